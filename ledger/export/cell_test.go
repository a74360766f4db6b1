package export

import (
	"bytes"
	"io"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestNoCellIsAFormula(t *testing.T) {
	for text, want := range map[string]string{
		"Anna":                "Anna",
		"Anna-Lena":           "Anna-Lena",
		"O'Neil":              "O'Neil",
		"a = b, c":            "a = b, c",
		"=1+1":                "'=1+1",
		"+1":                  "'+1",
		"-1":                  "'-1",
		"@SUM(1)":             "'@SUM(1)",
		"  =1":                "  '=1",
		"\u00a0=1":            "\u00a0'=1",
		"\u3000=1":            "\u3000'=1",
		"\u200b=1":            "'=1",
		"\ufeff=1":            "'=1",
		"\u202e=1":            "'=1",
		"\t=1":                " '=1",
		"\r\n=1":              "  '=1",
		"\x00=1":              "'=1",
		"\u3164=1":            "'=1",
		"\uff1d1":             "'\uff1d1",
		"\uff0b1":             "'\uff0b1",
		"\uff0d1":             "'\uff0d1",
		"\uff20SUM":           "'\uff20SUM",
		"\ufe631":             "'\ufe631",
		"\u22121":             "'\u22121",
		"Ann;=1":              "Ann;'=1",
		"Ann\u00a0; \u00a0@x": "Ann\u00a0; \u00a0'@x",
		"\"=1":                "\"'=1",
		"'=1":                 "''=1",
		"":                    "",
		"\xff=1":              "'=1",
	} {
		expect.Equal(t, cell(text), want, "%q", text)
	}
}

// A table is UTF-8 with a byte order mark, and uses the separators and decimal signs of its language. Negative numbers
// stay numbers, names stay text, and no unquoted cell contains a separator of any spreadsheet.
func TestASpreadsheetIsOfItsLanguage(t *testing.T) {
	table := func(w io.Writer) error {
		_, err := io.WriteString(w, "player,net_worth,points\nЗоя,-20,6.5\n'=Ben,30,7\n\"a;b, c\",1,\n"+
			"Jörg;,-30,-0.5\n\"Li \"\"Bo\"\"\",0,0\n")
		return err
	}
	for point, want := range map[string]string{
		".": "\uFEFFplayer,net_worth,points\nЗоя,-20,6.5\n'=Ben,30,7\n\"a;b, c\",1,\n" +
			"\"Jörg;\",-30,-0.5\n\"Li \"\"Bo\"\"\",0,0\n",
		",": "\uFEFFplayer;net_worth;points\nЗоя;-20;\"6,5\"\n'=Ben;30;7\n\"a;b, c\";1;\n" +
			"\"Jörg;\";-30;\"-0,5\"\n\"Li \"\"Bo\"\"\";0;0\n",
	} {
		var out bytes.Buffer
		must.Do(t, Spreadsheet(&out, point, table))
		expect.Equal(t, out.String(), want, "with %q a spreadsheet is", point)
	}
}

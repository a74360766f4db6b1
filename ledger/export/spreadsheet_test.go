package export

import (
	"bytes"
	"io"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A spreadsheet is UTF-8 with a mark that says so, its cells parted and its fractions written as the language has them;
// numbers below zero stay numbers and names stay text. No cell is parted where a spreadsheet parts at all separators at
// once.
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

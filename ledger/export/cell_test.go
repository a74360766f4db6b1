package export

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
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

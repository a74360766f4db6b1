package record

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// A text loses only invisible characters. Field names, and entries without such characters, stay unchanged.
func TestTextsOfEntriesAreTidied(t *testing.T) {
	for raw, want := range map[string]string{
		`{"reason":"paid  \u202etwice\u200b ","a\u200b":"x","n":[1,"\u009b31m"]}`: `{"reason":"paid  twice ","a\u200b":"x","n":[1,"31m"]}`,
		`{"reason":"a\nb"}`:                              `{"reason":"a b"}`,
		`{ "reason" : "a \"quoted\" word \\ \u00e9 " }`:  "",
		`{"reason":"👨‍👩‍👧 as agreed","seat":0,"x":null}`: "",
		`{"\u200b" : "clean"}`:                           "",
		`{"a\"b":"\"\u200b\""}`:                          `{"a\"b":"\"\""}`,
	} {
		expect.Equal(t, string(seenTexts([]byte(raw))), want, "%s", raw)
	}
}

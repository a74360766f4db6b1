package shape

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestANameThatStandsTwiceIsFound(t *testing.T) {
	for document, want := range map[string]string{
		`{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}],"A":3}`: "none",
		`{"a":1,"a":1}`:                         "a",
		`{"a":1,"\u0061":2}`:                    "a",
		`{"a":{"b":[0,{"c":1,"c":null}]}}`:      "a.b.1.c",
		`[[{"x.y":{"":1,"":2}}]]`:               "0.0.x.y.",
		`{"a":"{\"b\":1,\"b\":1}","b":1}`:       "none",
		` { "a" : [ ] , "b" : { } , "a" : 0 } `: "a",
		`7`:                                     "none",
	} {
		path, found := Repeated([]byte(document))
		if !found {
			path = "none"
		}
		expect.True(t, json.Valid([]byte(document)) && path == want, "%s: %q, must be %q", document, path, want)
	}
}

// encoding/json keeps every field of valid JSON in which no name is repeated.
func FuzzRepeated(f *testing.F) {
	f.Add(`{"a":1,"\u0061":2}`)
	f.Add(`[{"a":{"b":[0,{"c":1,"d":null}]}},{"":[]}]`)
	f.Fuzz(func(t *testing.T, document string) {
		if !json.Valid([]byte(document)) || strings.ContainsRune(document, '\uFFFD') {
			return
		}
		_, found := Repeated([]byte(document))
		if fields := strings.Count(colonsOf(document), ":"); found != (fields != kept(t, document)) {
			t.Errorf("%s: %v, of %d fields %d are kept", document, found, fields, kept(t, document))
		}
	})
}

// colonsOf returns a document without texts, so that the only colons left follow field names.
func colonsOf(document string) string {
	r := reader{text: []byte(document)}
	var rest strings.Builder
	for r.at < len(r.text) {
		if r.text[r.at] == '"' {
			r.quoted()
			continue
		}
		rest.WriteByte(r.text[r.at])
		r.at++
	}
	return rest.String()
}

func kept(t *testing.T, document string) (fields int) {
	var whole any
	decoder := json.NewDecoder(strings.NewReader(document))
	decoder.UseNumber() // a number may exceed any float
	must.Do(t, decoder.Decode(&whole))
	var count func(value any)
	count = func(value any) {
		switch value := value.(type) {
		case map[string]any:
			fields += len(value)
			for _, inner := range value {
				count(inner)
			}
		case []any:
			for _, inner := range value {
				count(inner)
			}
		}
	}
	count(whole)
	return fields
}

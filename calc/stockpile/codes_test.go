package stockpile

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestCodesAreRead(t *testing.T) {
	for text, want := range map[string]string{
		`{"regular":{"EPI":1,"COS":2}}`: `{"seat":0,"regular":{"COS":2,"EPI":1}}`,
		`{"regular":{"COS":0}}`:         `{"seat":0}`,
		`{"regular":null}`:              `{"seat":0}`,
	} {
		var e Sell
		expect.Equal(t, json.Unmarshal([]byte(text), &e), nil, "%s", text)
		raw, _ := json.Marshal(&e)
		expect.True(t, string(raw) == want, "%s is written %s, must be %s", text, raw, want)
	}
	for _, text := range []string{`{"regular":{"XYZ":1}}`, `{"regular":[1]}`, `{"regular":{"COS":"two"}}`,
		`{"regular":{"COS":1.5}}`, `{"forecasts":{"COS":4}}`, `{"forecasts":{"??":"+4"}}`} {
		var e Sell
		var m Movement
		expect.True(t, json.Unmarshal([]byte(text), &e) != nil || json.Unmarshal([]byte(text), &m) != nil,
			"%s can be read", text)
	}
}

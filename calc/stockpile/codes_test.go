package stockpile

import (
	"encoding/json"
	"testing"
)

// Counts and forecasts are read from objects by codes, and nothing else.
func TestCodesAreRead(t *testing.T) {
	for text, want := range map[string]string{
		`{"regular":{"EPI":1,"COS":2}}`: `{"seat":0,"regular":{"COS":2,"EPI":1}}`,
		`{"regular":{"COS":0}}`:         `{"seat":0}`,
		`{"regular":null}`:              `{"seat":0}`,
	} {
		var e Sell
		if err := json.Unmarshal([]byte(text), &e); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if raw, _ := json.Marshal(&e); string(raw) != want {
			t.Errorf("%s is written %s, must be %s", text, raw, want)
		}
	}
	for _, text := range []string{`{"regular":{"XYZ":1}}`, `{"regular":[1]}`, `{"regular":{"COS":"two"}}`,
		`{"regular":{"COS":1.5}}`, `{"forecasts":{"COS":4}}`, `{"forecasts":{"??":"+4"}}`} {
		var e Sell
		var m Movement
		if json.Unmarshal([]byte(text), &e) == nil && json.Unmarshal([]byte(text), &m) == nil {
			t.Errorf("%s can be read", text)
		}
	}
}

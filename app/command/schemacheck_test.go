package command

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/schema"
)

// A gameSchema is as much of JSON Schema as the schemas of the games use.
type gameSchema struct {
	Type       string                `json:"type"`
	Const      string                `json:"const"`
	Enum       []json.RawMessage     `json:"enum"`
	Minimum    *int                  `json:"minimum"`
	Maximum    *int                  `json:"maximum"`
	MinItems   int                   `json:"minItems"`
	MaxItems   *int                  `json:"maxItems"`
	Items      *gameSchema           `json:"items"`
	Required   []string              `json:"required"`
	Properties map[string]gameSchema `json:"properties"`
	AllOf      []gameSchema          `json:"allOf"`
	If         *gameSchema           `json:"if"`
	Then       *gameSchema           `json:"then"`
}

// check is what does not fit in a value, or nothing.
func (s gameSchema) check(at string, raw json.RawMessage) string {
	var object map[string]json.RawMessage
	var list []json.RawMessage
	var text string
	var number int
	var flag bool
	err := map[string]func() error{
		"": func() error { return nil }, "object": func() error { return json.Unmarshal(raw, &object) },
		"array": func() error { return json.Unmarshal(raw, &list) }, "string": func() error { return json.Unmarshal(raw, &text) },
		"integer": func() error { return json.Unmarshal(raw, &number) }, "boolean": func() error { return json.Unmarshal(raw, &flag) },
	}[s.Type]()
	if s.Type == "" {
		_ = json.Unmarshal(raw, &object) // a condition is asked of an object or a text
		_ = json.Unmarshal(raw, &text)
	}
	switch {
	case err != nil:
		return fmt.Sprintf("%s: %v", at, err)
	case len(s.Enum) > 0 && !slices.ContainsFunc(s.Enum, func(v json.RawMessage) bool { return string(v) == string(raw) }):
		return fmt.Sprintf("%s: %s is none of %s", at, raw, s.Enum)
	case s.Const != "" && s.Const != text, s.Minimum != nil && number < *s.Minimum, s.Maximum != nil && number > *s.Maximum:
		return fmt.Sprintf("%s: %s is out of bounds", at, raw)
	case len(list) < s.MinItems, s.MaxItems != nil && len(list) > *s.MaxItems:
		return fmt.Sprintf("%s: there are %d", at, len(list))
	}
	for _, name := range s.Required {
		if _, there := object[name]; !there {
			return at + ": there is no " + name
		}
	}
	for name, value := range object {
		if wrong := s.Properties[name].check(at+"."+name, value); wrong != "" {
			return wrong
		}
	}
	for i, value := range list {
		if wrong := s.Items.check(fmt.Sprintf("%s.%d", at, i), value); wrong != "" {
			return wrong
		}
	}
	for _, part := range s.AllOf {
		if part.If.check(at, raw) == "" {
			if wrong := part.Then.check(at, raw); wrong != "" {
				return wrong
			}
		}
	}
	return ""
}

// Every recorded game and every preset's options satisfy the schema of its game, and what is misspelt or too long does not.
func TestRecordedGamesSatisfyTheirSchemas(t *testing.T) {
	slow(t)
	for _, book := range rulebooks.All() {
		text, _ := schema.Of(book.ID())
		var s gameSchema
		if err := json.Unmarshal(text, &s); err != nil {
			t.Fatal(err)
		}
		for _, name := range recordings.Names(t, book.ID()) {
			raw, err := json.Marshal(recordings.Read(t, book.ID(), name).Record)
			if err != nil {
				t.Fatal(err)
			}
			if wrong := s.check(name, raw); wrong != "" {
				t.Errorf("%s %s", book.ID(), wrong)
			}
		}
		for _, preset := range book.Presets() {
			raw, err := json.Marshal(preset.Options)
			if err != nil {
				t.Fatal(err)
			}
			if wrong := s.Properties["options"].check(preset.Key, raw); wrong != "" {
				t.Errorf("%s %s", book.ID(), wrong)
			}
		}
		for _, bad := range []string{`{"rulebook":"chess"}`, `{"preset":"none"}`, `{"operations":[{"kind":"bite"}]}`, `{"operations":[{"kind":"leave","entry":{}}]}`} {
			if s.check("record", json.RawMessage(bad)) == "" {
				t.Errorf("%s allows %s", book.ID(), bad)
			}
		}
	}
}

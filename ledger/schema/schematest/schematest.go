// Package schematest checks in tests whether JSON satisfies a JSON Schema.
package schematest

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// A Schema is the part of JSON Schema that this program's schemas use.
type Schema struct {
	Type       string            `json:"type"`
	Const      string            `json:"const"`
	Enum       []json.RawMessage `json:"enum"`
	Pattern    string            `json:"pattern"`
	Minimum    *int              `json:"minimum"`
	Maximum    *int              `json:"maximum"`
	MinItems   int               `json:"minItems"`
	MaxItems   *int              `json:"maxItems"`
	Items      *Schema           `json:"items"`
	Required   []string          `json:"required"`
	Properties map[string]Schema `json:"properties"`
	AllOf      []Schema          `json:"allOf"`
	AnyOf      []Schema          `json:"anyOf"`
	If         *Schema           `json:"if"`
	Then       *Schema           `json:"then"`
}

func Of(t testing.TB, text []byte) (s Schema) {
	t.Helper()
	must.Do(t, json.Unmarshal(text, &s))
	return s
}

// Check returns the first violation of the schema by a value, or "". The text begins with at, the path of the value.
func (s Schema) Check(at string, raw json.RawMessage) string {
	var object map[string]json.RawMessage
	var list []json.RawMessage
	var text string
	var number int
	var flag bool
	err := map[string]func() error{
		"": func() error { return nil }, "object": func() error { return json.Unmarshal(raw, &object) },
		"array":   func() error { return json.Unmarshal(raw, &list) },
		"string":  func() error { return json.Unmarshal(raw, &text) },
		"integer": func() error { return json.Unmarshal(raw, &number) },
		"boolean": func() error { return json.Unmarshal(raw, &flag) },
	}[s.Type]()
	if s.Type == "" {
		_ = json.Unmarshal(raw, &object) // not every value is an object
		_ = json.Unmarshal(raw, &text)
	}
	is := func(v json.RawMessage) bool { return string(v) == string(raw) }
	fits := func(one Schema) bool { return one.Check(at, raw) == "" }
	switch {
	case err != nil:
		return fmt.Sprintf("%s: %v", at, err)
	case len(s.Enum) > 0 && !slices.ContainsFunc(s.Enum, is):
		return fmt.Sprintf("%s: %s is none of %s", at, raw, s.Enum)
	case s.Const != "" && s.Const != text, s.Minimum != nil && number < *s.Minimum, s.Maximum != nil &&
		number > *s.Maximum:
		return fmt.Sprintf("%s: %s is out of bounds", at, raw)
	case s.Pattern != "" && !regexp.MustCompile(s.Pattern).MatchString(text):
		return fmt.Sprintf("%s: %s does not match", at, raw)
	case len(list) < s.MinItems, s.MaxItems != nil && len(list) > *s.MaxItems:
		return fmt.Sprintf("%s: there are %d", at, len(list))
	case len(s.AnyOf) > 0 && !slices.ContainsFunc(s.AnyOf, fits):
		return fmt.Sprintf("%s: none of %d fits", at, len(s.AnyOf))
	}
	for _, name := range s.Required {
		if _, there := object[name]; !there {
			return at + ": there is no " + name
		}
	}
	for name, value := range object {
		if wrong := s.Properties[name].Check(at+"."+name, value); wrong != "" {
			return wrong
		}
	}
	for i, value := range list {
		if wrong := s.Items.Check(fmt.Sprintf("%s.%d", at, i), value); wrong != "" {
			return wrong
		}
	}
	for _, part := range s.AllOf {
		if fits(*part.If) {
			if wrong := part.Then.Check(at, raw); wrong != "" {
				return wrong
			}
		}
	}
	return ""
}

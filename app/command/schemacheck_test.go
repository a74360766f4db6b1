package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket/agreement"
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
		"array":   func() error { return json.Unmarshal(raw, &list) },
		"string":  func() error { return json.Unmarshal(raw, &text) },
		"integer": func() error { return json.Unmarshal(raw, &number) },
		"boolean": func() error { return json.Unmarshal(raw, &flag) },
	}[s.Type]()
	if s.Type == "" {
		_ = json.Unmarshal(raw, &object) // a condition is asked of an object or a text
		_ = json.Unmarshal(raw, &text)
	}
	switch {
	case err != nil:
		return fmt.Sprintf("%s: %v", at, err)
	case len(s.Enum) > 0 && !slices.ContainsFunc(s.Enum, func(v json.RawMessage) bool {
		return string(v) == string(
			raw)
	}):
		return fmt.Sprintf("%s: %s is none of %s", at, raw, s.Enum)
	case s.Const != "" && s.Const != text, s.Minimum != nil && number < *s.Minimum, s.Maximum != nil &&
		number > *s.Maximum:
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

// Every recorded game and every preset's options satisfy the schema of its game, and what is misspelt or too long does
// not.
func TestRecordedGamesSatisfyTheirSchemas(t *testing.T) {
	slow(t)
	for _, book := range rulebooks.All() {
		text, _ := schema.Of(book.ID())
		var s gameSchema
		must.Do(t, json.Unmarshal(text, &s))
		for _, name := range recordings.Names(t, book.ID()) {
			var text bytes.Buffer
			must.Do(t, recordings.Read(t, book.ID(), name).Record.Write(&text))
			if wrong := s.check(name, text.Bytes()); wrong != "" {
				t.Errorf("%s %s", book.ID(), wrong)
			}
		}
		for _, preset := range book.Presets() {
			raw := must.Get(json.Marshal(preset.Options))(t)
			if wrong := s.Properties["options"].check(preset.Key, raw); wrong != "" {
				t.Errorf("%s %s", book.ID(), wrong)
			}
		}
		for _, bad := range []string{`{"rulebook":"chess"}`, `{"preset":"none"}`, `{"operations":[{"kind":"bite"}]}`,
			`{"operations":[{"kind":"leave","entry":{}}]}`} {
			if s.check("record", json.RawMessage(bad)) == "" {
				t.Errorf("%s allows %s", book.ID(), bad)
			}
		}
	}
}

// schemaOf is the schema of a rulebook's records.
func schemaOf(t *testing.T, id string) gameSchema {
	t.Helper()
	text, _ := schema.Of(id)
	var s gameSchema
	must.Do(t, json.Unmarshal(text, &s))
	return s
}

// otherNames gives the companies of a market names that no recorded game has, with codes of their own here and there.
func otherNames(o calc.Options, draw conformance.Draw) calc.Options {
	market, is := o.(*agreement.Options)
	if !is {
		return o
	}
	market.Companies = []string{"Zinc & Co (ZX9), Ölwerk, 李, Quarry",
		"Harbour, Grand Hotel (GH), Überland, Mills, Ümit (Ü)"}[draw(2)]
	market.Opening, market.Track, market.Step = "100", "free", 1
	return o
}

// Whatever the rules allow satisfies the schema: games under any rule set that are played by their forms alone, in an
// open market with companies of any name.
func TestAnyGameSatisfiesItsSchema(t *testing.T) {
	slow(t)
	for _, book := range rulebooks.All() {
		s := schemaOf(t, book.ID())
		t.Run(book.ID(), func(t *testing.T) {
			kinds := map[string]bool{}
			conformance.Games(t, func(t conformance.Judge, draw conformance.Draw) {
				opened := conformance.Open(t, book, draw)
				var names []string
				for _, seat := range opened.Layout().Seats {
					names = append(names, seat.Name)
				}
				table, _, refusal := book.Open(otherNames(conformance.Options(book, draw), draw), names)
				if refusal != nil {
					table = opened
				}
				options, err := json.Marshal(table.Layout().Options)
				must.Do(t, err)
				wrong := s.Properties["options"].check("options", options)
				must.Hold(t, wrong == "", "%s", wrong)
				for n := 0; n < 10 && !table.Over(); n++ {
					e, found := conformance.Entry(book, table, draw)
					if !found {
						break
					}
					entry, err := json.Marshal(e)
					must.Do(t, err)
					record := fmt.Sprintf(`{"rulebook":%q,"operations":[{"kind":%q,"entry":%s}]}`, book.ID(), e.Kind(),
						entry)
					if wrong := s.check("record", json.RawMessage(record)); wrong != "" {
						t.Fatalf("%s, in %s", wrong, record)
					}
					kinds[e.Kind()] = true
					table, _, _ = e.Apply(table)
				}
			})
			expect.True(t, len(kinds) >= len(book.Kinds())/2, "only %v were played", kinds)
		})
	}
}

// A company that players named may be called anything wherever an entry names one; a word that the rules fix may not.
func TestTheSchemaBoundsWhatTheRulesFix(t *testing.T) {
	entry := func(kind, entry string) string {
		return schemaOf(t, "openmarket").check("record", json.RawMessage(
			`{"operations":[{"kind":"`+kind+`","entry":`+entry+`}]}`))
	}
	for kind, fields := range map[string]string{
		"treasury": `"change":5`, "buy": `"seat":0,"shares":1`, "dividend": `"each":5`, "close": `"keep":true`,
		"launch": `"seat":0`,
	} {
		expect.Equal(t, entry(kind, `{"company":"ZX9",`+fields+`}`), "", "a %s of a company called ZX9", kind)
	}
	expect.True(t, entry("buy", `{"seat":0,"company":"A","class":"founders","shares":1}`) != "",
		"any kind of certificate is allowed")
}

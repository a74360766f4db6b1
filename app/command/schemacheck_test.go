package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/schema"
	"scripkeeper/ledger/schema/schematest"
)

// Misspelt or overlong data does not satisfy the schemas.
func TestRecordedGamesSatisfyTheirSchemas(t *testing.T) {
	must.HaveTime(t)
	records := schematest.Of(t, must.Get(os.ReadFile("../../ledger/record.schema.json"))(t))
	for _, book := range rulebooks.All() {
		s := schemaOf(t, book.ID())
		for _, name := range recordings.Names(t, book.ID()) {
			var text bytes.Buffer
			must.Do(t, recordings.Read(t, book.ID(), name).Record.Write(&text))
			for _, s := range []schematest.Schema{s, records} {
				expect.Equal(t, s.Check(name, text.Bytes()), "", "%s: what is wrong", book.ID())
			}
		}
		for _, preset := range book.Presets() {
			raw := must.Get(json.Marshal(preset.Options))(t)
			if wrong := s.Properties["options"].Check(preset.Key, raw); wrong != "" {
				t.Errorf("%s %s", book.ID(), wrong)
			}
		}
		for _, bad := range []string{`{"rulebook":"chess"}`, `{"preset":"none"}`, `{"operations":[{"kind":"bite"}]}`,
			`{"operations":[{"kind":"leave","entry":{}}]}`} {
			if s.Check("record", json.RawMessage(bad)) == "" {
				t.Errorf("%s allows %s", book.ID(), bad)
			}
		}
	}
}

func schemaOf(t *testing.T, id string) schematest.Schema {
	t.Helper()
	text, _ := schema.Of(id)
	return schematest.Of(t, text)
}

// otherNames gives the companies of an open market unusual names, and some of them codes of their own.
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

// The games are random, under any preset, and have unusual company names where players name companies.
func TestAnyGameSatisfiesItsSchema(t *testing.T) {
	must.HaveTime(t)
	for _, book := range rulebooks.All() {
		s := schemaOf(t, book.ID())
		t.Run(book.ID(), func(t *testing.T) {
			kinds := map[string]bool{}
			conformance.Games(t, func(t conformance.Judge, draw conformance.Draw) {
				opened := conformance.Open(t, book, draw)
				names := calc.Map(opened.Layout().Seats, func(seat calc.Seat) string { return seat.Name })
				table, _, refusal := book.Open(otherNames(conformance.Options(book, draw), draw), names)
				if refusal != nil {
					table = opened
				}
				options, err := json.Marshal(table.Layout().Options)
				must.Do(t, err)
				wrong := s.Properties["options"].Check("options", options)
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
					if wrong := s.Check("record", json.RawMessage(record)); wrong != "" {
						t.Fatalf("%s, in %s", wrong, record)
					}
					kinds[e.Kind()] = true
					table, _, _ = e.Apply(table)
				}
			})
			expect.True(t, len(kinds) >= len(calc.Kinds(book.Blanks()))/2, "only %v were played", kinds)
		})
	}
}

// Companies named by players may have any name. Words that the rules fix must not vary.
func TestTheSchemaBoundsWhatTheRulesFix(t *testing.T) {
	entry := func(kind, entry string) string {
		return schemaOf(t, "openmarket").Check("record", json.RawMessage(
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

package record_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

// example is the record that FORMAT.md shows.
func example(t testing.TB) (text, page string) {
	t.Helper()
	raw := must.Get(os.ReadFile("../FORMAT.md"))(t)
	page = string(raw)
	_, text, found := strings.Cut(page, "```json\n")
	text, _, closed := strings.Cut(text, "```")
	must.Hold(t, found && closed, "FORMAT.md has no example")
	return text, page
}

func TestTheExampleOfTheFormatPageReads(t *testing.T) {
	text, page := example(t)
	r := must.Get(record.Read(strings.NewReader(text)))(t)
	var again bytes.Buffer
	must.Do(t, r.Write(&again))
	expect.Equal(t, again.String(), text, "as it is written")
	g := must.Get(game.Replay(r, rulebooks.All()))(t)
	if len(g.Steps()) != 2 || g.Steps()[0].Source != 5 || g.Steps()[0].Refusal != nil || g.Steps()[1].Refusal != nil {
		t.Fatalf("%+v", g.Steps())
	}
	expect.True(t, strings.Contains(page, g.Head().String()), "the head is %s", g.Head())
}

func TestTheFormatPageListsTheFaults(t *testing.T) {
	_, page := example(t)
	raw := must.Get(os.ReadFile("../../assets/translations/en.json"))(t)
	var sentences map[string]string
	must.Do(t, json.Unmarshal(raw, &sentences))
	codes := 0
	for key := range sentences {
		code, fault := strings.CutPrefix(key, "fault.")
		if !fault || !strings.HasPrefix(code, "record.") && !strings.HasPrefix(code, "import.") &&
			!strings.HasPrefix(code, "backup.") {
			continue
		}
		codes++
		expect.True(t, strings.Contains(page, "`"+code+"`"), "%s is not on the page", code)
	}
	must.Hold(t, codes >= 10, "%d codes", codes)
}

func TestRecordsSatisfyTheSchema(t *testing.T) {
	s := recordSchema(t)
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	must.Do(t, g.Undo(ledgertest.Ann()))
	must.Do(t, g.Insert(1, ledgertest.Price(0, 120), ledgertest.Ann()))
	must.Do(t, g.Replace(2, ledgertest.Buy(0, 0, 2), ledger.Author{}))
	text := gametest.Text(t, g)
	shown, _ := example(t)
	for _, record := range []string{text, shown} {
		wrong := s.check("record", json.RawMessage(record))
		expect.True(t, len(wrong) == 0, "%v", wrong)
	}
	for change, field := range map[string]string{
		`"format": 1`: `"format": "1"`, `"id":`: `"ident":`, `"act": "void"`: `"act": "erase"`,
		`"kind": "trade"`: `"kin": "trade"`, `"target": 1`: `"aim": 1`, `"name": "Ann"`: `"name": 7`,
		`"via": "undo"`: `"via": ""`, `"rules_version": 2`: `"rules_version": 0`,
	} {
		bad := strings.Replace(text, change, field, 1)
		must.Hold(t, bad != text, "%s is not in the record", change)
		expect.True(t, len(s.check("record", json.RawMessage(bad))) > 0, "the schema allows %s", field)
	}
}

func recordSchema(t *testing.T) schema {
	t.Helper()
	raw := must.Get(os.ReadFile("../record.schema.json"))(t)
	var s schema
	must.Do(t, json.Unmarshal(raw, &s))
	return s
}

func TestGamesOfEveryRulebookSatisfyTheSchema(t *testing.T) {
	s, chance := recordSchema(t), rand.New(rand.NewPCG(7, 9))
	for _, rules := range rulebooks.All() {
		options := rules.Presets()[0].Options
		low, _ := rules.Seats(options)
		setup := record.Setup{Rulebook: rules.ID(), Options: options, Names: []string{"Ann", "Ben", "Zoë"}[:low]}
		g := must.Get(game.Scratch(setup, rulebooks.All()))(t)
		for range 12 {
			e, found := conformance.Entry(rules, g.Table(), chance.IntN)
			if !found {
				break
			}
			must.Get(g.Record(e, ledgertest.Ann()))(t)
		}
		expect.True(t, len(g.Steps()) >= 3, "%s goes no further than %d entries", rules.ID(), len(g.Steps()))
		wrong := s.check("record", json.RawMessage(gametest.Text(t, g)))
		expect.True(t, len(wrong) == 0, "%s: %v", rules.ID(), wrong)
	}
}

// A schema is as much of JSON Schema as the record's schema uses.
type schema struct {
	Type       string            `json:"type"`
	Required   []string          `json:"required"`
	Properties map[string]schema `json:"properties"`
	Items      *schema           `json:"items"`
	Enum       []string          `json:"enum"`
	Pattern    string            `json:"pattern"`
	Minimum    *int              `json:"minimum"`
	AllOf      []schema          `json:"allOf"`
	AnyOf      []schema          `json:"anyOf"`
	If         *schema           `json:"if"`
	Then       *schema           `json:"then"`
}

// check tells what in a value does not satisfy the schema.
func (s schema) check(at string, raw json.RawMessage) []string {
	var wrong []string
	note := func(format string, args ...any) { wrong = append(wrong, at+": "+fmt.Sprintf(format, args...)) }
	var object map[string]json.RawMessage
	var list []json.RawMessage
	var text string
	var whole int
	var err error
	switch s.Type {
	case "object":
		err = json.Unmarshal(raw, &object)
	case "array":
		err = json.Unmarshal(raw, &list)
	case "string":
		err = json.Unmarshal(raw, &text)
	case "integer":
		err = json.Unmarshal(raw, &whole)
	default:
		_ = json.Unmarshal(raw, &object)
		_ = json.Unmarshal(raw, &text)
	}
	if err != nil {
		note("%v", err)
	}
	for _, name := range s.Required {
		if _, there := object[name]; !there {
			note("%s is missing", name)
		}
	}
	for name, property := range s.Properties {
		if value, there := object[name]; there {
			wrong = append(wrong, property.check(at+"."+name, value)...)
		}
	}
	for i, value := range list {
		wrong = append(wrong, s.Items.check(fmt.Sprintf("%s.%d", at, i), value)...)
	}
	if len(s.Enum) > 0 && !slices.Contains(s.Enum, text) {
		note("%q is not allowed", text)
	}
	if s.Pattern != "" && !regexp.MustCompile(s.Pattern).MatchString(text) {
		note("%q does not match", text)
	}
	if s.Minimum != nil && whole < *s.Minimum {
		note("%d is too small", whole)
	}
	if len(s.AnyOf) > 0 && !slices.ContainsFunc(s.AnyOf, func(one schema) bool {
		return len(one.check(at,
			raw)) == 0
	}) {
		note("none of %d fits", len(s.AnyOf))
	}
	for _, part := range s.AllOf {
		if len(part.If.check(at, raw)) == 0 {
			wrong = append(wrong, part.Then.check(at, raw)...)
		}
	}
	return wrong
}

package record_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/schema/schematest"
)

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

func TestTheRecordByHandOfTheFormatPageIsLegal(t *testing.T) {
	_, page := example(t)
	_, text, found := strings.Cut(page, "## Writing a record by hand")
	_, text, shown := strings.Cut(text, "```json\n")
	text, _, closed := strings.Cut(text, "```")
	must.Hold(t, found && shown && closed, "FORMAT.md has no record by hand")
	g := must.Get(game.Replay(must.Get(record.Read(strings.NewReader(text)))(t), rulebooks.All()))(t)
	must.Hold(t, len(g.Steps()) == 1, "%+v", g.Steps())
	expect.True(t, g.Steps()[0].Refusal == nil, "%+v", g.Steps()[0].Refusal)
}

func TestTheFormatPageNamesTheVersionsOfTheRules(t *testing.T) {
	_, page := example(t)
	for _, rules := range rulebooks.All() {
		version := fmt.Sprintf("`%s` %d", rules.ID(), rules.Version())
		expect.True(t, strings.Contains(page, version), "%s is not on the page", version)
	}
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
	s := schematest.Of(t, must.Get(os.ReadFile("../record.schema.json"))(t))
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	must.Do(t, g.Undo(ledgertest.Ann()))
	must.Do(t, g.Insert(1, ledgertest.Price(0, 120), ledgertest.Ann()))
	must.Do(t, g.Replace(2, ledgertest.Buy(0, 0, 2), ledger.Author{}))
	text := gametest.Text(t, g)
	shown, _ := example(t)
	for _, record := range []string{text, shown} {
		expect.Equal(t, s.Check("record", json.RawMessage(record)), "", "what is wrong")
	}
	for change, field := range map[string]string{
		`"format": 1`: `"format": "1"`, `"id":`: `"ident":`, `"act": "void"`: `"act": "erase"`,
		`"kind": "trade"`: `"kin": "trade"`, `"target": 1`: `"aim": 1`, `"name": "Ann"`: `"name": 7`,
		`"via": "undo"`: `"via": ""`, `"rules_version": 2`: `"rules_version": 0`,
	} {
		bad := strings.Replace(text, change, field, 1)
		must.Hold(t, bad != text, "%s is not in the record", change)
		expect.True(t, s.Check("record", json.RawMessage(bad)) != "", "the schema allows %s", field)
	}
}

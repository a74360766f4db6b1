package record_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

func TestTextsThatComeInAreTidied(t *testing.T) {
	dirty := strings.NewReplacer(
		`"title": "<`, `"title": "\u202eF\u200briday <`+strings.Repeat(`\n`, 60_000),
		`"name": "Ann"`, `"name": "\ufeffA\u200dnn\u001b"`,
		`"person": "`, `"person": "`+strings.Repeat("x", 300),
	).Replace(ledgertest.SmallRecord)
	must.Hold(t, dirty != ledgertest.SmallRecord, "nothing of the record is dirty")
	r := must.Get(record.Read(strings.NewReader(dirty)))(t)
	if strings.ContainsFunc(r.Title, func(r rune) bool { return r == '\n' || r == 0x202e }) ||
		!strings.HasPrefix(r.Title, "Friday") {
		t.Errorf("the title is %q", r.Title)
	}
	for _, o := range r.Operations {
		expect.True(t, len(o.By.Person) <= record.MaxAuthorLength, "a person has %d letters", len(o.By.Person))
	}
	expect.True(t, len(r.Tidied) > 0 && r.Tidied[0] == (record.TidiedField{Field: "title"}),
		"what was tidied is told as %v", r.Tidied)
	clean := must.Get(record.Read(strings.NewReader(ledgertest.SmallRecord)))(t)
	expect.True(t, clean.Tidied == nil, "%v of a clean record was tidied", clean.Tidied)
}

// Entries are tidied when recorded, so that every copy has the same hash chain.
func TestWhatIsTypedIsTidied(t *testing.T) {
	g := must.Get(game.Scratch(record.Setup{Rulebook: "stockholder", Title: " Friday\u200b ",
		Names: []string{"An\u200dna", "Ben\u202e", "👨\u200d👩"}}, rulebooks.All()))(t)
	if got := g.Setup(); got.Title != "Friday" || !slices.Equal(got.Names, []string{"Anna", "Ben", "👨\u200d👩"}) {
		t.Errorf("%q, %q", got.Title, got.Names)
	}
	ruling, _ := calc.Blank(g.Rulebook(), "ruling")
	must.Do(t, json.Unmarshal([]byte(`{"seat":0,"what":"cash","change":5,"reason":"as\u202e agreed"}`), ruling))
	step := must.Get(g.Record(ruling, ledger.Author{}))(t)
	text := fmt.Sprintf("%+v", step.Entry)
	expect.True(t, !strings.ContainsRune(text, 0x202e) && strings.Contains(text, "as agreed"), "the entry is %s", text)
	again := must.Get(record.Read(strings.NewReader(gametest.Text(t, g))))(t)
	back := must.Get(game.Replay(again, rulebooks.All()))(t)
	expect.True(t, back.Head() == g.Head() && again.Tidied == nil,
		"the copy has another head; %v was tidied", again.Tidied)
}

func TestTimesOutsideOfTheYearsThatRecordsWrite(t *testing.T) {
	for _, at := range []string{"0000-01-01T00:00:00+23:00", "9999-12-31T23:59:59-23:00", "-001-01-01T00:00:00Z",
		"10000-01-01T00:00:00Z"} {
		_, err := record.Read(strings.NewReader(strings.Replace(ledgertest.SmallRecord,
			"2026-03-14T21:35:00.1239+02:00", at, 1)))
		ledgertest.WantFault(t, err, "record.types")
	}
	for _, at := range []string{"0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"} {
		must.Get(record.Read(strings.NewReader(strings.Replace(ledgertest.SmallRecord, "2026-03-14T21:35:00.1239+02:00",
			at, 1))))(t)
	}
}

// A list that is too long is refused before it is decoded.
func TestListsOfARecordAreBounded(t *testing.T) {
	t.Parallel()
	manyFields := strings.Repeat(`,"x":0`, 100_000)
	for what, text := range map[string]string{
		"seats": fmt.Sprintf(
			`{"format":1,"rulebook":"stockholder","rules_version":1,"id":"0a0b0c0102030405","options":{},"seats":[%s],"operations":[]}`, strings.Repeat("{},", 2_000_000)+"{}"),
		"operations": fmt.Sprintf(
			`{"format":1,"rulebook":"stockholder","rules_version":1,"id":"0a0b0c0102030405","options":{},"seats":[],"operations":[%s]}`, strings.Repeat("0,", 3_000_000)+"0"),
		"fields":       `{"format":1,"rulebook":"tiny"` + manyFields + `}`,
		"options":      strings.Replace(ledgertest.SmallRecord, `"cash": 700`, `"cash": 700`+manyFields, 1),
		"a seat":       strings.Replace(ledgertest.SmallRecord, `"hat": "red"`, `"hat": "red"`+manyFields, 1),
		"an operation": strings.Replace(ledgertest.SmallRecord, `"weather": "rain"`, `"weather": "rain"`+manyFields, 1),
	} {
		t.Run(what, func(t *testing.T) {
			ledgertest.WantFault(t, ledgertest.Second(record.Read(strings.NewReader(text))), "record.many")
		})
	}
}

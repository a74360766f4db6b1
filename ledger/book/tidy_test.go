package book

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

// TestTextsThatComeInAreTidied reads a record whose texts hide things, and one that is as this program writes it.
func TestTextsThatComeInAreTidied(t *testing.T) {
	dirty := strings.NewReplacer(
		`"title": "<`, `"title": "\u202eF\u200briday <`+strings.Repeat(`\n`, 60_000),
		`"name": "Ann"`, `"name": "\ufeffA\u200dnn\u001b"`,
		`"person": "`, `"person": "`+strings.Repeat("x", 300),
	).Replace(smallRecord)
	if dirty == smallRecord {
		t.Fatal("nothing of the record is dirty")
	}
	r, err := record.Read(strings.NewReader(dirty))
	must.Do(t, err)
	if strings.ContainsFunc(r.Title, func(r rune) bool { return r == '\n' || r == 0x202e }) || !strings.HasPrefix(r.Title, "Friday") {
		t.Errorf("the title is %q", r.Title)
	}
	for _, o := range r.Operations {
		if len(o.By.Person) > record.MaxAuthorLength {
			t.Errorf("a person has %d letters", len(o.By.Person))
		}
	}
	if len(r.Tidied) == 0 || r.Tidied[0] != (record.TidiedField{Field: "title"}) {
		t.Errorf("what was tidied is told as %v", r.Tidied)
	}
	clean, err := record.Read(strings.NewReader(smallRecord))
	must.Do(t, err)
	if clean.Tidied != nil {
		t.Errorf("%v of a clean record was tidied", clean.Tidied)
	}
}

// What is recorded from now on is tidy from the beginning, so that its chain is the same wherever it goes.
func TestWhatIsTypedIsTidied(t *testing.T) {
	g, err := game.Scratch(record.Setup{Rulebook: "stockholder", Title: " Friday\u200b ", Names: []string{"An\u200dna", "Ben\u202e", "👨\u200d👩"}}, rulebooks.All())
	must.Do(t, err)
	if got := g.Setup(); got.Title != "Friday" || !slices.Equal(got.Names, []string{"Anna", "Ben", "👨\u200d👩"}) {
		t.Errorf("%q, %q", got.Title, got.Names)
	}
	ruling, _ := g.Rulebook().Blank("ruling")
	must.Do(t, json.Unmarshal([]byte(`{"seat":0,"what":"cash","change":5,"reason":"as\u202e agreed"}`), ruling))
	step, err := g.Record(ruling, ledger.Author{})
	must.Do(t, err)
	if text := fmt.Sprintf("%+v", step.Entry); strings.ContainsRune(text, 0x202e) || !strings.Contains(text, "as agreed") {
		t.Errorf("the entry is %s", text)
	}
	var out bytes.Buffer
	must.Do(t, g.Export().Write(&out))
	again, err := record.Read(&out)
	must.Do(t, err)
	back, err := game.Replay(again, rulebooks.All())
	must.Do(t, err)
	if back.Head() != g.Head() || again.Tidied != nil {
		t.Errorf("the copy has another head; %v was tidied", again.Tidied)
	}
}

func TestTimesOutsideOfTheYearsThatRecordsWrite(t *testing.T) {
	for _, at := range []string{"0000-01-01T00:00:00+23:00", "9999-12-31T23:59:59-23:00", "-001-01-01T00:00:00Z", "10000-01-01T00:00:00Z"} {
		_, err := record.Read(strings.NewReader(strings.Replace(smallRecord, "2026-03-14T21:35:00.1239+02:00", at, 1)))
		ledgertest.WantFault(t, err, "record.types")
	}
	for _, at := range []string{"0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"} {
		_, err := record.Read(strings.NewReader(strings.Replace(smallRecord, "2026-03-14T21:35:00.1239+02:00", at, 1)))
		must.Do(t, err)
	}
}

// Lists that no game has are counted before anything is made of them.
func TestListsOfARecordAreBounded(t *testing.T) {
	t.Parallel()
	manyFields := strings.Repeat(`,"x":0`, 100_000)
	for what, text := range map[string]string{
		"seats":        fmt.Sprintf(`{"format":1,"rulebook":"stockholder","rules_version":1,"id":"0a0b0c0102030405","options":{},"seats":[%s],"operations":[]}`, strings.Repeat("{},", 2_000_000)+"{}"),
		"operations":   fmt.Sprintf(`{"format":1,"rulebook":"stockholder","rules_version":1,"id":"0a0b0c0102030405","options":{},"seats":[],"operations":[%s]}`, strings.Repeat("0,", 3_000_000)+"0"),
		"fields":       `{"format":1,"rulebook":"tiny"` + manyFields + `}`,
		"options":      strings.Replace(smallRecord, `"cash": 700`, `"cash": 700`+manyFields, 1),
		"a seat":       strings.Replace(smallRecord, `"hat": "red"`, `"hat": "red"`+manyFields, 1),
		"an operation": strings.Replace(smallRecord, `"weather": "rain"`, `"weather": "rain"`+manyFields, 1),
	} {
		t.Run(what, func(t *testing.T) {
			_, err := record.Read(strings.NewReader(text))
			ledgertest.WantFault(t, err, "record.many")
		})
	}
}

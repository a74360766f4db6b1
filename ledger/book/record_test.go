package book

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"strings"
	"testing"
	"time"
)

const smallRecord = `{
  "format": 1, "rulebook": "tiny", "rules_version": 1, "id": "00000000000000ab", "title": "<Ann & Ben>",
  "mood": {"snacks": [1, 2.50, 1e400]}, "zeal": "ж",
  "options": {"cash": 700, "colour": "blue"},
  "seats": [{"name": "Ann", "hat": "red"}, {"name": "Ben"}],
  "operations": [
    {"act": "record", "kind": "trade", "entry": {"seat": 0, "company": 0, "count": 2, "joke": {"a": 1}}, "weather": "rain"},
    {"op": 2, "act": "replace", "target": 1, "kind": "trade", "entry": {"seat": 0, "company": 0, "count": 3},
     "person": "Ann", "at": "2026-03-14T21:35:00.1239+02:00"}
  ]
}`

func TestUnknownFieldsSurvive(t *testing.T) {
	r, err := record.Read(strings.NewReader("\xef\xbb\xbf" + smallRecord))
	must.Do(t, err)
	if at := r.Operations[1].At; !at.Equal(time.Date(2026, 3, 14, 19, 35, 0, 123e6, time.UTC)) {
		t.Errorf("at %v", at)
	}
	b := openBook(t)
	_, err = b.Games.Import(r, ledger.Author{Person: "Zoë", Device: ""})
	must.Do(t, err)
	g, err := b.Games.Load(r.ID)
	must.Do(t, err)
	var text bytes.Buffer
	must.Do(t, g.Export().Write(&text))
	for _, stored := range []string{
		`"mood": {"snacks":[1,2.50,1e400]}`, `"zeal": "ж"`, `"colour":"blue"`, `{"name": "Ann", "hat": "red"}`,
		`"joke":{"a":1}`, `"weather": "rain"`, `"title": "<Ann & Ben>"`, `"at": "2026-03-14T19:35:00.123Z"`,
	} {
		if !strings.Contains(text.String(), stored) {
			t.Errorf("%s is lost:\n%s", stored, text.String())
		}
	}
	// They have no part in the chain.
	plain, err := record.Read(strings.NewReader(strings.Replace(smallRecord, `, "joke": {"a": 1}`, "", 1)))
	must.Do(t, err)
	done, err := b.Games.Import(plain, ledgertest.Ann())
	must.Do(t, err)
	wantImport(t, done, oplog.OutcomeSame, 0)
	if g.Table().Cash(0) != 400 {
		t.Errorf("cash %d", g.Table().Cash(0))
	}
}

func TestOptionsLeftOutAreTheDefault(t *testing.T) {
	r, err := record.Read(strings.NewReader(strings.Replace(smallRecord, `"cash": 700, `, "", 1)))
	must.Do(t, err)
	g, err := game.Replay(r, ledgertest.Books())
	must.Do(t, err)
	if g.Setup().Options.(*tinygame.Options).Cash != 500 {
		t.Fatalf("%+v", g.Setup().Options)
	}
}

func TestRecordIsJSONToo(t *testing.T) {
	r, err := record.Read(strings.NewReader(smallRecord))
	must.Do(t, err)
	raw, err := json.Marshal(r)
	must.Do(t, err)
	var again record.Record
	must.Do(t, json.Unmarshal(raw, &again))
	var a, b bytes.Buffer
	must.Do(t, r.Write(&a))
	must.Do(t, again.Write(&b))
	if a.String() != b.String() {
		t.Fatalf("%s\n%s", a.String(), b.String())
	}
	ledgertest.WantFault(t, json.Unmarshal([]byte(`{"format":9,"rulebook":""}`), &again), "record.newer")
}

func TestRecordsThatCannotBeRead(t *testing.T) {
	swap := func(old, text string) string {
		changed := strings.Replace(smallRecord, old, text, 1)
		if changed == smallRecord {
			t.Fatalf("%s is not in the record", old)
		}
		return changed
	}
	for _, c := range []struct {
		name, text, code, says string
		entry                  int
	}{
		{"nothing", "", "record.empty", "", 0},
		{"blanks", " \n ", "record.empty", "", 0},
		{"cut", smallRecord[:len(smallRecord)/2], "record.truncated", "", 0},
		{"cut at the end", smallRecord[:len(smallRecord)-1], "record.truncated", "", 0},
		{"comma", swap(`"format": 1,`, `"format": 1,,`), "record.broken", "line 2", 0},
		{"words", "Dear aunt, thank you for the cake.", "record.broken", "line 1", 0},
		{"two", smallRecord + smallRecord, "record.broken", "after its end", 0},
		{"letters", swap("snacks", "\xff\xfe"), "record.broken", "UTF-8", 0},
		{"list", "[1, 2]", "record.foreign", "", 0},
		{"number", "17", "record.foreign", "", 0},
		{"null", "null", "record.foreign", "", 0},
		{"other", `{"name": "photo", "size": 3}`, "record.foreign", "", 0},
		{"newer", swap(`"format": 1`, `"format": 2`), "record.newer", "2", 0},
		{"newer and all else", `{"format": 2, "game": {}}`, "record.newer", "2", 0},
		{"format 0", swap(`"format": 1`, `"format": 0`), "record.types", "format", 0},
		{"format text", swap(`"format": 1`, `"format": "1"`), "record.types", "format", 0},
		{"no format", swap(`"format": 1,`, ``), "record.types", "format", 0},
		{"no seats", swap(`"seats"`, `"chairs"`), "record.types", "seats", 0},
		{"seat text", swap(`{"name": "Ben"}`, `"Ben"`), "record.types", "seats.1=\"Ben\" must be object", 0},
		{"seat without name", swap(`{"name": "Ben"}`, `{}`), "record.types", "seats.1.name= must be text", 0},
		{"id", swap(`00000000000000ab`, `ab`), "record.types", "id", 0},
		{"zero id", swap(`00000000000000ab`, `0000000000000000`), "record.types", "id", 0},
		{"options null", swap(`{"cash": 700, "colour": "blue"}`, `null`), "record.types", "options", 0},
		{"version", swap(`"rules_version": 1`, `"rules_version": 1.5`), "record.types", "rules_version", 0},
		{"operations", swap(`"operations": [`, `"operations": 3, "x": [`), "record.types", "operations", 0},
		{"operation", swap(`"operations": [`, `"operations": [7, `), "record.types", "operations", 0},
		{"target", swap(`"target": 1`, `"target": "1"`), "record.types", "target=\"1\" must be number", 2},
		{"no act", swap(`"act": "replace", `, ``), "record.types", "act", 2},
		{"time", swap(`2026-03-14T`, `14 March `), "record.types", "at", 2},
		{"number", swap(`"op": 2`, `"op": 3`), "record.operation", "entry=2", 2},
		{"large", smallRecord + strings.Repeat(" ", record.MaxRecordSize), "record.large", "8 megabytes", 0},
	} {
		_, err := record.Read(strings.NewReader(c.text))
		var fault *ledger.Fault
		if !errors.As(err, &fault) || fault.Code != c.code || fault.Entry != c.entry || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	_, err := record.Read(io.MultiReader(strings.NewReader(smallRecord[:50]), brokenReader{}))
	ledgertest.WantFault(t, err, "record.unreadable")
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errors.New("the stick was pulled out") }

func TestGameIDs(t *testing.T) {
	id, err := ledger.ParseGameID("00C0FFEE00c0ffee")
	must.Do(t, err)
	if id.String() != "00c0ffee00c0ffee" {
		t.Error(id)
	}
	for _, bad := range []string{"", "00c0ffee", "00c0ffee00c0ffee00", "zzc0ffee00c0ffee", "0000000000000000"} {
		if _, err := ledger.ParseGameID(bad); err == nil {
			t.Errorf("%q is an id", bad)
		}
	}
	if one, two := ledger.NewGameID(), ledger.NewGameID(); one == two {
		t.Error("the same id twice")
	}
}

// FuzzReadRecord: whatever is read, the answer is a fault or a record that writes and reads as itself, and replaying it
// answers too.
func FuzzReadRecord(f *testing.F) {
	shown, _ := example(f)
	f.Add([]byte(shown))
	f.Add([]byte(smallRecord))
	f.Add([]byte(smallRecord[:100]))
	f.Add([]byte(`{"format":1,"rulebook":"tiny","rules_version":1,"id":"01","options":{},"seats":[],"operations":[{"act":"void"}]}`))
	f.Add([]byte(strings.Replace(smallRecord, `"replace"`, `"insert"`, 1)))
	for _, data := range faults(f) {
		f.Add(data)
	}
	rules := append(rulebooks.All(), ledgertest.Books()...)
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.Read(bytes.NewReader(data))
		if err != nil {
			var fault *ledger.Fault
			if !errors.As(err, &fault) || fault.Error() == "" {
				t.Fatalf("no fault: %v", err)
			}
			return
		}
		var first, second bytes.Buffer
		must.Do(t, r.Write(&first))
		again, err := record.Read(bytes.NewReader(first.Bytes()))
		must.Do(t, err)
		must.Do(t, again.Write(&second))
		if !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Fatalf("%s\n%s", first.Bytes(), second.Bytes())
		}
		g, err := game.Replay(r, rules)
		if err != nil {
			var fault *ledger.Fault
			if !errors.As(err, &fault) {
				t.Fatalf("no fault: %v", err)
			}
			return
		}
		if len(g.Operations()) != len(r.Operations) {
			t.Fatal("operations are lost")
		}
	})
}

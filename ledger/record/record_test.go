package record_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

func TestOptionsLeftOutAreTheDefault(t *testing.T) {
	r := must.Get(record.Read(strings.NewReader(strings.Replace(ledgertest.SmallRecord, `"cash": 700, `, "", 1))))(t)
	g := must.Get(game.Replay(r, ledgertest.Books()))(t)
	must.Hold(t, g.Setup().Options.(*tinygame.Options).Cash == 500, "%+v", g.Setup().Options)
}

func TestRecordsThatCannotBeRead(t *testing.T) {
	swap := func(old, text string) string {
		changed := strings.Replace(ledgertest.SmallRecord, old, text, 1)
		must.Hold(t, changed != ledgertest.SmallRecord, "%s is not in the record", old)
		return changed
	}
	for _, c := range []struct {
		name, text, code, says string
		entry                  int
	}{
		{"nothing", "", "record.empty", "", 0},
		{"blanks", " \n ", "record.empty", "", 0},
		{"cut", ledgertest.SmallRecord[:len(ledgertest.SmallRecord)/2], "record.truncated", "", 0},
		{"cut at the end", ledgertest.SmallRecord[:len(ledgertest.SmallRecord)-1], "record.truncated", "", 0},
		{"comma", swap(`"format": 1,`, `"format": 1,,`), "record.broken", "broken 2", 0},
		{"words", "Dear aunt, thank you for the cake.", "record.broken", "broken 1", 0},
		{"two", ledgertest.SmallRecord + ledgertest.SmallRecord, "record.broken", "broken 11: more text", 0},
		{"letters", swap("snacks", "\xff\xfe"), "file.letters", "3", 0},
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
		{"large", ledgertest.SmallRecord + strings.Repeat(" ", record.MaxRecordSize), "record.large", "8 megabytes", 0},
	} {
		_, err := record.Read(strings.NewReader(c.text))
		var fault *ledger.Fault
		if !errors.As(err, &fault) || fault.Code != c.code || fault.Entry != c.entry ||
			!strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	_, err := record.Read(io.MultiReader(strings.NewReader(ledgertest.SmallRecord[:50]), brokenReader{}))
	ledgertest.WantFault(t, err, "record.unreadable")
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errors.New("the stick was pulled out") }

// Any input gives a fault, or a record that survives writing and reading. Replaying the record does not panic.
func FuzzReadRecord(f *testing.F) {
	shown, _ := example(f)
	f.Add([]byte(shown))
	f.Add([]byte(ledgertest.SmallRecord))
	f.Add([]byte(ledgertest.SmallRecord[:100]))
	f.Add([]byte(
		`{"format":1,"rulebook":"tiny","rules_version":1,"id":"01","options":{},"seats":[],"operations":[{"act":"void"}]}`))
	f.Add([]byte(strings.Replace(ledgertest.SmallRecord, `"replace"`, `"insert"`, 1)))
	paths := must.Get(filepath.Glob(filepath.Join("testdata", "faults", "*.json*")))(f) // files that once broke the program
	must.Hold(f, len(paths) >= 3, "%d records are found", len(paths))
	for _, path := range paths {
		f.Add(must.Get(os.ReadFile(path))(f))
	}
	rules := append(rulebooks.All(), ledgertest.Books()...)
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.Read(bytes.NewReader(data))
		if err != nil {
			var fault *ledger.Fault
			must.Hold(t, errors.As(err, &fault) && fault.Error() != "", "no fault: %v", err)
			return
		}
		var first, second bytes.Buffer
		must.Do(t, r.Write(&first))
		again := must.Get(record.Read(bytes.NewReader(first.Bytes())))(t)
		must.Do(t, again.Write(&second))
		must.Hold(t, bytes.Equal(first.Bytes(), second.Bytes()), "%s\n%s", first.Bytes(), second.Bytes())
		g, err := game.Replay(r, rules)
		if err != nil {
			var fault *ledger.Fault
			must.Hold(t, errors.As(err, &fault), "no fault: %v", err)
			return
		}
		must.Hold(t, len(g.Operations()) == len(r.Operations), "operations are lost")
	})
}

// Every player begins equally often, every order occurs, and a seed always gives the same order.
func TestLotsAreFairAndCanBeDrawnAgain(t *testing.T) {
	from := []string{"Anna", "Ben", "Carl", "Dana"}
	first, times := map[string]int{}, map[string]int{}
	for seed := range uint32(4000) {
		names := record.Drawn{What: record.DrawnFirst, Seed: seed, From: from}.Names()
		first[names[0]]++
		if doubled := append(slices.Clone(from), from...); !strings.Contains(strings.Join(doubled, " "),
			strings.Join(names, " ")) {
			t.Fatalf("%d: the others do not follow as they sit: %q", seed, names)
		}
		order := record.Drawn{What: record.DrawnOrder, Seed: seed, From: from}.Names()
		must.Hold(t, order[0] == names[0], "%d: %q begins one way, %q the other", seed, names[0], order[0])
		times[strings.Join(order, " ")]++
	}
	for _, name := range from {
		n := first[name]
		expect.True(t, n >= 900 && n <= 1100, "%s begins %d times in 4000", name, n)
	}
	expect.Equal(t, len(times), 24, "orders that were drawn")
}

package gametest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
)

// A Recording is a whole game with options O as it is kept in testdata/games: an open record, see ledger/FORMAT.md, whose
// operations all record an entry.
type Recording[O calc.Options] struct {
	Format   int             `json:"format"`
	Rulebook string          `json:"rulebook"`
	Rules    int             `json:"rules_version"`
	ID       string          `json:"id"`
	Options  O               `json:"options"`
	Seats    []Seat          `json:"seats"`
	Entries  []RecordedEntry `json:"operations"`
	End      End             `json:"end"`
}

// A Seat is a player of a recorded game.
type Seat struct {
	Name string `json:"name"`
}

// A RecordedEntry is an operation of a recorded game.
type RecordedEntry struct {
	Op    int             `json:"op"`
	Act   string          `json:"act"`
	Kind  string          `json:"kind"`
	Entry json.RawMessage `json:"entry"`
}

// Names are the players in the order of play.
func (r Recording[O]) Names() []string {
	names := make([]string, len(r.Seats))
	for i, seat := range r.Seats {
		names[i] = seat.Name
	}
	return names
}

// Entry reads the entry of an operation.
func Entry(t Judge, rules calc.Rulebook, recorded RecordedEntry) calc.Entry {
	t.Helper()
	e, known := rules.Blank(recorded.Kind)
	if !known || recorded.Act != "record" {
		t.Fatalf("operation %d is a %s of %q", recorded.Op, recorded.Act, recorded.Kind)
	}
	if err := json.Unmarshal(recorded.Entry, e); err != nil {
		t.Fatalf("operation %d: %v", recorded.Op, err)
	}
	return e
}

// text writes anything as JSON.
func text(t Judge, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return string(raw)
}

// folder is where the recorded games of a rulebook are kept.
func folder() string { return filepath.Join("testdata", "games") }

// Read reads a recorded game.
func Read[O calc.Options](t Judge, name string) Recording[O] {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(folder(), name+".json"))
	if err != nil {
		t.Fatalf("%v", err)
	}
	var r Recording[O]
	if err := json.Unmarshal(raw, &r); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return r
}

// write writes a game as the ledger does, an operation a line. Its id comes from its name.
func (r Recording[O]) write(t Judge, rules calc.Rulebook, name string) {
	t.Helper()
	id := fnv.New64a()
	_, _ = id.Write([]byte(rules.ID() + "/" + name)) // a hash takes everything
	seats, operations := make([]string, len(r.Seats)), make([]string, len(r.Entries))
	for i, seat := range r.Seats {
		seats[i] = `    {"name": ` + text(t, seat.Name) + "}"
	}
	for i, e := range r.Entries {
		operations[i] = fmt.Sprintf(`    {"op": %d, "act": "record", "kind": %q, "entry": %s}`, i+1, e.Kind, e.Entry)
	}
	all := "{\n  " + strings.Join([]string{
		`"format": 1`,
		fmt.Sprintf(`"rulebook": %q`, rules.ID()),
		fmt.Sprintf(`"rules_version": %d`, rules.Version()),
		fmt.Sprintf(`"id": "%016x"`, id.Sum64()),
		fmt.Sprintf(`"title": %q`, name),
		`"options": ` + text(t, r.Options),
		`"seats": [` + "\n" + strings.Join(seats, ",\n") + "\n  ]",
		`"operations": [` + "\n" + strings.Join(operations, ",\n") + "\n  ]",
		`"end": ` + text(t, r.End),
	}, ",\n  ") + "\n}\n"
	if err := os.MkdirAll(folder(), 0o755); err != nil {
		t.Fatalf("%v", err)
	}
	if err := os.WriteFile(filepath.Join(folder(), name+".json"), []byte(all), 0o644); err != nil {
		t.Fatalf("%v", err)
	}
}

// Replay plays a recorded game from its opening to its end, and gives all that was said. Each is told of every entry.
func (r Recording[O]) Replay(
	t Judge, rules calc.Rulebook, each func(before calc.Table, e calc.Entry, after calc.Table),
) (calc.Table, []calc.Line) {
	t.Helper()
	table, opening, refusal := rules.Open(r.Options, r.Names())
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	all := opening.Lines
	for _, recorded := range r.Entries {
		e := Entry(t, rules, recorded)
		next, s := Apply(t, table, e)
		each(table, e, next)
		table, all = next, append(all, s.Lines...)
	}
	return table, all
}

// Nothing is told of no entry.
func Nothing(calc.Table, calc.Entry, calc.Table) {}

// A Played game is one that a script has just played.
type Played[O calc.Options] struct {
	Name    string
	Options O
	Names   []string
	Entries []calc.Entry
	// Says are the kinds of line that the game must contain.
	Says []string
}

// Check replays a recorded game: it has the entries that the script plays, ends as recorded, and says what it was recorded
// for. Each looks at every entry. It gives the table at the end. SCRIPKEEPER_GAMES=write records the game anew.
func Check[O calc.Options](
	t *testing.T, rules calc.Rulebook, played Played[O], each func(before calc.Table, e calc.Entry, after calc.Table),
) calc.Table {
	t.Helper()
	if os.Getenv("SCRIPKEEPER_GAMES") == "write" {
		played.write(t, rules)
	}
	r := Read[O](t, played.Name)
	if len(r.Entries) != len(played.Entries) {
		t.Fatalf("%d entries are recorded, and %d are played", len(r.Entries), len(played.Entries))
	}
	for i, e := range played.Entries {
		if recorded := Entry(t, rules, r.Entries[i]); Written(e) != Written(recorded) {
			t.Fatalf("entry %d is recorded as %s, and played as %s", i, Written(recorded), Written(e))
		}
	}
	table, lines := r.Replay(t, rules, each)
	if got, want := text(t, EndOf(rules, table)), text(t, r.End); got != want || !table.Over() {
		t.Errorf("the game ends (over %t) with\n%s\nrecorded is\n%s", table.Over(), got, want)
	}
	for _, kind := range played.Says {
		if !slices.ContainsFunc(lines, func(l calc.Line) bool { return l.Kind == kind }) {
			t.Errorf("nothing is said of %q", kind)
		}
	}
	return table
}

// write records a game that has just been played.
func (p Played[O]) write(t Judge, rules calc.Rulebook) {
	t.Helper()
	r := Recording[O]{Options: p.Options}
	for _, name := range p.Names {
		r.Seats = append(r.Seats, Seat{name})
	}
	for _, e := range p.Entries {
		r.Entries = append(r.Entries, RecordedEntry{Act: "record", Kind: e.Kind(), Entry: json.RawMessage(text(t, e))})
	}
	table, _ := r.Replay(t, rules, Nothing)
	r.End = EndOf(rules, table)
	r.write(t, rules, p.Name)
}

// CheckNames proves that the recorded games are those that scripts play, and at least five.
func CheckNames(t Judge, played []string) {
	t.Helper()
	files, err := os.ReadDir(folder())
	if err != nil {
		t.Fatalf("%v", err)
	}
	var recorded []string
	for _, file := range files {
		recorded = append(recorded, strings.TrimSuffix(file.Name(), ".json"))
	}
	slices.Sort(recorded)
	played = slices.Sorted(slices.Values(played))
	if !slices.Equal(recorded, played) || len(played) < 5 {
		t.Errorf("recorded are %v, played %v", recorded, played)
	}
}

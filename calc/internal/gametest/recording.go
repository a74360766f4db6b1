package gametest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
)

// A Recording is a whole game as it is kept in testdata/games, with options O and an end F.
type Recording[O calc.Options, F any] struct {
	Options O                 `json:"options"`
	Names   []string          `json:"names"`
	Entries []json.RawMessage `json:"entries"`
	Final   F                 `json:"final"`
}

// Entry reads an entry: its kind stands among its fields.
func Entry(t Judge, rules calc.Rulebook, raw json.RawMessage) calc.Entry {
	t.Helper()
	var kind struct{ Kind string }
	if err := json.Unmarshal(raw, &kind); err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	e, known := rules.Blank(kind.Kind)
	if !known {
		t.Fatalf("%s is an entry of no kind", raw)
	}
	if err := json.Unmarshal(raw, e); err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	return e
}

// kept writes an entry with its kind.
func kept(t Judge, e calc.Entry) json.RawMessage {
	t.Helper()
	fields := text(t, e)[1:]
	if fields != "}" {
		fields = "," + fields
	}
	return json.RawMessage(`{"kind":"` + e.Kind() + `"` + fields)
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
func Read[O calc.Options, F any](t Judge, name string) Recording[O, F] {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(folder(), name+".json"))
	if err != nil {
		t.Fatalf("%v", err)
	}
	var r Recording[O, F]
	if err := json.Unmarshal(raw, &r); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return r
}

// write keeps a game, an entry a line.
func (r Recording[O, F]) write(t Judge, name string) {
	t.Helper()
	lines := make([]string, len(r.Entries))
	for i, raw := range r.Entries {
		lines[i] = "    " + string(raw)
	}
	all := "{\n  \"options\": " + text(t, r.Options) + ",\n  \"names\": " + text(t, r.Names) +
		",\n  \"entries\": [\n" + strings.Join(lines, ",\n") + "\n  ],\n  \"final\": " + text(t, r.Final) + "\n}\n"
	if err := os.MkdirAll(folder(), 0o755); err != nil {
		t.Fatalf("%v", err)
	}
	if err := os.WriteFile(filepath.Join(folder(), name+".json"), []byte(all), 0o644); err != nil {
		t.Fatalf("%v", err)
	}
}

// Replay plays a recorded game from its opening to its end, and gives all that was said. Each is told of every entry.
func (r Recording[O, F]) Replay(
	t Judge, rules calc.Rulebook, each func(before calc.Table, e calc.Entry, after calc.Table),
) (calc.Table, []calc.Line) {
	t.Helper()
	table, opening, refusal := rules.Open(r.Options, r.Names)
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	all := opening.Lines
	for _, raw := range r.Entries {
		e := Entry(t, rules, raw)
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
func Check[O calc.Options, F any](
	t *testing.T, rules calc.Rulebook, played Played[O], end func(calc.Table) F,
	each func(before calc.Table, e calc.Entry, after calc.Table),
) calc.Table {
	t.Helper()
	if os.Getenv("SCRIPKEEPER_GAMES") == "write" {
		r := Recording[O, F]{Options: played.Options, Names: played.Names}
		for _, e := range played.Entries {
			r.Entries = append(r.Entries, kept(t, e))
		}
		table, _ := r.Replay(t, rules, Nothing)
		r.Final = end(table)
		r.write(t, played.Name)
	}
	r := Read[O, F](t, played.Name)
	if len(r.Entries) != len(played.Entries) {
		t.Fatalf("%d entries are recorded, and %d are played", len(r.Entries), len(played.Entries))
	}
	for i, e := range played.Entries {
		if string(kept(t, e)) != string(kept(t, Entry(t, rules, r.Entries[i]))) {
			t.Fatalf("entry %d is recorded as %s, and played as %s", i, r.Entries[i], kept(t, e))
		}
	}
	table, lines := r.Replay(t, rules, each)
	if got := text(t, end(table)); got != text(t, r.Final) || !table.Over() {
		t.Errorf("the game ends (over %t) with\n%s\nrecorded is\n%s", table.Over(), got, text(t, r.Final))
	}
	for _, kind := range played.Says {
		if !slices.ContainsFunc(lines, func(l calc.Line) bool { return l.Kind == kind }) {
			t.Errorf("nothing is said of %q", kind)
		}
	}
	return table
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

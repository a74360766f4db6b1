package gametest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
)

// A Recording is a whole game of a rulebook. The file in testdata/games is an open record (see ledger/FORMAT.md), and
// each of its operations records an entry.
type Recording struct {
	Name    string
	Rules   calc.Rulebook
	Options calc.Options
	Names   []string
	Entries []calc.Entry
	End     End
}

type record struct {
	Format     int             `json:"format"`
	Rulebook   string          `json:"rulebook"`
	Rules      int             `json:"rules_version"`
	ID         string          `json:"id"`
	Options    json.RawMessage `json:"options"`
	Seats      []seat          `json:"seats"`
	Operations []operation     `json:"operations"`
	End        End             `json:"end"`
}

type seat struct {
	Name string `json:"name"`
}

type operation struct {
	Op    int             `json:"op"`
	Act   string          `json:"act"`
	Kind  string          `json:"kind"`
	Entry json.RawMessage `json:"entry"`
}

func folder() string { return filepath.Join("testdata", "games") }

// Recorded returns the names of the recorded games in the test's folder.
func Recorded(t Judge) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder(), "*.json"))
	must.Do(t, err)
	for i, file := range files {
		files[i] = strings.TrimSuffix(filepath.Base(file), ".json")
	}
	return files
}

func Read(t Judge, rules calc.Rulebook, name string) Recording {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(folder(), name+".json"))
	must.Do(t, err)
	var file record
	if err := json.Unmarshal(raw, &file); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	rules = calc.RulebookAt(rules, file.Rules)
	r := Recording{Name: name, Rules: rules, Options: rules.Presets()[0].Options}
	if err := json.Unmarshal(file.Options, r.Options); err != nil || file.Rulebook != rules.ID() {
		t.Fatalf("%s is a game of %s: %v", name, file.Rulebook, err)
	}
	r.End = file.End
	for _, seat := range file.Seats {
		r.Names = append(r.Names, seat.Name)
	}
	for _, o := range file.Operations {
		e, known := calc.Blank(rules, o.Kind)
		must.Hold(t, known && o.Act == "record", "%s: operation %d is a %s of %q", name, o.Op, o.Act, o.Kind)
		if err := json.Unmarshal(o.Entry, e); err != nil {
			t.Fatalf("%s: operation %d: %v", name, o.Op, err)
		}
		r.Entries = append(r.Entries, e)
	}
	return r
}

// Replay replays a recorded game and returns the last table and all lines. It calls the function each for every entry.
func (r Recording) Replay(t Judge,
	each func(before calc.Table, e calc.Entry, after calc.Table)) (calc.Table, []calc.Line) {
	t.Helper()
	table, opening, refusal := r.Rules.Open(r.Options, r.Names)
	must.Hold(t, refusal == nil, "%v", refusal)
	all := opening.Lines
	for _, e := range r.Entries {
		next, s := Apply(t, table, e)
		each(table, e, next)
		table, all = next, append(all, s.Lines...)
	}
	return table, all
}

// Nothing is a callback for [Recording.Replay] that does nothing.
func Nothing(calc.Table, calc.Entry, calc.Table) {}

// Write writes a game in the ledger's format, with a record id derived from the game's name.
func (r Recording) Write(t Judge) {
	t.Helper()
	table, _ := r.Replay(t, Nothing)
	id := fnv.New64a()
	_, _ = id.Write([]byte(r.Rules.ID() + "/" + r.Name)) // a hash never returns an error
	seats, operations := make([]string, len(r.Names)), make([]string, len(r.Entries))
	for i, name := range r.Names {
		seats[i] = `    {"name": ` + text(t, name) + "}"
	}
	for i, e := range r.Entries {
		operations[i] = fmt.Sprintf(`    {"op": %d, "act": "record", "kind": %q, "entry": %s}`, i+1, e.Kind(),
			text(t, e))
	}
	all := "{\n  " + strings.Join([]string{
		`"format": 1`,
		fmt.Sprintf(`"rulebook": %q`, r.Rules.ID()),
		fmt.Sprintf(`"rules_version": %d`, r.Rules.Version()),
		fmt.Sprintf(`"id": "%016x"`, id.Sum64()),
		fmt.Sprintf(`"title": %q`, r.Name),
		`"options": ` + text(t, r.Options),
		`"seats": [` + "\n" + strings.Join(seats, ",\n") + "\n  ]",
		`"operations": [` + "\n" + strings.Join(operations, ",\n") + "\n  ]",
		`"end": ` + text(t, EndOf(r.Rules, table)),
	}, ",\n  ") + "\n}\n"
	must.Do(t, os.MkdirAll(folder(), 0o755))
	must.Do(t, os.WriteFile(filepath.Join(folder(), r.Name+".json"), []byte(all), 0o644))
}

func text(t Judge, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	must.Do(t, err)
	return string(raw)
}

// Package recordings reads the rulebooks' recorded games, for tests.
package recordings

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

type Game struct {
	Record   record.Record
	Rulebook calc.Rulebook
	Options  calc.Options
	Names    []string
	Entries  []calc.Entry
	End
}

// An End is the result of a game: cash, net worth and rank by seat, and prices and each seat's shares by company key.
type End struct {
	Prices            map[string]int
	Cash, Worth, Rank []int
	Shares            []map[string]int
}

// Names returns the names of a rulebook's recorded games in alphabetical order. There must be at least five.
func Names(t testing.TB, id string) []string {
	t.Helper()
	files, err := os.ReadDir(folder(t, id))
	must.Hold(t, err == nil && len(files) >= 5, "%s has %d recorded games: %v", id, len(files), err)
	names := calc.Map(files, func(file os.DirEntry) string { return strings.TrimSuffix(file.Name(), ".json") })
	return slices.Sorted(slices.Values(names))
}

func Path(t testing.TB, id, name string) string {
	t.Helper()
	return filepath.Join(folder(t, id), name+".json")
}

// Read reads a recorded game, whose entries must all be legal.
func Read(t testing.TB, id, name string) Game {
	t.Helper()
	file, err := os.Open(Path(t, id, name))
	must.Do(t, err)
	defer func() { _ = file.Close() }()
	record, err := record.Read(file)
	must.Hold(t, err == nil, "%s: %v", name, err)
	replayed, err := game.Replay(record, rulebooks.All())
	must.Hold(t, err == nil, "%s: %v", name, err)
	setup := replayed.Setup()
	g := Game{Record: record, Rulebook: replayed.Rulebook(), Options: setup.Options, Names: setup.Names}
	for _, step := range replayed.Steps() {
		must.Hold(t, step.Refusal == nil, "%s: entry %d: %v", name, step.Number, step.Refusal)
		g.Entries = append(g.Entries, step.Entry)
	}
	if err := json.Unmarshal(record.End, &g.End); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return g
}

// folder returns the folder with a rulebook's recorded games, searching from the test's folder upwards.
func folder(t testing.TB, id string) string {
	t.Helper()
	games := filepath.Join("calc", id, "testdata", "games")
	for up := 0; up < 4; up++ {
		path := filepath.Join(strings.Repeat("../", up), games)
		if _, err := os.Stat(path); err == nil {
			return path
		}
	}
	t.Fatalf("there are no recorded games of %s", id)
	return ""
}

// BrokenEntries is the number of entries in [Broken] that need fixing.
const BrokenEntries = 18

// Broken returns a game of Stockholder with entries to fix, because its first entry was removed after the end.
func Broken(t testing.TB) record.Record {
	t.Helper()
	r := Read(t, "stockholder", "three-seats-3x5").Record
	r.Operations = append(r.Operations[:len(r.Operations):len(r.Operations)],
		oplog.Operation{Op: int64(len(r.Operations) + 1), Act: oplog.ActVoid, Target: 1})
	return r
}

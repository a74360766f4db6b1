// Package recordings reads the recorded games of the rulebooks for the tests of whatever shows, keeps or prints them.
package recordings

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

// A Game is a whole game of a rulebook, from its setup to its end.
type Game struct {
	Rulebook calc.Rulebook
	Options  calc.Options
	Names    []string
	Entries  []calc.Entry
	// Cash is what each seat has at the end.
	Cash []int
}

// Names are the recorded games of a rulebook, in alphabetical order. A rulebook has at least five.
func Names(t testing.TB, id string) []string {
	t.Helper()
	files, err := os.ReadDir(folder(t, id))
	if err != nil || len(files) < 5 {
		t.Fatalf("%s has %d recorded games: %v", id, len(files), err)
	}
	var names []string
	for _, file := range files {
		names = append(names, strings.TrimSuffix(file.Name(), ".json"))
	}
	return slices.Sorted(slices.Values(names))
}

// Read reads a recorded game.
func Read(t testing.TB, id, name string) Game {
	t.Helper()
	rulebook, known := rulebooks.Find(id)
	if !known {
		t.Fatalf("there is no rulebook %q", id)
	}
	raw, err := os.ReadFile(filepath.Join(folder(t, id), name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Options json.RawMessage
		Names   []string
		Entries []json.RawMessage
		Final   struct{ Cash []int }
	}
	read(t, raw, &file)
	g := Game{Rulebook: rulebook, Options: rulebook.Presets()[0].Options, Names: file.Names, Cash: file.Final.Cash}
	read(t, file.Options, g.Options)
	for _, raw := range file.Entries {
		var of struct{ Kind string }
		read(t, raw, &of)
		e, known := rulebook.Blank(of.Kind)
		if !known {
			t.Fatalf("%s knows no entry %q", id, of.Kind)
		}
		read(t, raw, e)
		g.Entries = append(g.Entries, e)
	}
	return g
}

// read reads JSON into what is given.
func read[T any](t testing.TB, raw []byte, into T) {
	t.Helper()
	if err := json.Unmarshal(raw, into); err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
}

// folder is where the recorded games of a rulebook are kept, looked for from the folder of the test upwards.
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

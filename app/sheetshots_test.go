//go:build !race

package app

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// A recorded game of a rulebook.
type recorded struct {
	rulebook calc.Rulebook
	setup    ledger.Setup
	entries  []calc.Entry
}

// recordedGame reads a recorded game of a rulebook.
func recordedGame(t *testing.T, id, name string) recorded {
	t.Helper()
	rulebook, ok := rulebooks.Find(id)
	if !ok {
		t.Fatalf("no rulebook %q", id)
	}
	data, err := os.ReadFile(filepath.Join("..", "calc", id, "testdata", "games", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Options json.RawMessage
		Names   []string
		Entries []json.RawMessage
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	options := rulebook.Presets()[0].Options
	if err := json.Unmarshal(file.Options, options); err != nil {
		t.Fatal(err)
	}
	g := recorded{rulebook: rulebook, setup: ledger.Setup{Rulebook: id, Names: file.Names, Options: options}}
	for _, raw := range file.Entries {
		var kind struct{ Kind string }
		if err := json.Unmarshal(raw, &kind); err != nil {
			t.Fatal(err)
		}
		e, ok := rulebook.Blank(kind.Kind)
		if !ok {
			t.Fatalf("%s: no entry %q", id, kind.Kind)
		}
		if err := json.Unmarshal(raw, e); err != nil {
			t.Fatal(err)
		}
		g.entries = append(g.entries, e)
	}
	return g
}

// The generic sheet of every kind of entry of every recorded game is drawn, empty and as it was filled in; the pictures are for the eye, in
// the folder that SCRIPKEEPER_SHOTS names.
func TestSheetsAreDrawn(t *testing.T) {
	folder := os.Getenv("SCRIPKEEPER_SHOTS")
	if folder == "" {
		folder = t.TempDir()
	}
	games := map[string][]string{
		"stockpile":  {"standard-four-hidden", "asides-four-open"},
		"shoulders":  {"four-seats-advanced-each"},
		"tycoon":     {"five-seats-strategist"},
		"openmarket": {"rails-three-rounds"},
		"brokeryard": {"five-seats-4x6-asides"},
	}
	for id, names := range games {
		for _, name := range names {
			t.Run(id+"/"+name, func(t *testing.T) {
				g := recordedGame(t, id, name)
				s := begin(t)
				size := fyne.NewSize(390, 844)
				dressed(t, s, look.Theme{Variant: look.Light}, size)
				if err := s.session.Begin(g.setup); err != nil {
					t.Fatal(err)
				}
				page := newTablePage(s)
				s.Home(page)
				drawn := map[string]int{}
				for i, e := range g.entries {
					kind := e.Kind()
					if drawn[kind]++; drawn[kind] == 2 || kind == "setup" {
						draw := func(e calc.Entry, what string) {
							s.pushSheet(e)
							settle(s, size)
							picture(t, s, filepath.Join(folder, strings.Join([]string{id, kind, what, fmt.Sprint(i)}, "-")+".png"))
							s.Back()
						}
						for _, x := range s.session.View().Expected() {
							if x.Kind() == kind {
								draw(x, "new")
							}
						}
						draw(e, "set")
					}
					if err := s.session.Record(e); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
}

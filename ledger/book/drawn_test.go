package book

import (
	"bytes"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// Everybody begins as often, every order comes, and the same number always comes to the same.
func TestLotsAreFairAndCanBeDrawnAgain(t *testing.T) {
	from := []string{"Anna", "Ben", "Carl", "Dana"}
	first, times := map[string]int{}, map[string]int{}
	for seed := range uint32(4000) {
		names := record.Drawn{What: record.DrawnFirst, Seed: seed, From: from}.Names()
		first[names[0]]++
		if doubled := append(slices.Clone(from), from...); !strings.Contains(strings.Join(doubled, " "), strings.Join(names, " ")) {
			t.Fatalf("%d: the others do not follow as they sit: %q", seed, names)
		}
		order := record.Drawn{What: record.DrawnOrder, Seed: seed, From: from}.Names()
		if order[0] != names[0] {
			t.Fatalf("%d: %q begins one way, %q the other", seed, names[0], order[0])
		}
		times[strings.Join(order, " ")]++
	}
	for _, name := range from {
		if n := first[name]; n < 900 || n > 1100 {
			t.Errorf("%s begins %d times in 4000", name, n)
		}
	}
	if len(times) != 24 {
		t.Errorf("%d of 24 orders", len(times))
	}
}

// How lots decided who begins stays with the game in the book, in its record and in older programs, and belongs to neither the
// chain nor the fields that are not known. Where the names were changed since, nothing was drawn.
func TestWhatWasDrawnStaysWithTheGame(t *testing.T) {
	d := &record.Drawn{What: record.DrawnFirst, Seed: 4711, From: []string{"Anna", "Ben", "Carl"}}
	setup := record.Setup{Rulebook: "stockholder", Names: d.Names(), Drawn: d}
	book, err := Open(filepath.Join(t.TempDir(), "b.file.db"), rulebooks.All())
	must.Do(t, err)
	defer func() { _ = book.Close() }()
	begun, err := book.Games.Begin(setup, ledger.Author{})
	must.Do(t, err)
	loaded, err := book.Games.Load(begun.ID())
	must.Do(t, err)
	var text bytes.Buffer
	must.Do(t, loaded.Export().Write(&text))
	if want := `"drawn": {"what":"first","seed":4711,"from":["Anna","Ben","Carl"]}`; !strings.Contains(text.String(), want) {
		t.Errorf("%s is not in\n%s", want, text.String())
	}
	read, err := record.Read(strings.NewReader(text.String()))
	must.Do(t, err)
	ga, err := game.Replay(read, rulebooks.All())
	must.Do(t, err)
	for _, g := range []*game.Game{begun, loaded, ga} {
		if !reflect.DeepEqual(g.Setup().Drawn, d) || len(g.Unknown()) != 0 {
			t.Errorf("%+v, not known: %+v", g.Setup().Drawn, g.Unknown())
		}
	}
	read.Extra = nil
	plain, err := game.Replay(read, rulebooks.All())
	must.Do(t, err)
	if plain.Head() != ga.Head() {
		t.Error("what was drawn belongs to the chain")
	}
	for _, other := range []string{
		`{"what":"first","seed":4712,"from":["Anna","Carl","Ben"]}`, `{"what":"last","seed":4711,"from":["Anna","Ben","Carl"]}`,
		`{"what":"first","Seed":4711,"from":["Anna","Ben","Carl"]}`, `{"what":"first","seed":-1,"from":[]}`, `7`, `null`,
	} {
		changed := strings.Replace(text.String(), `{"what":"first","seed":4711,"from":["Anna","Ben","Carl"]}`, other, 1)
		read, err := record.Read(strings.NewReader(changed))
		must.Do(t, err)
		game, err := game.Replay(read, rulebooks.All())
		must.Do(t, err)
		var again bytes.Buffer
		must.Do(t, game.Export().Write(&again))
		if game.Setup().Drawn != nil || len(game.Unknown()) != 1 || !strings.Contains(again.String(), other) {
			t.Errorf("%s: %+v, %+v", other, game.Setup().Drawn, game.Unknown())
		}
	}
	setup.Names = []string{"Anna", "Ben", "Dana"}
	changed, err := game.Scratch(setup, rulebooks.All())
	must.Do(t, err)
	if changed.Setup().Drawn != nil || len(changed.Export().Extra) != 0 {
		t.Errorf("%+v", changed.Setup().Drawn)
	}
}

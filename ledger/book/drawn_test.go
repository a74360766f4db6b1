package book

import (
	"reflect"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/record"
)

// The draw for the first player is in the book and the record, but not in the hash chain. It is dropped if names
// change.
func TestWhatWasDrawnStaysWithTheGame(t *testing.T) {
	d := &record.Drawn{What: record.DrawnFirst, Seed: 4711, From: []string{"Anna", "Ben", "Carl"}}
	setup := record.Setup{Rulebook: "stockholder", Names: d.Names(), Drawn: d}
	book := kept(t)
	begun := must.Get(book.Games.Begin(setup, ledger.Author{}))(t)
	loaded := must.Get(book.Games.Load(begun.ID()))(t)
	text, want := gametest.Text(t, loaded), `{"what":"first","seed":4711,"from":["Anna","Ben","Carl"]}`
	expect.True(t, strings.Contains(text, `"drawn": `+want), "%s is not in\n%s", want, text)
	read := must.Get(record.Read(strings.NewReader(text)))(t)
	ga := must.Get(game.Replay(read, rulebooks.All()))(t)
	for _, g := range []*game.Game{begun, loaded, ga} {
		expect.True(t, reflect.DeepEqual(g.Setup().Drawn, d) && len(g.Unknown()) == 0,
			"%+v, not known: %+v", g.Setup().Drawn, g.Unknown())
	}
	read.Extra = nil
	plain := must.Get(game.Replay(read, rulebooks.All()))(t)
	expect.True(t, plain.Head() == ga.Head(), "what was drawn belongs to the chain")
	for _, other := range []string{
		`{"what":"first","seed":4712,"from":["Anna","Carl","Ben"]}`,
		`{"what":"last","seed":4711,"from":["Anna","Ben","Carl"]}`,
		`{"what":"first","Seed":4711,"from":["Anna","Ben","Carl"]}`, `{"what":"first","seed":-1,"from":[]}`, `7`,
		`null`,
	} {
		changed := strings.Replace(text, want, other, 1)
		read := must.Get(record.Read(strings.NewReader(changed)))(t)
		game := must.Get(game.Replay(read, rulebooks.All()))(t)
		if game.Setup().Drawn != nil || len(game.Unknown()) != 1 || !strings.Contains(gametest.Text(t, game), other) {
			t.Errorf("%s: %+v, %+v", other, game.Setup().Drawn, game.Unknown())
		}
	}
	setup.Names = []string{"Anna", "Ben", "Dana"}
	changed := must.Get(game.Scratch(setup, rulebooks.All()))(t)
	expect.True(t, changed.Setup().Drawn == nil && len(changed.Export().Extra) == 0, "%+v", changed.Setup().Drawn)
}

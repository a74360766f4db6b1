package book

import (
	"reflect"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

func wantHandOvers(t *testing.T, b *Book, g *game.Game, entries ...int) {
	t.Helper()
	all := must.Get(b.Notes.HandOvers(g))(t)
	must.Hold(t, len(all) == len(entries), "%d hand-overs, must be %v", len(all), entries)
	for i, h := range all {
		expect.True(t, h.Entries == entries[i] && !h.At.IsZero(),
			"hand-over %d is %+v, must have %d entries", i, h, entries[i])
	}
}

func TestHandOversAreRemembered(t *testing.T) {
	b, g := played(t)
	scratch := must.Get(game.Scratch(ledgertest.TinySetup(), ledgertest.Books()))(t)
	must.Do(t, b.Notes.RecordHandOver(scratch))
	wantHandOvers(t, b, scratch)
	must.Do(t, b.Notes.RecordHandOver(g))
	wantHandOvers(t, b, g)
	gametest.Say(t, g, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	wantHandOvers(t, b, g, 0)
	must.Do(t, b.Notes.RecordHandOver(g))
	must.Do(t, b.Notes.RecordHandOver(g))
	gametest.Say(t, g, ledgertest.Buy(0, 1, 1))
	wantHandOvers(t, b, g, 2, 0)
	// A hand-over is left out after an edit of its entries.
	must.Do(t, g.Replace(2, ledgertest.Buy(1, 1, 1), ledgertest.Ann()))
	wantHandOvers(t, b, g, 0)
	must.Do(t, g.Undo(ledgertest.Ann()))
	wantHandOvers(t, b, g, 2, 0)
}

func TestOnlyTheLatestHandOversAreRemembered(t *testing.T) {
	b, g := played(t)
	for i := range rememberedHandOvers + 3 {
		must.Do(t, b.Notes.RecordHandOver(g))
		must.Get(b.file.DB.Exec("UPDATE handover SET at = at + ?", i))(t)
		gametest.Say(t, g, &tinygame.Price{Price: 100})
	}
	all, err := b.Notes.HandOvers(g)
	expect.True(t, err == nil && len(all) == rememberedHandOvers, "%d hand-overs, %v", len(all), err)
}

// A game has at most one portfolio. A portfolio that does not fit the game is ignored.
func TestPortfoliosAreKeptBesideTheirGame(t *testing.T) {
	b, g := played(t)
	if _, found, err := b.Notes.Portfolio(g); found || err != nil {
		t.Fatalf("a portfolio of nobody: %v", err)
	}
	p := game.NewPortfolio(g, 1)
	must.Do(t, b.Notes.StorePortfolio(p))
	p.Seat, p.Counts[0][1] = 0, 7
	must.Do(t, b.Notes.StorePortfolio(p))
	read, found, err := b.Notes.Portfolio(g)
	expect.True(t, err == nil && found && reflect.DeepEqual(read, p),
		"%+v, %t, %v; must be %+v", read, found, err, p)
	for _, odd := range []func(*game.Portfolio){
		func(p *game.Portfolio) { p.Seat = 99 }, func(p *game.Portfolio) { p.Counts[0][0] = -1 },
		func(p *game.Portfolio) { p.Counts = nil },
	} {
		p := game.NewPortfolio(g, 0)
		odd(&p)
		must.Do(t, b.Notes.StorePortfolio(p))
		if _, found, err := b.Notes.Portfolio(g); found || err != nil {
			t.Errorf("%+v is taken for a portfolio, %v", p, err)
		}
	}
}

package book

import (
	"reflect"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/game"
)

// What a player notes is there after the book was closed, one portfolio a game; one that does not fit is none.
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

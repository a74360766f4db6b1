package ledger

import (
	"reflect"
	"testing"
)

// What a player notes is there after the book was closed, one portfolio a game; one that does not fit is none.
func TestPortfoliosAreKeptBesideTheirGame(t *testing.T) {
	b := openBook(t)
	g := begun(t, b)
	if _, found, err := b.Portfolio(g); found || err != nil {
		t.Fatalf("a portfolio of nobody: %v", err)
	}
	p := NewPortfolio(g, 1)
	must(t, b.StorePortfolio(p))
	p.Seat, p.Counts[0][1] = 0, 7
	must(t, b.StorePortfolio(p))
	read, found, err := b.Portfolio(g)
	if err != nil || !found || !reflect.DeepEqual(read, p) {
		t.Errorf("%+v, %t, %v; must be %+v", read, found, err, p)
	}
	for _, odd := range []func(*Portfolio){
		func(p *Portfolio) { p.Seat = 99 }, func(p *Portfolio) { p.Counts[0][0] = -1 }, func(p *Portfolio) { p.Counts = nil },
	} {
		p := NewPortfolio(g, 0)
		odd(&p)
		must(t, b.StorePortfolio(p))
		if _, found, err := b.Portfolio(g); found || err != nil {
			t.Errorf("%+v is taken for a portfolio, %v", p, err)
		}
	}
}

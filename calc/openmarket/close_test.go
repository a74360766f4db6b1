package openmarket

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/trading"
)

// Rule close: a company begins again with as many shares as at first, or with those that its holders keep where these
// are more. Of ten shares there were fifteen; Ann keeps twelve, and the whole payout is hers.
func TestSharesKeptWhenACompanyCloses(t *testing.T) {
	table := open(t, fixed(func(o *agreement.Options) { o.Shares, o.Cash, o.Treasury = 10, 5_000, true }), 2)
	table, _ = gametest.Apply(t, table, &operating.Resize{Company: "I", Shares: 15},
		&trading.Buy{Seat: 0, Company: "I", Shares: 12})
	for _, c := range []struct {
		keep         bool
		supply, paid int
	}{{true, 12, 120}, {false, 10, 0}} {
		again, _ := gametest.Apply(t, table, &charter.Close{Company: "I", Keep: c.keep},
			&charter.Launch{Seat: 1, Company: "I", Price: number(100)}, &operating.Operate{Company: "I", Revenue: 120})
		expect.Equal(t, board.Supply(again, 0), c.supply, "the shares, kept %t", c.keep)
		expect.Equal(t, again.Cash(0), 5_000-1_200+c.paid, "the cash of Ann, who kept hers %t", c.keep)
	}
}

// Rule close: what was sold short is forgotten, and counts among what is kept.
func TestSharesSoldShortAndKept(t *testing.T) {
	table := open(t, fixed(func(o *agreement.Options) { o.Shares, o.Shorts, o.Cash = 10, 5, 5_000 }), 2)
	table, _ = gametest.Apply(t, table, &trading.Short{Seat: 0, Company: "I", Shares: 3},
		&trading.Buy{Seat: 1, Company: "I", Shares: 13}, &charter.Close{Company: "I", Keep: true})
	expect.Equal(t, board.Supply(table, 0), 13, "the shares")
	expect.Equal(t, board.AllShorts(table, 0), 0, "those sold short")
}

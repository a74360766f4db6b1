package openmarket

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
)

func TestSharesSoldShortAndKept(t *testing.T) {
	table := open(t, fixed(func(o *agreement.Options) { o.Shares, o.Shorts, o.Cash = 10, 5, 5_000 }), 2)
	table, _ = gametest.Apply(t, table, &trading.Short{Seat: 0, Company: "I", Shares: 3},
		&trading.Buy{Seat: 1, Company: "I", Shares: 13}, &charter.Close{Company: "I", Keep: true})
	expect.Equal(t, board.Supply(table, 0), 13, "the shares")
	expect.Equal(t, board.AllShorts(table, 0), 0, "those sold short")
}

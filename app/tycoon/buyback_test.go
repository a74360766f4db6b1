package tycoon

import (
	"testing"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	rules "scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/turns"
)

// Who is not said to sell into a buyback sells nothing, and the button says so before it is pressed.
func TestABuybackSaysWhoSellsNone(t *testing.T) {
	table := closing(t, options(t, "strategist", nil), 4, func(p *rules.Position) {
		p.Transaction, p.Seats[0].Cash = 1, 1_000_000
		p.Seats[0].Shares[0], p.Seats[1].Shares[0], p.Seats[2].Shares[0], p.Seats[3].Shares[0] = 100_000, 5_000, 5_000,
			5_000
	})
	for _, c := range []struct {
		offers []turns.Taker
		want   string
	}{
		{nil, "Record: nobody sells"},
		{[]turns.Taker{{Seat: 2, Shares: 3_000}}, "Record: 2 players sell none"},
		{[]turns.Taker{{Seat: 2, Shares: 3_000}, {Seat: 3, Shares: 1}}, "Record: Ben sells none"},
		{[]turns.Taker{{Seat: 1, Shares: 1}, {Seat: 2, Shares: 3_000}, {Seat: 3, Shares: 1}}, ""},
	} {
		apptest.App(t)
		entry := &office.Buyback{Company: "A", Shares: 10_000, Price: 5, Offers: c.offers}
		editor, _ := NewEditor(form.Task{Rulebook: "tycoon", Table: table, Entry: entry, Changed: func() {},
			Refuse: func(string) {}})
		got := editor.RecordLabel()
		expect.True(t, got == c.want, "%v: %q, want %q", c.offers, got, c.want)
	}
}

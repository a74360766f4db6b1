package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

func middles(t judge) []calc.Table {
	colours, _ := gametest.Apply(t, open(t, preset("stepped"), 3), &trading.Buy{Seat: 0, Company: "B", Shares: 2}, &Next{})
	chains, _ := gametest.Apply(t, open(t, preset("hotels"), 3), &charter.Launch{Seat: 0, Company: "A"},
		&trading.Buy{Seat: 0, Company: "A", Shares: 3}, &Next{})
	lines, _ := gametest.Apply(t, open(t, preset("rails"), 3), &charter.Launch{Seat: 0, Company: "N"},
		&trading.Buy{Seat: 0, Company: "N", Shares: 1})
	anything := open(t, with(preset("blank"), func(o *agreement.Options) {
		o.Pricing, o.Classes, o.Loans, o.Treasury, o.Track, o.OpeningShares = "typed", "both", "round", true, "listed",
			5
	}), 2)
	owing, _ := gametest.Apply(t, anything, &money.Borrow{Seat: 0, Amount: 70}, &money.Treasury{Company: "A", Change: 900})
	over, _ := gametest.Apply(t, chains, &End{})
	floated, _ := gametest.Apply(t, open(t, offered(), 3), &charter.Launch{Seat: 0, Company: "N", Price: number(67)},
		&trading.Buy{Seat: 0, Company: "N", From: "treasury", Shares: 3})
	moved, _ := gametest.Apply(t, open(t, charting(), 2), &charter.Launch{Seat: 0, Company: "N"}, gift(0, "N", 4))
	indebted, _ := gametest.Apply(t, open(t, lent(), 2), indebted()...)
	owned, _ := gametest.Apply(t, open(t, chartered(), 3), &privates.Private{Private: "F"},
		&charter.Launch{Seat: 0, Company: "N", Price: number(67)},
		&privates.Private{Private: "TR", To: "company", Company: "N"})
	sold, _ := gametest.Apply(t, open(t, shorted(), 3), sold()...)
	halves, _ := gametest.Apply(t, open(t, halved(func(o *agreement.Options) { o.Holdings = "companies" }), 3),
		append(halfBought(), &charter.Launch{Company: "S"}, &trading.Buy{By: "company", Holder: "S", Company: "N",
			Class: "half", Shares: 1})...)
	sizes, _ := gametest.Apply(t, open(t, prussian(), 3), append(trams(),
		&charter.Launch{Seat: 1, Company: "M", Price: number(67)},
		&charter.Launch{Seat: 2, Company: "PR", Price: number(60)})...)
	return []calc.Table{sizes, halves, sold, colours, chains, lines, owing, over, floated, indebted, owned, moved}
}

package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

// swapping launches Northern at 67 with Ann as its director. Ann has the Ferry and Ben has the Tram.
func swapping() []calc.Entry {
	return []calc.Entry{&privates.Private{Private: "F"}, &privates.Private{Private: "TR", Seat: 1},
		&charter.Launch{Company: "N", Price: number(67)}}
}

func swap(seat int, private string) *trading.Buy {
	return &trading.Buy{Seat: seat, Company: "N", Shares: 1, For: private}
}

func swapExamples() []example {
	offered := func(o *agreement.Options) { o.Capital, o.Float, o.OwnPrice = "offer", 3, "par" }
	own := swap(0, "F")
	own.From = "treasury"
	most := func(o *agreement.Options) { o.President, o.Order = "most", "free" }
	holdings := func(o *agreement.Options) { o.Holdings, o.Order = "companies", "free" }
	firm := swap(0, "M")
	firm.By, firm.Holder = "company", "S"
	return []example{
		{
			name: "X1 a share of the pool for a private, which closes", arithmetic: "600 – 20 – 2 × 67 = 446 stays",
			options: chartered(), before: swapping(), entry: swap(0, "F"),
			says: []string{"buy.for (private) seat 0 N shares=1 private=0",
				"private.close.player (private) seat 0 private=0"},
			stands: "Ann 446 1N 1N.director; Ben 560 +TR; N 670; N67 S100",
		},
		{
			name: "X2 one of the company's own, with which it floats", arithmetic: "2 + 1 = 3 shares; 10 × 67 = 670",
			options: chartered(offered), before: swapping(), entry: own,
			says: []string{"buy.for (private) seat 0 N shares=1 private=0",
				"private.close.player (private) seat 0 private=0", "float (float) N shares=10 price=67 amount=670"},
			stands: "Ann 446 1N 1N.director; Ben 560 +TR; N 670 7N; N67 S100",
		},
		{
			name:       "X3 the presidency passes to who has more with it",
			arithmetic: "Ben 2 + 1 = 3 of 10 shares, Ann 2; 560 – 2 × 67 = 426",
			options:    chartered(most), before: append(swapping(), &trading.Buy{Seat: 1, Company: "N", Shares: 2}),
			entry: swap(1, "TR"),
			says: []string{"buy.for (private) seat 1 N shares=1 private=1",
				"private.close.player (private) seat 1 private=1",
				"president.percent (president) seat 1 N held=30 less=20 seat=0 weight=2"},
			stands: "Ann 446 2N +F; Ben 426 1N 1N.director; N 670; N67 S100",
		},
		{
			name: "X4 a company gives its private", arithmetic: "600 – 40 – 2 × 67 = 426; 670 – 60 = 610",
			options: chartered(holdings), before: append(swapping(),
				&charter.Launch{Seat: 1, Company: "S", Price: number(67)},
				&privates.Private{Private: "M", To: "company", Company: "S"}),
			entry: firm,
			says: []string{"buy.for (private) N shares=1 private=2 company=1",
				"private.close.company (private) S private=2"},
			stands: "Ann 446 1N.director +F; Ben 426 1S.director +TR; N 670; S 610 1N; N67 S67",
		},
	}
}

func swapScenes(t judge) []conformance.Scene {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, chartered(func(o *agreement.Options) {
		o.Classes, o.Preferred, o.HalfCertificates, o.Directors, o.Order = "both", 2, "N 2", "one", "free"
	}), 2), append(swapping(), &privates.Private{Private: "M"})...)
	var all []conformance.Scene
	for _, kind := range []string{"preferred", "half", "director"} {
		e := swap(0, "F")
		e.Class = kind
		all = append(all, conformance.Scene{Table: table, Entry: e})
	}
	return all
}

func swapDenials(t judge) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, chartered(func(o *agreement.Options) {
		o.Holdings, o.Order = "companies", "free"
	}), 2), append(swapping(), &charter.Launch{Seat: 1, Company: "S", Price: number(67)},
		&privates.Closing{Private: "M"})...)
	firm, free, paid := swap(0, "F"), swap(0, "F"), swap(0, "F")
	firm.By, firm.Holder = "company", "S"
	free.Free = true
	paid.Price = number(5)
	return []gametest.Denial{
		{table, swap(0, "TR"), "private.other for (private) seat 0 private=1"},
		{table, swap(0, "M"), "private.closed for (private) private=2"},
		{table, swap(0, "X"), "private.none for (private)"},
		{table, firm, "private.other.own for (private) S private=0"},
		{table, free, "free.for free (private) N"},
		{table, paid, "price.posted price (trade) N value=5 price=0"},
		{atLimit(t, false), swap(0, "F"), "limit.certificates anyway (limit) seat 0 count=3 most=2"},
	}
}

// atLimit gives Ann the Ferry and the most certificates allowed, two. If counts is set, the Ferry counts as one.
func atLimit(t judge, counts bool) calc.Table {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, chartered(func(o *agreement.Options) {
		o.CertificateLimit, o.PrivateLimit = 2, counts
	}), 2), append(swapping(), &trading.Buy{Company: "N", Shares: 1, Anyway: counts})...)
	return table
}

func TestAPrivateMakesRoomForItsShare(t *testing.T) {
	table, _ := gametest.Apply(t, atLimit(t, true), swap(0, "F"))
	expect.Equal(t, board.Certificates(table, 0), 3, "Ann's certificates, as many as before")
}

// A buyer who pays with a private company cannot also state a price. Before version 8, only cash was possible.
func TestWhoHasAPrivateIsAskedWhatIsPaidWith(t *testing.T) {
	asks := func(table calc.Table, e *trading.Buy) bool {
		_, asked := e.Form(table).Field("for")
		return asked
	}
	typed := func(o *agreement.Options) { o.Pricing, o.Order = "typed", "free" }
	table, _ := gametest.Apply(t, open(t, chartered(typed), 3), swapping()...)
	expect.True(t, asks(table, swap(0, "")), "Ann isn't asked for the Ferry")
	expect.True(t, !asks(table, swap(2, "")), "Cleo is asked for privates")
	e := &trading.Buy{Company: "N", Price: number(5), Free: true, Shares: 1}
	field, _ := e.Form(table).Field("for")
	expect.Equal(t, field.Get(), calc.None, "what is paid with")
	expect.Equal(t, field.Allowed.Count(), 2, "cash or the Ferry")
	field.Set(0)
	expect.Equal(t, *e, trading.Buy{Company: "N", Shares: 1, For: "F"}, "the Ferry, and nothing beside")
	for _, name := range []string{"free", "price"} {
		_, asked := e.Form(table).Field(name)
		expect.True(t, !asked, "%s is asked beside the Ferry", name)
	}
	field.Set(calc.None)
	expect.Equal(t, e.For, "", "cash")
	former, _ := (Rulebook{}).Former(7)
	then, _ := gametest.Apply(t, gametest.Open(t, former, formerOptions(t, former, "presidents"), gametest.Names(2)),
		&privates.Private{Private: "F"}, &charter.Launch{Company: "N"})
	expect.True(t, !asks(then, swap(0, "")), "the forms of version 7 ask for privates")
}

package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

func setups() []gametest.Setup {
	own := func(change func(*board.Options)) *board.Options { return with(standard(), change) }
	return []gametest.Setup{
		{nil, gametest.Names(3), "option.foreign  ()"},
		{(*board.Options)(nil), gametest.Names(3), "option.foreign  ()"},
		{&board.Options{}, gametest.Names(3), "option.choice board (setup)"},
		{own(func(o *board.Options) { o.Rounds = 21 }), gametest.Names(3),
			"option.range rounds (setup) value=21 min=0 max=20"},
		{own(func(o *board.Options) { o.Rounds = -1 }), gametest.Names(3),
			"option.range rounds (setup) value=-1 min=0 max=20"},
		{own(func(o *board.Options) { o.Tie = "coin" }), gametest.Names(3), "option.choice tie (setup)"},
		{standard(), gametest.Names(1), "seats.few seats (setup) seats=1 min=2 max=5"},
		{standard(), gametest.Names(6), "seats.many seats (setup) seats=6 min=2 max=5"},
	}
}

func denials(t judge) []gametest.Denial {
	all := beforeDenials(t)
	all = append(all, demandDenials(t)...)
	all = append(all, actionDenials(t)...)
	all = append(all, endDenials(t)...)
	all = append(all, tableDenials(t)...)
	return append(all, positionDenials(t)...)
}

func beforeDenials(t judge) []gametest.Denial {
	o := openBooks(investing)
	table := open(t, o, 3)
	start := func(changes ...func(*Setup)) *Setup {
		e := &Setup{Seats: []Start{{[]string{"bill"}, "COS"}, {[]string{"mark"}, "EPI"}, {[]string{"donald"}, "STA"}}}
		for _, change := range changes {
			change(e)
		}
		return e
	}
	plain := open(t, openBooks(), 3)
	hidden := open(t, with(standard(), investing), 3)
	return []gametest.Denial{
		{table, &demand.Bids{}, "phase.setup  (order) seat=0"},
		{table, &calc.Skip{}, "skip.setup  (order) seat 0"},
		{table, &calc.Leave{}, "phase.setup  (order) seat=0"},
		{table, &Setup{Seats: make([]Start, 2)}, "setup.seats seats () value=2 max=3"},
		{table, start(func(e *Setup) { e.Seats[1].Investors = nil }),
			"investor.missing investor.1.0 (investors) seat 1"},
		{table, start(func(e *Setup) { e.Seats[1].Investors = []string{"rich"} }),
			"investor.missing investor.1.0 (investors) seat 1"},
		{table, start(func(e *Setup) { e.Seats[2].Investors = []string{"bill"} }),
			"investor.taken investor.2.0 (investors) seat 2"},
		{table, start(func(e *Setup) { e.Seats[2].Investors = []string{"donald", "warren"} }),
			"investor.extra investor.2.1 (investors) seat 2 max=1"},
		{table, start(func(e *Setup) { e.Seats[0].Share = "" }), "share.missing share.0 (setup) seat 0"},
		{table, start(func(e *Setup) { e.Seats[1].Share = "COS" }), "share.taken share.1 (setup) seat 1 cosmic"},
		{plain, start(), "investor.extra investor.0.0 (investors) seat 0 max=0"},
		{hidden, start(), "share.extra share.0 (setup) seat 0"},
	}
}

func demandDenials(t judge) []gametest.Denial {
	bids := open(t, every(), 3)
	after, _ := gametest.Apply(t, bids, &demand.Bid{Seat: 0, Pile: 1, Amount: 6})
	gone, _ := gametest.Apply(t, bids, &calc.Leave{Seat: 2})
	takes := stand(t, openBooks(), "take", []SeatPosition{
		owing(holds(0, of(cosmic, 6), of(cosmic, 2)), 3, 3), owing(cash(0), 3, 3), cash(9),
	})
	hidden := stand(t, standard(), "take", three(cash(9)))
	full, _ := gametest.Apply(t, takes, &demand.Take{Seat: 0, Cards: of(bottomline, 8)})
	return []gametest.Denial{
		{bids, &demand.Take{}, "phase.bids  (order) seat=0"},
		{bids, &calc.Skip{}, "skip.bids  (order) seat 0"},
		{bids, &demand.Bid{Seat: 3, Pile: 1}, "seat.unknown seat () player=3 seats=3"},
		{bids, &demand.Bid{Seat: 1, Pile: 1}, "seat.turn seat (order) seat 1 seat=0"},
		{gone, &demand.Bid{Seat: 2, Pile: 1}, "seat.out seat (ruling) seat 2 seat=0"},
		{gone, &demand.Bids{Bids: []int{0, 1, 3}}, "seat.out bids.2 (ruling) seat 2 seat=0 value=3 min=0 max=0"},
		{bids, &demand.Bid{Seat: 0, Pile: 4}, "bid.pile pile (supply) seat 0 value=4 max=3"},
		{bids, &demand.Bid{Seat: 0, Pile: 1, Amount: 5}, "bid.track amount (bid) seat 0 value=5 max=25"},
		{bids, &demand.Bid{Seat: 0, Pile: 1, Amount: 25}, "bid.cash amount (bid) seat 0 amount=25 cash=20 max=20"},
		{after, &demand.Bid{Seat: 1, Pile: 1, Amount: 6}, "bid.low amount (bid) seat 1 amount=6 standing=6 min=10"},
		{after, &demand.Bid{Seat: 1, Pile: 1, Amount: 0}, "bid.low amount (bid) seat 1 amount=0 standing=6 min=10"},
		{bids, &demand.Bids{Bids: []int{0, 0}}, "bids.count bids (bid) value=2 max=3"},
		{bids, &demand.Bids{Bids: []int{0, 2, 0}}, "bid.track bids.1 (bid) seat 1 value=2 max=25"},
		{bids, &demand.Bids{Bids: []int{0, 0, 25}}, "bid.cash bids.2 (bid) seat 2 amount=25 cash=20 max=20"},
		{takes, &demand.Bids{Bids: []int{0, 0, 0}}, "phase.take  (order) seat=0"},
		{takes, &demand.Take{Seat: 0, Fees: []int{4}}, "fee.unknown fees.0 (fee) seat 0 value=4 max=3"},
		{takes, &demand.Take{Seat: 0, Fees: []int{2, 3}}, "take.fees fees.1 (fee) seat 0 amount=3 max=4"},
		{takes, &demand.Take{Seat: 0, Boom: 5}, "take.actions boom (action) seat 0 value=5 min=0 max=4"},
		{takes, &demand.Take{Seat: 0, Cards: of(cosmic, 3)},
			"cards.short cards.0 (setup) seat 0 cosmic value=3 min=0 max=2"},
		{takes, &demand.Take{Seat: 0, Cards: of(bottomline, 10)},
			"take.cards cards.1 (supply) seat 0 bottomline max=9 value=10 min=0"},
		{full, &demand.Take{Seat: 1, Fees: []int{2, 2}}, "take.cards fees.1 (supply) seat 1 max=1"},
		{full, &demand.Take{Seat: 1, Bust: 2}, "take.actions bust (action) seat 1 value=2 min=0 max=1"},
		{hidden, &demand.Take{Seat: 0, Cards: of(cosmic, 1)}, "take.hidden cards.0 (hidden) seat 0 cosmic"},
	}
}

func actionDenials(t judge) []gametest.Denial {
	x := as(holds(3, of(stanford, 2), of(stanford, 1)), "cramer")
	x.Boom = 1
	o := openBooks(investing, advanced)
	acts := stand(t, o, "action", []SeatPosition{x, as(cash(3), "bill"), as(cash(3), "deborah")})
	x.Boom = 0
	sells := stand(t, o, "selling", []SeatPosition{x, as(cash(3), "bill"), as(cash(3), "deborah")})
	moves := stand(t, o, "movement", []SeatPosition{x, as(cash(3), "bill"), as(cash(3), "deborah")})
	some, _ := gametest.Apply(t, moves, moveOf(cosmic, "+1"))
	declares, _ := gametest.Apply(t, moves, &calc.Skip{Seat: 0})
	hidden := stand(t, standard(), "movement", three(cash(9)))
	claim := func(seat int, company string, regular, split int) Claim {
		return Claim{Seat: seat, Company: company, Regular: regular, Split: split}
	}
	return []gametest.Denial{
		{acts, &Sell{}, "phase.action  (order) seat=0"},
		{acts, &Action{Seat: 0, What: "sell", Company: "COS"}, "action.what action (action) seat 0"},
		{acts, &Action{Seat: 0, What: "boom", Company: "IBM"}, "company.unknown company (action) seat 0 max=6"},
		{acts, &Action{Seat: 0, What: "bust", Company: "COS"}, "action.bust action (action) seat 0"},
		{acts, &Action{Seat: 0, What: "boom", Company: "COS", Claims: Claims{claim(0, "", 1, 0)}},
			"claim.stray shown (dividend)"},
		{acts, &Action{Seat: 0, What: "boom", Company: "STA", Claims: Claims{claim(0, "", 3, 0)}},
			"claim.range shown.4.0 (dividend) seat 0 stanford value=3 min=0 max=2"},
		{acts, &Action{Seat: 0, What: "boom", Company: "STA", Claims: Claims{claim(0, "", 2, 2)}},
			"claim.range shown_split.4.0 (dividend) seat 0 stanford value=2 min=0 max=1"},
		{sells, &Movement{}, "phase.selling  (order) seat=0"},
		{sells, &demand.Piles{}, "phase.selling  (order) seat=0"},
		{sells, &Rest{Seat: 1}, "seat.turn seat (order) seat 1 seat=0"},
		{stand(t, openBooks(), "take", three(cash(1))), &demand.Piles{}, "piles.kept  (take)"},
		{stand(t, standard(), "take", three(cash(1))), &demand.Piles{Takes: make([]demand.Take, 4)},
			"piles.many takes (take) max=3"},
		{stand(t, standard(), "take", three(cash(1))), &demand.Piles{Takes: []demand.Take{{}, {Seat: 2}}},
			"seat.turn seat (order) seat 2 seat=1"},
		{stand(t, standard(), "take", three(cash(1))), &demand.Piles{Takes: []demand.Take{{}, {Seat: 1, Boom: 5}}},
			"take.actions boom.1 (action) seat 1 value=5 min=0 max=4"},
		{sells, &Action{}, "phase.selling  (order) seat=0"},
		{sells, &Action{Seat: 0, What: "boom"}, "phase.selling  (order) seat=0"},
		{sells, &Sell{Seat: 0, Regular: of(stanford, 3)},
			"shares.short regular.4 (sell) seat 0 stanford shares=3 held=2 value=3 min=0 max=2"},
		{sells, &Sell{Seat: 0, Regular: of(cosmic, -1)},
			"shares.short regular.0 (sell) seat 0 cosmic shares=-1 held=0 value=-1 min=0 max=0"},
		{sells, &Sell{Seat: 0, Split: of(stanford, 2)},
			"split.short split.4 (sell) seat 0 stanford shares=2 held=1 value=2 min=0 max=1"},
		{sells, &Sell{Seat: 0, Split: of(stanford, 1), Half: of(stanford, 1)},
			"split.short half.4 (sell) seat 0 stanford shares=1 held=1 value=1 min=0 max=0"},
		{moves, &Sell{}, "phase.movement  (order) seat=0"},
		{moves, &Movement{}, "forecast.none forecasts (forecast)"},
		{moves, moveOf(epic, "4"), "forecast.unknown forecasts.5 (forecast) epic max=99"},
		{moves, moveOf(epic, "+100"), "forecast.unknown forecasts.5 (forecast) epic max=99"},
		{some, moveOf(cosmic, "+1"), "forecast.moved forecasts.0 (forecast) cosmic"},
		{moves, moveOf(stanford, board.Dollars, claim(0, "STA", 2, 1), claim(0, "STA", 1, 1)),
			"claim.stray shown (dividend)"},
		{moves, moveOf(stanford, board.Dollars, claim(1, "STA", 1, 0)), "claim.stray shown (dividend)"},
		{hidden, moveOf(stanford, board.Dollars, claim(0, "STA", 6, 0), claim(1, "STA", 5, 0)),
			"claim.range shown.4.1 (dividend) seat 1 stanford value=5 min=0 max=4"},
		{declares, &Movement{}, "phase.deborah  (order) seat=2"},
		{declares, &Declare{Seat: 0, Company: "COS"}, "seat.turn seat (order) seat 0 seat=2"},
		{declares, &Declare{Seat: 2}, "company.unknown company (deborah) seat 2 max=6"},
	}
}

func endDenials(t judge) []gametest.Denial {
	last := standAt(t, standard(), "movement", 7, three(cash(9)))
	reveals, _ := gametest.Apply(t, last, &calc.Skip{Seat: 0})
	second, _ := gametest.Apply(t, reveals, &Reveal{Seat: 0, Regular: of(cosmic, 8)})
	never := open(t, with(standard(), func(o *board.Options) { o.Rounds = 1 }), 2)
	never, _ = gametest.Apply(t, never, &demand.Bids{Bids: []int{0, 0, 0, 0}}, &demand.Take{Seat: 0},
		&demand.Take{Seat: 1}, &Sell{Seat: 0}, &Sell{Seat: 1}, &calc.Skip{Seat: 0})
	over, _ := gametest.Apply(t, never, &Reveal{Seat: 0}, &Reveal{Seat: 1})
	return []gametest.Denial{
		{reveals, &Movement{}, "phase.reveal  (order) seat=0"},
		{reveals, &calc.Skip{}, "skip.reveal  (order) seat 0"},
		{reveals,
			&Reveal{Seat: 0, Split: of(cosmic, 11)},
			"cards.short split.0 (majority) seat 0 cosmic value=11 min=0 max=10"},
		{second, &Reveal{Seat: 1, Regular: of(cosmic, 3)},
			"cards.short regular.0 (majority) seat 1 cosmic value=3 min=0 max=2"},
		{never, &Reveal{Seat: 0, Split: of(cosmic, 1)},
			"reveal.split split.0 (split) seat 0 cosmic value=1 min=0 max=0"},
		{over, &demand.Bids{}, "game.over  (end)"},
		{over, &calc.Leave{}, "game.over  (end)"},
		{over, &Setup{}, "game.over  (end)"},
	}
}

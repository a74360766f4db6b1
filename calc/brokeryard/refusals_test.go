package brokeryard

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func setups() []gametest.Setup {
	own := func(change func(*Options)) *Options { return with(classic("3x5"), change) }
	return []gametest.Setup{
		{nil, gametest.Names(2), "option.foreign  ()"},
		{(*Options)(nil), gametest.Names(2), "option.foreign  ()"},
		{&Options{}, gametest.Names(2), "option.choice deck (setup)"},
		{own(func(o *Options) { o.Deck = "broker1961" }), gametest.Names(2), "option.choice deck (setup)"},
		{own(func(o *Options) { o.Formula = "5x7" }), gametest.Names(2), "option.choice formula (setup)"},
		{own(func(o *Options) { o.Packs = 21 }), gametest.Names(2), "option.range packs (setup) value=21 min=0 max=20"},
		{own(func(o *Options) { o.Packs = -1 }), gametest.Names(2), "option.range packs (setup) value=-1 min=0 max=20"},
		{own(func(o *Options) { o.Summation = "" }), gametest.Names(2), "option.choice summation (setup)"},
		{own(func(o *Options) { o.ZeroEffects = "5" }), gametest.Names(2), "option.choice zero_effects (setup)"},
		{own(func(o *Options) { o.Spread = 0 }), gametest.Names(2),
			"option.range spread (setup) value=0 min=1 max=240"},
		{own(func(o *Options) { o.Spread = 241 }), gametest.Names(2),
			"option.range spread (setup) value=241 min=1 max=240"},
		{classic("3x5"), gametest.Names(1), "seats.few seats (formula) seats=1 min=2 max=60"},
		{classic("3x5"), nil, "seats.few seats (formula) seats=0 min=2 max=60"},
		{own(func(o *Options) { o.Packs = 1 }), gametest.Names(7), "seats.many seats (formula) seats=7 min=2 max=6"},
		{with(classic("4x6"), func(o *Options) { o.Packs = 2 }), gametest.Names(11),
			"seats.many seats (formula) seats=11 min=2 max=10"},
		{classic("3x5"), gametest.Names(61), "seats.limit seats (setup) seats=61 min=2 max=60"},
	}
}

func denials(t judge) []gametest.Denial {
	o := classic("3x5")
	table := stand(t, o, hundreds(), has(250, four{4, 1}), has(500, four{2}), gone(), has(-30, four{0, 1}))
	over, _ := gametest.Apply(t, open(t, o, 2), &calc.Leave{Seat: 1})
	closed := standIn(t, with(classic("3x5"), func(o *Options) { o.NoTradeLastRound = true }), 8, hundreds(),
		has(500, four{1}), has(0, four{1}))
	choosing := open(t, with(stops(), func(o *Options) { o.StopOptIn = true }), 3)
	chosen, _ := gametest.Apply(t, choosing, &Stops{})
	partly, _ := gametest.Apply(t, choosing, &calc.Leave{Seat: 1})
	level := standIn(t, o, 8, hundreds(), has(0, four{1}), has(100, four{}), has(70, four{}), gone())
	level, _ = gametest.Apply(t, level, plays(level))
	spent := open(t, o, 3)
	for _, card := range []string{"B0", "R0", "Y0"} {
		spent, _ = gametest.Apply(t, spent, plays(spent, lay(card), missed(), missed()))
	}
	frugal := open(t, o, 3)
	for _, card := range []string{"B+60", "R-60", "Y+60", "G-60", "B-60"} {
		other := "G"
		if card[0] == 'G' {
			other = "B"
		}
		frugal, _ = gametest.Apply(t, frugal, plays(frugal, lay(card, other), missed(), missed()))
	}
	ann := func(p Play) *Round { return plays(table, p) }
	ben := func(p Play) *Round { return plays(table, missed(), p) }
	dan := func(p Play) *Round { return plays(table, missed(), missed(), Play{}, p) }
	short, gone, none := plays(table), plays(table), NewRound(table)
	short.Plays = short.Plays[:3]
	gone.Plays[2] = missed()
	none.Plays[1] = missed()
	changed := func(change func(*Position)) *Position {
		p := NewPosition(table)
		change(p)
		return p
	}
	return []gametest.Denial{
		{over, plays(over), "game.over  (end)"},
		{over, &calc.Leave{}, "game.over  (end)"},
		{over, &Toss{}, "game.over  (end)"},
		{over, &Stops{}, "game.over  (end)"},
		{choosing, plays(choosing), "stops.first  (house.stop_opt_in)"},
		{level, plays(level), "toss.first  (toss) rounds=8"},
		{table, &Round{}, "round.seats  (order) value=0 max=4"},
		{table, short, "round.seats  (order) value=3 max=4"},
		{table, gone, "seat.gone card.2 (bankruptcy) seat 2"},
		{table, none, "card.none card.0 (card) seat 0"},
		{table, ann(lay("B")), "card.none card.0 (card) seat 0"},
		{table, ben(lay("B+70", "R")), "card.unknown card.1 (card) seat 1"},
		{table, ben(lay("Q")), "card.unknown card.1 (card) seat 1"},
		{table, ann(Play{Missed: true, Card: "B0"}), "missed.card missed.0 (missed) seat 0"},
		{table, ann(Play{Missed: true, Free: fourcolours.Assign(red)}), "missed.card missed.0 (missed) seat 0"},
		{table, ann(missed().trading(four{-5})), "shares.short trade.0.0 (trade) seat 0 blue shares=5 held=4 max=4"},
		{table, ann(missed().trading(four{0, 0, 3})),
			"cash.short trade.0.2 (save) seat 0 yellow shares=3 price=100 amount=300 cash=250 max=2"},
		{table, ann(missed().trading(four{-1, 2, 2})),
			"cash.short trade.0.2 (save) seat 0 yellow shares=2 price=100 amount=200 cash=150 max=1"},
		{table, ben(missed().trading(four{0, 1_000_001})), "trade.range trade.1.1 () seat 1 red max=1000000"},
		{table, ben(missed().trading(four{0, -1_000_001})), "trade.range trade.1.1 () seat 1 red max=1000000"},
		{table, dan(missed().trading(four{0, 0, 1})),
			"trade.debt trade.3.2 (save) seat 3 yellow debt=30 amount=0 min=30 max=100"},
		{table, dan(missed().trading(four{0, -1, 1})),
			"cash.short trade.3.2 (save) seat 3 yellow shares=1 price=100 amount=100 cash=70 max=0"},
		{closed, plays(closed, missed().trading(four{-1})), "trade.round trade.0.0 (house.no_trade_last_round) seat 0"},
		// A pack has one blue zero.
		{table, plays(table, lay("B0"), lay("B0")), "card.gone card.1 (deck) seat 1 card=4 count=1"},
		{spent, plays(spent, missed(), lay("R0")), "card.gone card.1 (deck) seat 1 card=17 count=1"},
		{spent, plays(spent, lay("G0")), "card.hand.big card.0 (formula) seat 0 card=43 count=3"},
		{frugal, plays(frugal, lay("R+30", "B")), "card.hand.small card.0 (formula) seat 0 card=21 count=5"},
		{table, ann(lay("Bx2")), "free.missing free.0.0 (card) seat 0 count=1"},
		{table, ann(lay("B+100", "R-G")), "free.missing free.0.1 (card) seat 0 count=3"},
		{table, ann(lay("B-100", "B")), "free.own free.0.0 (save) seat 0 blue"},
		{table, ann(lay("B+100", "RYR")), "free.twice free.0.2 (save) seat 0 red"},
		{table, ann(lay("B0", "R")), "free.extra free.0.0 (card) seat 0 count=0"},
		{table, ben(lay("B+30", "RG")), "free.extra free.1.1 (card) seat 1 count=1"},
		{table, &Stops{}, "stops.off  (house.stop_opt_in)"},
		{chosen, &Stops{}, "stops.again  (house.stop_opt_in)"},
		{choosing, &Stops{Seats: []int{3}}, "seat.unknown stops.0 () player=3 seats=3"},
		{choosing, &Stops{Seats: []int{2, 0}}, "stops.order stops.0 (house.stop_opt_in) seat 0"},
		{choosing, &Stops{Seats: []int{0, 0}}, "stops.order stops.0 (house.stop_opt_in) seat 0"},
		{partly, &Stops{Seats: []int{0, 1}}, "seat.gone stops.1 (bankruptcy) seat 1"},
		{table, &Toss{}, "toss.none  (toss) round=1 rounds=8"},
		{level, &Toss{Seat: 2}, "toss.behind seat (toss) seat 2 amount=70 max=100"},
		{level, &Toss{Seat: 3}, "seat.gone seat (bankruptcy) seat 3"},
		{level, &Toss{Seat: -1}, "seat.unknown seat () player=-1 seats=4"},
		{table, &calc.Leave{Seat: 4}, "seat.unknown seat () player=4 seats=4"},
		{table, &calc.Leave{Seat: 2}, "leave.out seat (bankruptcy) seat 2"},
		{table, &calc.Ruling{Seat: 4, What: "cash", Change: 1, Reason: "x"},
			"seat.unknown seat (ruling) player=4 seats=4"},
		{table, &calc.Ruling{What: "gold", Change: 1, Reason: "x"}, "ruling.what what (ruling)"},
		{table, &calc.Ruling{What: "cash", Reason: "x"}, "ruling.nothing change (ruling) seat 0"},
		{table, &calc.Ruling{What: "B", Change: -5, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=-5 min=-4 max=1000000"},
		{table, &calc.Ruling{What: "cash", Change: -1_000_001, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=-1000001 min=-1000000 max=1000000"},
		{table, &calc.Ruling{What: "cash", Change: 5, Reason: " "},
			"ruling.reason reason (ruling) seat 0 length=0 min=1 max=200"},
		{table, changed(func(p *Position) { p.Seats = p.Seats[:2] }), "position.seats seats (ruling) value=2 max=4"},
		{table, changed(func(p *Position) { p.Prices[yellow] = 105 }),
			"position.price prices.2 (ruling) yellow step=10 value=105 min=10 max=250"},
		{table, changed(func(p *Position) { p.Seats[1].Cash = -1_000_001 }),
			"position.debt cash.1 (ruling) seat 1 value=-1000001 min=-1000000 max=1000000"},
		{table, changed(func(p *Position) { p.Seats[3].Shares[red] = -1 }),
			"position.shares shares.3.1 (ruling) seat 3 red value=-1 min=0 max=1000000"},
		{table, changed(func(p *Position) { p.Seats[0].Out, p.Seats[1].Out = true, true }),
			"position.alone out.0 (ruling) min=2"},
		{table, changed(func(p *Position) { p.Round = 9 }), "position.round round (ruling) value=9 min=1 max=8"},
	}
}

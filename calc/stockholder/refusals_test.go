package stockholder

import (
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func setups() []gametest.Setup {
	own := func(change func(*Options)) *Options { return with(classic("4x6"), change) }
	return []gametest.Setup{
		{nil, gametest.Names(2), "option.foreign  ()"},
		{(*Options)(nil), gametest.Names(2), "option.foreign  ()"},
		{&Options{}, gametest.Names(2), "option.choice deck (setup)"},
		{own(func(o *Options) { o.Packs = 5 }), gametest.Names(2), "option.range packs (setup) value=5 min=1 max=4"},
		{own(func(o *Options) { o.Formula = "2x3x5" }), gametest.Names(2), "option.choice formula (setup)"},
		{own(func(o *Options) { o.Start = 300 }), gametest.Names(2),
			"option.range start (setup) value=300 min=10 max=250"},
		{own(func(o *Options) { o.Start = 255 }), gametest.Names(2), "option.step start (setup) value=255 step=10"},
		{own(func(o *Options) { o.Min = 15 }), gametest.Names(2), "option.step min (setup) value=15 step=10"},
		{own(func(o *Options) { o.Max = 255 }), gametest.Names(2), "option.step max (setup) value=255 step=10"},
		{own(func(o *Options) { o.Max = 10 }), gametest.Names(2), "option.bounds max (setup) min=10 max=10"},
		{own(func(o *Options) { o.Certificates, o.StartShares = 40, 14 }), gametest.Names(3),
			"option.certificates certificates (house.certificates_limited) min=42 value=40"},
		{classic("4x6"), gametest.Names(1), "seats.few seats (formula) seats=1 min=2 max=5"},
		{classic("4x6"), nil, "seats.few seats (formula) seats=0 min=2 max=5"},
		{classic("3x5"), gametest.Names(7), "seats.many seats (formula) seats=7 min=2 max=6"},
		{classic("4x6"), []string{"Ann", " "}, "name.empty seats.1 () seat 1"},
		{classic("4x6"), []string{"A\x00", "Ben"}, "name.letters seats.0 () seat 0"},
		{classic("4x6"), []string{"Ann", strings.Repeat("я", 200)}, "name.long seats.1 () seat 1 length=200 max=40"},
		{classic("4x6"), []string{"Иван", "Ben", "иван"}, "name.twice seats.2 () seat 2 player=0"},
	}
}

func denials(t judge) []gametest.Denial {
	o := classic("3x5")
	table := stand(t, o, hundreds(), has(250, four{4, 1}), has(500, four{2}), gone(), has(0, four{1}))
	house := func(change func(*Options)) calc.Table {
		return stand(t, with(classic("3x5"), change), four{30, 100, 100, 100}, has(300, four{2}), has(45, four{2, 1}))
	}
	gross := house(func(o *Options) { o.Step3Gross = true })
	choosy := house(func(o *Options) { o.Zeroing = "repurchase_optional" })
	scarce := house(func(o *Options) { o.Certificates = 5 })
	still := house(func(o *Options) { o.NoTradeChanged = true })
	last := standIn(t, o, lastRound(o), hundreds(), has(500, four{1}), has(0, four{}))
	quiet := standIn(t, with(classic("3x5"), func(o *Options) { o.NoTradeLastRound = true }), lastRound(o)-1,
		hundreds(), has(500, four{1}), has(0, four{}))
	quiet, _ = gametest.Apply(t, quiet, &calc.Skip{}, plain(t, quiet, "B+30").sit(1))
	over := laid(t, last, "B+30", "R+30")
	spent := laid(t, open(t, o, 2), "B+100", "B+30", "B+100", "R+30", "B+100", "Y+30")
	frugal := laid(t, open(t, o, 2), "B+40", "B+100", "B+50", "B+100", "B+60", "B+100", "R+40", "R+50", "R+60", "G+40")
	seats, priced := *NewPosition(table), *NewPosition(table)
	seats.Seats = seats.Seats[:2]
	priced.Prices[yellow] = 105
	changed := func(change func(*Position)) *Position {
		p := NewPosition(table)
		change(p)
		return p
	}
	turn := func(before, after four) *Turn {
		return &Turn{Before: before, Card: "B+30", Free: fourcolours.Assign(yellow), After: after}
	}
	zero := func(keep ...Keep) *Turn { return &Turn{Card: "B-60", Free: fourcolours.Assign(green), Keep: keep} }
	return []gametest.Denial{
		{over, plain(t, over, "G+30").sit(0), "game.over  (end)"},
		{over, &calc.Skip{}, "game.over  (end)"},
		{over, &calc.Leave{}, "game.over  (end)"},
		{table, plain(t, table, "G+30").sit(7), "seat.unknown seat () player=7 seats=4"},
		{table, &calc.Skip{Seat: -1}, "seat.unknown seat () player=-1 seats=4"},
		{table, &calc.Leave{Seat: 4}, "seat.unknown seat () player=4 seats=4"},
		{table, &calc.Ruling{Seat: 4, What: "cash", Change: 1, Reason: "x"},
			"seat.unknown seat (ruling) player=4 seats=4"},
		{table, plain(t, table, "G+30").sit(2), "seat.out seat (bankruptcy) seat 2 seat=0"},
		{table, &calc.Leave{Seat: 2}, "leave.out seat (bankruptcy) seat 2"},
		{table, plain(t, table, "G+30").sit(1), "seat.turn seat (order) seat 1 seat=0"},
		{table, &calc.Skip{Seat: 3}, "seat.turn seat (order) seat 3 seat=0"},
		{table, turn(four{0, 0, 3}, four{}),
			"cash.short before.2 (trade) seat 0 yellow shares=3 price=100 amount=300 cash=250 max=2"},
		{table, turn(four{1, 0, 3}, four{}),
			"cash.short before.2 (trade) seat 0 yellow shares=3 price=100 amount=300 cash=150 max=1"},
		{table, turn(four{1, 1, 1}, four{}), "cash.together before.2 (trade) seat 0 amount=300 cash=250 short=50"},
		{table, turn(four{}, four{2}),
			"cash.short after.0 (trade) seat 0 blue shares=2 price=130 amount=260 cash=250 max=1"},
		{table, turn(four{-5}, four{}),
			"shares.short before.0 (trade) seat 0 blue shares=5 held=4 max=4 value=-5 min=-4"},
		{table, turn(four{-1}, four{-4}),
			"shares.short after.0 (trade) seat 0 blue shares=4 held=3 max=3 value=-4 min=-3"},
		{table, turn(four{2}, four{-5}),
			"shares.locked after.0 (lock) seat 0 blue shares=5 held=6 max=4 value=-5 min=-4"},
		{gross, turn(four{2}, four{-3}),
			"shares.locked after.0 (house.step3_gross) seat 0 blue shares=3 held=4 max=2 value=-3 min=-2"},
		{table, turn(four{0, 2_000_000}, four{}),
			"trade.range before.1 () seat 0 red max=1000000 value=2000000 min=-1"},
		{last, turn(four{1}, four{}), "trade.last before.0 (last-card) seat 0 blue value=1 min=0 max=0"},
		{last, turn(four{}, four{0, -1}), "trade.last after.1 (last-card) seat 0 red value=-1 min=0 max=0"},
		{quiet, turn(four{1}, four{}),
			"trade.round before.0 (house.no_trade_all_last_round) seat 0 blue value=1 min=0 max=0"},
		{still, turn(four{}, four{1}),
			"trade.changed after.0 (house.no_trade_changed) seat 0 blue value=1 min=0 max=0"},
		{scarce, turn(four{2}, four{}),
			"certificates.short before.0 (house.certificates_limited) seat 0 blue shares=2 max=1 value=2 min=-2"},
		{table, &Turn{Bought: four{1}, Card: "B+30", Free: fourcolours.Assign(green)},
			"bought.off bought.0 (lock) blue"},
		{gross, &Turn{Bought: four{0, 1}, Card: "B+30", Free: fourcolours.Assign(green)},
			"bought.range bought.1 (house.step3_gross) red value=1 min=0 max=0"},
		{table, &Turn{}, "card.none card (card) seat 0"},
		{table, &Turn{Card: "B+31"}, "card.unknown card (card) seat 0"},
		{spent, plain(t, spent, "B+30"), "card.gone card (deck) seat 0 card=15 count=1"},
		{spent, plain(t, spent, "R+100"), "card.hand.big card (formula) seat 0 card=1 count=3"},
		{frugal, plain(t, frugal, "Y-60").sit(0), "card.hand.small card (formula) seat 0 card=35 count=5"},
		{table, &Turn{Card: "Bx2"}, "free.missing free.0 (card) count=1"},
		{table, &Turn{Card: "Bx2", Free: fourcolours.Assign(blue)}, "free.own free.0 (card) blue"},
		{table, &Turn{Card: "B+100", Free: fourcolours.Assign(red, red, green)}, "free.twice free.1 (card) red"},
		{table, &Turn{Card: "Bx2", Free: fourcolours.Assign(red, green)}, "free.extra free.1 (card) count=1"},
		{choosy, zero(Keep{1, blue, 2}),
			"keep.range keep.1.0 (repurchase) seat 1 blue shares=2 max=1 price=40 cash=45 value=2 min=0"},
		{choosy, zero(Keep{1, blue, 1}, Keep{1, blue, 0}), "keep.twice keep.1.0 (repurchase) seat 1 blue"},
		{choosy, zero(Keep{1, red, 0}), "keep.stray keep (repurchase)"},
		{table, &Turn{Card: "B+30", Free: fourcolours.Assign(green), First: []First{{1, red}}},
			"first.stray first (repurchase)"},
		{table, &calc.Ruling{What: "gold", Change: 1, Reason: "x"}, "ruling.what what (ruling)"},
		{table, &calc.Ruling{What: "cash", Reason: "x"}, "ruling.nothing change (ruling) seat 0"},
		{table, &calc.Ruling{What: "B", Change: -5, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=-5 min=-4 max=1000000"},
		{table, &calc.Ruling{What: "cash", Change: 5, Reason: " "},
			"ruling.reason reason (ruling) seat 0 length=0 min=1 max=200"},
		{table, &seats, "position.seats seats (ruling) value=2 max=4"},
		{table, &priced, "position.price prices.2 (ruling) yellow step=10 value=105 min=10 max=250"},
		{table, changed(func(p *Position) { p.Seats[1].Cash = -1 }),
			"position.cash cash.1 (ruling) seat 1 value=-1 min=0 max=1000000"},
		{table, changed(func(p *Position) { p.Seats[3].Shares[red] = 1_000_001 }),
			"position.shares shares.3.1 (ruling) seat 3 red value=1000001 min=0 max=1000000"},
		{table, changed(func(p *Position) { p.Seats[0].Out, p.Seats[1].Out = true, true }),
			"position.alone out.0 (ruling) min=2"},
		{table, changed(func(p *Position) { p.Round = 9 }), "position.round round (ruling) value=9 min=1 max=8"},
		{table, changed(func(p *Position) { p.Turn = 4 }), "seat.unknown turn (ruling) player=4 seats=4"},
		{table, changed(func(p *Position) { p.Turn = 2 }), "position.turn turn (ruling) seat 2"},
	}
}

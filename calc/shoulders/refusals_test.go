package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

func setups() []gametest.Setup {
	return []gametest.Setup{
		{nil, gametest.Names(2), "option.foreign  ()"},
		{(*board.Options)(nil), gametest.Names(2), "option.foreign  ()"},
		{&board.Options{}, gametest.Names(2), "option.choice rules (setup)"},
		{with(board.Standard(), func(o *board.Options) { o.PriceProtection = "always" }), gametest.Names(2),
			"option.choice price_protection (setup)"},
		{board.Standard(), gametest.Names(1), "seats.few seats (setup) seats=1 min=2 max=4"},
		{board.Standard(), gametest.Names(5), "seats.many seats (setup) seats=5 min=2 max=4"},
	}
}

func changed(t calc.Table, change func(*Position)) *Position {
	p := NewPosition(t)
	change(p)
	return p
}

func denials(t judge) []gametest.Denial {
	trade := scene{cash: []int{300, 40, 0}, on: map[int]CompanyPosition{
		swift: at(100, 50, cut{0, 1, []int{1, 2}}, 1), elgin: at(40, 0, cut{1, 2, []int{3}}, 2),
		libby: at(50, 0, cut{2, -1, nil}),
	}}.set(t)
	skilled := scene{options: board.Advanced(), cash: []int{300, 0},
		on: map[int]CompanyPosition{swift: at(100, 0, cut{0, -1, []int{0, 2}})}}.set(t)
	founding, first := open(t, board.Standard(), 2), open(t, board.Standard(), 2)
	first, _ = gametest.Apply(t, first, &Start{Seat: 1, Company: "swift", Par: 35},
		&Start{Seat: 0, Company: "elgin", Par: 35})
	half, _ := gametest.Apply(t, founding, &Start{Seat: 1, Company: "swift", Par: 35})
	every := map[int]CompanyPosition{}
	for company := range board.CompanyCount {
		every[company] = at(40, 0, cut{company % 2, -1, nil})
	}
	crowded := scene{cash: []int{900, 900}, on: every}.set(t)
	poor := scene{cash: []int{104, 0}, on: map[int]CompanyPosition{swift: at(40, 0, cut{0, -1, nil})}}.set(t)
	building := scene{phase: "building", cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(40, 0,
		cut{0, -1, nil})}}.set(t)
	leading := at(40, 60, cut{0, -1, nil})
	leading.Appeal = 4
	works := func(o *board.Options) calc.Table {
		return scene{options: o, phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{
			swift: leading, elgin: at(40, 0, cut{1, -1, nil}), libby: at(40, 0, cut{1, 0, []int{3, 2}}),
		}}.set(t)
	}
	operate, emergency := works(board.Standard()), works(board.Advanced())
	raised, _ := gametest.Apply(t, emergency, &operating.Emergency{Company: "swift", Common: 1})
	empty, _ := gametest.Apply(t, emergency, &Skip{}, &Skip{})
	worked, _ := gametest.Apply(t, operate, &operating.Operate{Company: "swift", Revenue: 20, Use: "withhold"})
	shielded, _ := gametest.Apply(t, trade, &operating.Protection{Company: "swift"})
	unshielded := scene{options: with(board.Standard(), func(o *board.Options) { o.PriceProtection = "off" }),
		cash: []int{0, 0},
		on:   map[int]CompanyPosition{swift: at(40, 0, cut{0, -1, nil})}}.set(t)
	award := scene{round: 5, phase: "goals", cash: []int{0, 0, 0},
		on: map[int]CompanyPosition{swift: at(40, 0, cut{0, -1, nil})}}.set(t)
	award, _ = gametest.Apply(t, award, &calc.Leave{Seat: 2}, &Goal{Goal: "managers", Winners: []int{1}})
	over, _ := gametest.Apply(t, award, &Skip{})
	gone, _ := gametest.Apply(t, trade, &calc.Leave{Seat: 2})
	onSwift := func(c board.Certificates) *Sell { return &Sell{Sales: []Sale{{"swift", c}}} }
	return []gametest.Denial{
		{over, &Goal{Goal: "workers"}, "game.over  (end)"},
		{over, &Skip{}, "game.over  (end)"},
		{over, &calc.Leave{}, "game.over  (end)"},
		{founding, &Pass{Seat: 1}, "now.founding  (phases)"},
		{trade, &operating.Operate{Company: "swift"}, "now.stock  (phases)"},
		{building, &Buy{Company: "swift", Certificate: "common"}, "now.building  (phases)"},
		{operate, &operating.Building{}, "now.operating  (phases)"},
		{award, &operating.Treasury{Company: "swift", Change: 5}, "now.goals  (phases)"},
		{trade, &Pass{Seat: 4}, "seat.unknown seat () player=4 seats=3"},
		{trade, &Pass{Seat: 1}, "seat.turn seat (priority) seat 1 seat=0"},
		{gone, &Pass{Seat: 2}, "seat.out seat (ruling) seat 2 seat=0"},
		{trade, &Buy{Company: "ford", Certificate: "common"}, "company.none company () max=10"},
		{trade, &Buy{Company: "anglo", Certificate: "common"}, "company.unstarted company (start) anglo"},
		{founding, &operating.Treasury{Company: "brunswick", Change: 17}, "company.unstarted company (start) brunswick"},
		{trade, &Buy{Company: "swift", Certificate: "director"}, "certificate.none certificate (buy) seat 0 swift"},
		{trade, &Buy{Company: "swift", Certificate: "pool_preferred"},
			"certificate.gone certificate (buy) seat 0 swift treasury=1 pool=1"},
		{trade, &Buy{Company: "libby", Certificate: "pool_common"},
			"certificate.gone certificate (buy) seat 0 libby treasury=7 pool=0"},
		{crowded, &Buy{Company: "brunswick", Certificate: "preferred"},
			"certificate.director certificate (preferred) seat 0 brunswick"},
		{poor, &Buy{Company: "swift", Certificate: "preferred"},
			"certificate.director certificate (preferred) seat 0 swift"},
		{sated(t), &Buy{Company: "libby", Certificate: "common"},
			"cash.short certificate (buy) seat 0 libby shares=1 price=50 amount=50 cash=40 max=0"},
		{sated(t), &Buy{Company: "elgin", Certificate: "common"},
			"limit.shares certificate (share-limit) seat 0 elgin percent=60 more=10 max=60"},
		{trade, &Sell{Sales: []Sale{{"swift", board.Certificates{Common: 1}}}, Then: "buy", Company: "swift",
			Certificate: "common"},
			"buy.sold company (rebuy) seat 0 swift round=2"},
		{trade, &Sell{}, "sell.nothing  (sell) seat 0"},
		{trade, onSwift(board.Certificates{}), "sell.nothing sell_common.2 (sell) seat 0"},
		{trade, onSwift(board.Certificates{Common: 2}),
			"shares.short sell_common.2 (sell) seat 0 swift shares=2 held=1 max=1 value=2 min=0"},
		{trade, onSwift(board.Certificates{Preferred: 1}),
			"shares.short sell_preferred.2 (sell) seat 0 swift shares=1 held=0 max=0 value=1 min=0"},
		{trade, onSwift(board.Certificates{Director: 1}),
			"director.basic sell_director.2 (sell) seat 0 swift value=1 min=0 max=0"},
		{skilled,
			onSwift(board.Certificates{Director: 1}),
			"director.taker sell_director.2 (director-sale) seat 0 swift min=30 value=1 max=0"},
		{trade, &Sell{Sales: []Sale{{"elgin", board.Certificates{Common: 1}},
			{"swift", board.Certificates{Common: 1}}}},
			"sell.twice sell_common.2 (sell) seat 0 swift"},
		{trade, &Sell{Sales: []Sale{{"swift", board.Certificates{Common: 1}}}, Then: "hold"},
			"sell.then then (buy) seat 0"},
		{trade, &Sell{Sales: []Sale{{"swift", board.Certificates{Common: 1}}}, Company: "elgin"},
			"sell.then then (buy) seat 0"},
		{first, &Start{Company: "libby", Par: 35}, "start.first  (start) seat 0"},
		{poor, &Start{Company: "libby", Par: 35}, "start.poor  (start) seat 0 min=105 cash=104"},
		{crowded, &Start{Company: "libby", Par: 35}, "start.none  (start) seat 0"},
		{half, &Start{Seat: 1, Company: "libby", Par: 35}, "start.founded seat (start) seat 1 seat=0"},
		{half, &Start{Seat: 0, Company: "swift", Par: 35}, "company.started company (start) swift"},
		{half, &Start{Seat: 0, Company: "libby", Par: 45}, "par.unknown par (start) value=45 min=35 max=60"},
		{half, &Start{Seat: 0, Company: "libby", Par: 60},
			"par.cash par (start) seat 0 price=60 amount=180 cash=175 max=50"},
		{operate, &operating.Operate{Company: "elgin", Revenue: 10, Use: "withhold"},
			"operate.order company (order) elgin appeal=1 min=4"},
		{worked, &operating.Operate{Company: "swift", Revenue: 10, Use: "withhold"},
			"operate.done company (order) swift"},
		{operate, &operating.Operate{Company: "swift", Use: "dividends"}, "operate.nothing use (withhold) swift"},
		{operate, &operating.Operate{Company: "swift", Revenue: -1, Use: "withhold"},
			"operate.revenue revenue (dividends) swift value=-1 min=0 max=5000"},
		{operate, &operating.Operate{Company: "swift", Revenue: 10}, "operate.use use (dividends) swift"},
		{operate,
			&operating.Extra{Company: "swift", Amount: 120},
			"extra.amount amount (extra) swift value=120 min=100 max=300 step=50"},
		{operate, &operating.Emergency{Company: "swift", Common: 1}, "emergency.basic  (emergency)"},
		{raised, &operating.Emergency{Company: "swift", Common: 1}, "emergency.twice company (emergency) swift"},
		{empty, &operating.Emergency{Company: "libby", Common: 1}, "operate.done company (order) libby"},
		{bare(t), &operating.Emergency{Company: "swift", Common: 1}, "emergency.empty company (emergency) swift"},
		{emergency, &operating.Emergency{Company: "swift", Common: 6},
			"emergency.range raise_common (emergency) swift value=6 min=0 max=5"},
		{emergency, &operating.Emergency{Company: "swift"},
			"emergency.nothing raise_common (emergency) swift min=1 max=5"},
		{trade, &operating.Appeal{Company: "swift", To: 17},
			"appeal.range to (appeal) swift value=17 appeal=1 max=16 min=0"},
		{trade, &operating.Appeal{Company: "swift", To: 1}, "appeal.none to (appeal) swift appeal=1 max=16"},
		{trade, &operating.Pay{Company: "swift"}, "pay.nothing wages (treasury) swift"},
		{trade, &operating.Pay{Company: "swift", Wages: 40, Goods: 11},
			"pay.range goods (treasury) swift cash=10 value=11 min=0 max=10"},
		{trade, &operating.Pay{Company: "swift", Wages: -10, Goods: 10},
			"pay.range wages (treasury) swift cash=50 value=-10 min=0 max=50"},
		{trade, &operating.Treasury{Company: "swift"}, "treasury.nothing change (treasury) swift"},
		{trade, &operating.Treasury{Company: "swift", Change: -51},
			"treasury.range change (treasury) swift cash=50 value=-51 min=-50 max=10000"},
		{unshielded, &operating.Protection{Company: "swift"}, "protection.off  (house.price_protection)"},
		{shielded, &operating.Protection{Company: "swift"}, "protection.held gone (protection) swift"},
		{trade, &operating.Protection{Company: "swift", Gone: true}, "protection.missing gone (protection) swift"},
		{building, &operating.Building{Partner: true}, "building.partner partner (partner) round=3"},
		{award, &Goal{Goal: "wealth"}, "goal.none goal (goals) max=10"},
		{award, &Goal{Goal: "managers"}, "goal.scored goal (goals)"},
		{award, &Goal{Goal: "commons", Winners: []int{0}}, "goal.counted winners (goals)"},
		{award, &Goal{Goal: "workers", Winners: []int{1, 1}}, "goal.winner winners.1 (goals) seat 1"},
		{award, &Goal{Goal: "workers", Winners: []int{2}}, "goal.winner winners.2 (goals) seat 2 value=1 min=0 max=0"},
		{award, &Goal{Goal: "workers", Winners: []int{3}}, "seat.unknown winners (goals) player=3 seats=3"},
		{gone, &calc.Leave{Seat: 2}, "leave.out seat (ruling) seat 2"},
		{trade, &calc.Ruling{What: "gold", Change: 1, Reason: "x"}, "ruling.what what (ruling)"},
		{trade, &calc.Ruling{What: "cash", Company: "swift", Change: 1, Reason: "x"}, "ruling.what what (ruling)"},
		{trade, &calc.Ruling{What: "common", Company: "anglo", Change: 1, Reason: "x"},
			"company.unstarted company (ruling) anglo"},
		{trade, &calc.Ruling{What: "director", Company: "swift", Change: 1, Reason: "a second one"},
			"ruling.range change (ruling) seat 0 value=1 min=-1 max=0"},
		{gone, &calc.Ruling{Seat: 2, What: "common", Company: "elgin", Change: 1, Reason: "x"},
			"ruling.range change (ruling) seat 2 value=1 min=0 max=0"},
		{trade, &calc.Ruling{What: "cash", Reason: "x"}, "ruling.nothing change (ruling) seat 0"},
		{trade, &calc.Ruling{What: "cash", Change: -301, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=-301 min=-300 max=1000000"},
		{trade, &calc.Ruling{What: "cash", Change: 5, Reason: " "},
			"ruling.reason reason (ruling) seat 0 length=0 min=1 max=200"},
		{trade, changed(trade, func(p *Position) { p.Seats = p.Seats[:2] }),
			"position.seats seats (ruling) value=2 max=3"},
		{trade, changed(trade, func(p *Position) { p.Seats[1].Cash = -1 }),
			"position.cash cash.1 (ruling) seat 1 value=-1 min=0 max=1000000"},
		{trade, changed(trade, func(p *Position) { p.Seats[0].Out, p.Seats[1].Out = true, true }),
			"position.alone out.0 (ruling) min=2"},
		{trade, changed(trade, func(p *Position) { p.Companies[0].Company = "ford" }),
			"company.none price.0 (ruling) max=10"},
		{trade, changed(trade, func(p *Position) { p.Companies = append(p.Companies, p.Companies[0]) }),
			"sell.twice price.2 (ruling) swift"},
		{trade, changed(trade, func(p *Position) { p.Companies[0].Price = 90 }),
			"value.track price.2 (ruling) swift value=90 low=80 high=100"},
		{trade, changed(trade, func(p *Position) { p.Companies[0].Price = 500 }),
			"value.track price.2 (ruling) swift value=500 low=450 high=450"},
		{trade, changed(trade, func(p *Position) { p.Companies[0].Appeal = 17 }),
			"position.appeal appeal.2 (ruling) swift value=17 min=0 max=16"},
		{trade, changed(trade, func(p *Position) { p.Companies[0].Treasury = -1 }),
			"position.treasury treasury.2 (ruling) swift value=-1 min=0 max=1000000"},
		{trade, changed(trade, func(p *Position) { p.Companies[0].Seats[2].Director = 1 }),
			"position.supply director.2.2 (ruling) seat 2 swift value=1 min=0 max=0"},
		{trade, changed(trade, func(p *Position) { p.Companies[0].Pool.Common = 3 }),
			"position.supply pool_common.2 (ruling) swift value=3 min=0 max=2"},
		{trade, changed(trade, func(p *Position) { p.Round = 6 }), "position.round round (ruling) value=6 min=1 max=5"},
		{trade, changed(trade, func(p *Position) { p.Phase = "goals" }),
			"position.phase phase (ruling) round=2 rounds=5"},
		{trade, changed(trade, func(p *Position) { p.Phase = "building"; p.Turn = 1 }), "position.stray turn (ruling)"},
		{trade, changed(trade, func(p *Position) { p.Turn = 3 }), "seat.unknown turn (ruling) player=3 seats=3"},
		{trade, changed(trade, func(p *Position) { p.Priority = -1 }),
			"seat.unknown priority (ruling) player=-1 seats=3"},
		{trade, changed(gone, func(p *Position) { p.Turn = 2 }), "position.turn turn (ruling) seat 2"},
	}
}

func sated(t judge) calc.Table {
	return scene{cash: []int{40, 0, 0}, on: map[int]CompanyPosition{
		elgin: at(40, 0, cut{0, -1, []int{3}}), libby: at(50, 0, cut{2, -1, nil}),
	}}.set(t)
}

func bare(t judge) calc.Table {
	return scene{options: board.Advanced(), phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{
		swift: at(40, 0, cut{0, 1, []int{2, 3}}),
	}}.set(t)
}

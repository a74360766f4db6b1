package stockpile

import (
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

func tableDenials(t judge) []gametest.Denial {
	table := stand(t, openBooks(), "selling", []SeatPosition{holds(5, of(cosmic, 7), of(cosmic, 1)), cash(5), cash(5),
		{Out: true}})
	hidden := open(t, standard(), 3)
	return []gametest.Denial{
		{table, &calc.Leave{Seat: 3}, "leave.out seat (ruling) seat 3"},
		{table, &calc.Leave{Seat: 4}, "seat.unknown seat () player=4 seats=4"},
		{table, &calc.Ruling{Seat: 4, What: "cash", Change: 1, Reason: "x"},
			"seat.unknown seat (ruling) player=4 seats=4"},
		{table, &calc.Ruling{Seat: 3, What: "cash", Change: 1, Reason: "x"}, "ruling.out seat (ruling) seat 3"},
		{table, &calc.Ruling{Seat: 0, What: "gold", Change: 1, Reason: "x"}, "ruling.what what (ruling) seat 0"},
		{hidden, &calc.Ruling{Seat: 0, What: "COS", Change: 1, Reason: "x"}, "ruling.what what (ruling) seat 0"},
		{table, &calc.Ruling{Seat: 0, What: "cash", Reason: "x"}, "ruling.nothing change (ruling) seat 0"},
		{table, &calc.Ruling{Seat: 0, What: "cash", Change: -6, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=-6 min=-5 max=1000000"},
		{table, &calc.Ruling{Seat: 0, What: "COS", Change: 3, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=3 min=-7 max=2"},
		{table, &calc.Ruling{Seat: 0, What: "COS/2", Change: -2, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=-2 min=-1 max=2"},
		{table, &calc.Ruling{Seat: 0, What: "cash", Change: 1, Reason: " "},
			"ruling.reason reason (ruling) seat 0 length=0 min=1 max=200"},
		{table, &Extra{Seat: 9, Amount: 1, Reason: "x"}, "seat.unknown seat (expansion) player=9 seats=4"},
		{table, &Extra{Seat: 3, Amount: 1, Reason: "x"}, "ruling.out seat (expansion) seat 3"},
		{table, &Extra{Seat: 0, Reason: "x"}, "extra.nothing amount (expansion) seat 0"},
		{table, &Extra{Seat: 0, Amount: -6, Reason: "x"},
			"extra.range amount (expansion) seat 0 value=-6 min=-5 max=1000000"},
		{table, &Extra{Seat: 0, Amount: 1, Reason: strings.Repeat("x", 201)},
			"ruling.reason reason (expansion) seat 0 length=201 min=1 max=200"},
	}
}

func positionDenials(t judge) []gametest.Denial {
	table := stand(t, openBooks(advanced, investing), "selling",
		[]SeatPosition{as(cash(5), "bill"), as(cash(5), "mark"), as(cash(5), "donald")})
	changed := func(change func(*Position)) *Position {
		p := NewPosition(table)
		change(p)
		return p
	}
	hidden := open(t, standard(), 2)
	told := NewPosition(hidden)
	told.Seats[1].Split = of(epic, 1)
	return []gametest.Denial{
		{table, changed(func(p *Position) { p.Seats = p.Seats[:2] }), "position.seats seats (ruling) value=2 max=3"},
		{table, changed(func(p *Position) { p.Prices[american] = 4 }),
			"position.space prices.3 (ruling) american value=4 min=1 max=13"},
		{table, changed(func(p *Position) { p.Second = []string{"COS"} }), "position.second second (ruling) cosmic"},
		{table, changed(func(p *Position) { p.Second = []string{"IBM"} }), "position.second second (ruling)"},
		{table, changed(func(p *Position) { p.Seats[1].Cash = -1 }),
			"position.cash cash.1 (ruling) seat 1 value=-1 min=0 max=1000000"},
		{table, changed(func(p *Position) { p.Seats[1].Fees = []int{1, 9} }),
			"fee.unknown owed.1.1 (ruling) seat 1 value=9 max=3"},
		{table, changed(func(p *Position) { p.Seats[1].Fees = []int{1, 1, 1, 1, 1} }),
			"take.fees owed.1.4 (ruling) seat 1 amount=1 max=4"},
		{table, changed(func(p *Position) { p.Seats[1].Boom = 1 }),
			"take.actions boom.1 (ruling) seat 1 value=1 max=0"},
		{table, changed(func(p *Position) { p.Seats[2].Split[epic] = 11 }),
			"cards.short split.2.5 (ruling) seat 2 epic value=11 min=0 max=10"},
		{table, changed(func(p *Position) { p.Seats[0].Out = true }), "position.out out.0 (ruling) seat 0"},
		{table, changed(func(p *Position) {
			p.Seats[0], p.Seats[1] = SeatPosition{Out: true},
				SeatPosition{Out: true}
		}),
			"position.alone out.0 (ruling) min=2"},
		{table, changed(func(p *Position) { p.Seats[1].Investors = nil }),
			"investor.missing investor.1.0 (ruling) seat 1"},
		{table, changed(func(p *Position) { p.Seats[1].Investors = []string{"bill"} }),
			"investor.taken investor.1.0 (ruling) seat 1"},
		{table, changed(func(p *Position) { p.Seats[1].Investors = []string{"mark", "warren"} }),
			"investor.extra investor.1 (ruling) seat 1 max=1"},
		{table, changed(func(p *Position) { p.Round = 8 }), "position.round round (ruling) value=8 min=1 max=7"},
		{table, changed(func(p *Position) { p.Phase = "reveal" }), "position.phase phase (ruling)"},
		{table, changed(func(p *Position) { p.First = 3 }), "seat.unknown first (ruling) player=3 seats=3"},
		{table, changed(func(p *Position) { p.Seats[0], p.Turn = SeatPosition{Out: true}, 1 }),
			"position.turn first (ruling) seat 0"},
		{table, changed(func(p *Position) { p.Phase, p.Turn = "bids", 1 }),
			"position.first turn (ruling) seat 0 value=1 min=0 max=0"},
		{hidden, told, "take.hidden split.1 (ruling) seat 1"},
	}
}

package stockpile

import (
	"fmt"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

// A judge is a test or a property that is being checked.
type judge = gametest.Judge

// with gives options after a change.
func with(o *Options, changes ...func(*Options)) *Options {
	for _, change := range changes {
		change(o)
	}
	return o
}

// openBooks are the standard rules with the portfolios kept.
func openBooks(changes ...func(*Options)) *Options {
	o := standard()
	o.Holdings = "open_books"
	return with(o, changes...)
}

func advanced(o *Options)  { o.Board = "advanced" }
func investing(o *Options) { o.Investors = true }

// open opens a table.
func open(t judge, o *Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

// prices are the opening prices after some changes, pairs of a company and its price.
func prices(t calc.Table, changes ...int) Count {
	var c Count
	for company := range c {
		c[company] = t.Price(company)
	}
	for i := 0; i+1 < len(changes); i += 2 {
		c[changes[i]] = changes[i+1]
	}
	return c
}

// of is a count of pairs of a company and its number.
func of(pairs ...int) Count {
	var c Count
	for i := 0; i+1 < len(pairs); i += 2 {
		c[pairs[i]] = pairs[i+1]
	}
	return c
}

// stand is a table in round 1 of a phase, with one seat for each thing that a seat has; the first has the token.
// Changes are pairs of a company and its price.
func stand(t judge, o *Options, phase string, seats []SeatPosition, changes ...int) calc.Table {
	t.Helper()
	return standAt(t, o, phase, 1, seats, changes...)
}

// standAt is the same in a later round.
func standAt(t judge, o *Options, phase string, round int, seats []SeatPosition, changes ...int) calc.Table {
	t.Helper()
	table := open(t, o, len(seats))
	table, _ = gametest.Apply(t, table, &Position{Prices: prices(table, changes...), Seats: seats, Round: round,
		Phase: phase})
	return table
}

// second puts companies on the second of two spaces with their price.
func second(t judge, table calc.Table, codes ...string) calc.Table {
	t.Helper()
	p := NewPosition(table)
	p.Second = codes
	table, _ = gametest.Apply(t, table, p)
	return table
}

// has is what a seat has in a position.
func holds(cash int, regular, split Count) SeatPosition {
	return SeatPosition{Cash: cash, Regular: regular, Split: split}
}

// cash is a seat with nothing but cash.
func cash(amount int) SeatPosition { return SeatPosition{Cash: amount} }

// as is a seat that plays investors.
func as(s SeatPosition, investors ...string) SeatPosition {
	s.Investors = investors
	return s
}

// owing is a seat that holds fees.
func owing(s SeatPosition, fees ...int) SeatPosition {
	s.Fees = fees
	return s
}

// move is the movement of one company.
func moveOf(company int, f Forecast, claims ...Claim) *Movement {
	e := &Movement{Claims: claims}
	e.Forecasts[company] = f
	return e
}

// wantSpace compares a price and its space on the track.
func wantSpace(t judge, table calc.Table, company, index, price int) {
	t.Helper()
	gametest.WantPrice(t, table, company, price)
	expect.Equal(t, table.Mark(own(table, indexMark+company)), index, "%s stands on space …", codeOf(company))
}

func wantCards(t judge, table calc.Table, seat, company, regular, split int) {
	t.Helper()
	expect.Equal(t, [...]int{regularCards(table, seat, company), splitCards(table, seat, company)},
		[...]int{regular, split},
		"regular and split %s of seat %d", codeOf(company), seat)
}

func wantOwed(t judge, table calc.Table, seat int, want ...int) {
	t.Helper()
	expect.Equal(t, fmt.Sprint(owed(table, seat)), fmt.Sprint(want), "fees of seat %d", seat)
}

// wantNext is the phase and whose turn it is.
func wantNext(t judge, table calc.Table, p phase, seat int) {
	t.Helper()
	expect.Equal(t, phaseOf(table).name(), p.name(), "phase")
	expect.Equal(t, table.Turn(), seat, "whose turn it is")
}

// wantSaid compares the lines of some kinds with what must be said, in order. A kind stands for those under it too.
func wantSaid(t judge, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	gametest.WantSaid(t, companies(), s, kinds, want...)
}

package stockpile

import (
	"fmt"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
)

// The companies, in the order of records.
const (
	cosmic = iota
	bottomline
	leading
	american
	stanford
	epic
)

// A judge is a test or a property that is being checked.
type judge = gametest.Judge

// standard are the options of the first preset.
func standard() *board.Options { return board.Presets(0)[0].Options.(*board.Options) }

// with gives options after a change.
var with = gametest.With[*board.Options]

// openBooks are the standard rules with the portfolios kept.
func openBooks(changes ...func(*board.Options)) *board.Options {
	o := standard()
	o.Holdings = "open_books"
	return with(o, changes...)
}

func advanced(o *board.Options)  { o.Board = "advanced" }
func investing(o *board.Options) { o.Investors = true }

// open opens a table.
func open(t judge, o *board.Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

// prices are the opening prices after some changes, pairs of a company and its price.
func prices(t calc.Table, changes ...int) board.Count {
	var c board.Count
	for company := range c {
		c[company] = t.Price(company)
	}
	for i := 0; i+1 < len(changes); i += 2 {
		c[changes[i]] = changes[i+1]
	}
	return c
}

// of is a count of pairs of a company and its number.
func of(pairs ...int) board.Count {
	var c board.Count
	for i := 0; i+1 < len(pairs); i += 2 {
		c[pairs[i]] = pairs[i+1]
	}
	return c
}

// stand is a table in round 1 of a phase, with one seat for each thing that a seat has; the first has the token.
// Changes are pairs of a company and its price.
func stand(t judge, o *board.Options, phase string, seats []SeatPosition, changes ...int) calc.Table {
	t.Helper()
	return standAt(t, o, phase, 1, seats, changes...)
}

// standAt is the same in a later round.
func standAt(t judge, o *board.Options, phase string, round int, seats []SeatPosition, changes ...int) calc.Table {
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
func holds(cash int, regular, split board.Count) SeatPosition {
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
func moveOf(company int, f board.Forecast, claims ...Claim) *Movement {
	e := &Movement{Claims: claims}
	e.Forecasts[company] = f
	return e
}

// wantSpace compares a price and its space on the track.
func wantSpace(t judge, table calc.Table, company, index, price int) {
	t.Helper()
	gametest.WantPrice(t, table, company, price)
	expect.Equal(t, table.Mark(board.Own(table, board.IndexMark+company)), index, "%s stands on space …",
		board.CodeOf(company))
}

func wantCards(t judge, table calc.Table, seat, company, regular, split int) {
	t.Helper()
	expect.Equal(t, [...]int{board.RegularCards(table, seat, company), board.SplitCards(table, seat, company)},
		[...]int{regular, split},
		"regular and split %s of seat %d", board.CodeOf(company), seat)
}

func wantOwed(t judge, table calc.Table, seat int, want ...int) {
	t.Helper()
	expect.Equal(t, fmt.Sprint(board.Owed(table, seat)), fmt.Sprint(want), "fees of seat %d", seat)
}

// wantNext is the phase and whose turn it is.
func wantNext(t judge, table calc.Table, p board.Phase, seat int) {
	t.Helper()
	expect.Equal(t, board.PhaseOf(table).Name(), p.Name(), "phase")
	expect.Equal(t, table.Turn(), seat, "whose turn it is")
}

// wantSaid compares the lines of some kinds with what must be said, in order. A kind stands for those under it too.
func wantSaid(t judge, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	gametest.WantSaid(t, board.AllCompanies(), s, kinds, want...)
}

// bidOn is the bid on a pile, counted from 0, and the seat that bids it, [calc.None] for nobody.
func bidOn(t calc.Table, pile int) (amount, seat int) {
	return t.Mark(board.Own(t, board.BidMark+pile)), t.Mark(board.Own(t, board.BidderMark+pile)) - 1
}

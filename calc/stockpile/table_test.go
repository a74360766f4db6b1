package stockpile

import (
	"fmt"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
)

const (
	cosmic = iota
	bottomline
	leading
	american
	stanford
	epic
)

type judge = gametest.Judge

func standard() *board.Options { return board.Presets(0)[0].Options.(*board.Options) }

var with = gametest.With[*board.Options]

func openBooks(changes ...func(*board.Options)) *board.Options {
	o := standard()
	o.Holdings = "open_books"
	return with(o, changes...)
}

func advanced(o *board.Options)  { o.Board = "advanced" }
func investing(o *board.Options) { o.Investors = true }

func open(t judge, o *board.Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

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

func of(pairs ...int) board.Count {
	var c board.Count
	for i := 0; i+1 < len(pairs); i += 2 {
		c[pairs[i]] = pairs[i+1]
	}
	return c
}

// stand returns a table in a phase of round 1, with a seat for each position. The first seat has the first player
// token. The numbers in changes are pairs of company and price.
func stand(t judge, o *board.Options, phase string, seats []SeatPosition, changes ...int) calc.Table {
	t.Helper()
	return standAt(t, o, phase, 1, seats, changes...)
}

func standAt(t judge, o *board.Options, phase string, round int, seats []SeatPosition, changes ...int) calc.Table {
	t.Helper()
	table := open(t, o, len(seats))
	table, _ = gametest.Apply(t, table, &Position{Prices: prices(table, changes...), Seats: seats, Round: round,
		Phase: phase})
	return table
}

func second(t judge, table calc.Table, codes ...string) calc.Table {
	t.Helper()
	p := NewPosition(table)
	p.Second = codes
	table, _ = gametest.Apply(t, table, p)
	return table
}

func holds(cash int, regular, split board.Count) SeatPosition {
	return SeatPosition{Cash: cash, Regular: regular, Split: split}
}

func cash(amount int) SeatPosition { return SeatPosition{Cash: amount} }

func as(s SeatPosition, investors ...string) SeatPosition {
	s.Investors = investors
	return s
}

func owing(s SeatPosition, fees ...int) SeatPosition {
	s.Fees = fees
	return s
}

func moveOf(company int, f board.Forecast, claims ...Claim) *Movement {
	e := &Movement{Claims: claims}
	e.Forecasts[company] = f
	return e
}

func wantSpace(t judge, table calc.Table, company, index, price int) {
	t.Helper()
	gametest.WantPrice(t, table, company, price)
	expect.Equal(t, table.Mark(board.OwnMark(table, board.IndexMark+company)), index, "%s stands on space …",
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

func wantNext(t judge, table calc.Table, p board.Phase, seat int) {
	t.Helper()
	expect.Equal(t, board.PhaseOf(table).Name(), p.Name(), "phase")
	expect.Equal(t, table.Turn(), seat, "whose turn it is")
}

func wantSaid(t judge, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	gametest.WantSaid(t, board.AllCompanies(), s, kinds, want...)
}

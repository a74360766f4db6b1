package tycoon

import (
	"fmt"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// The stocks by name, in the order of records.
const (
	atlas = iota
	titan
	global
	omega
	vital
	nova
)

// six is a number for each stock.
type six = [agreement.Companies]int

// A judge is a test or a property that is being checked.
type judge = gametest.Judge

// open opens a table.
func open(t judge, o *agreement.Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

// with gives the options after a change.
var with = gametest.With[*agreement.Options]

// top is a game in which everything is played.
func top() *agreement.Options { return agreement.Standard("strategist") }

// has is what a seat has in a position.
func has(cash int, shares six) SeatPosition { return SeatPosition{Cash: cash, Shares: shares} }

// owns are some shares of one stock.
func owns(company, shares int) six {
	all := six{}
	all[company] = shares
	return all
}

// costs are the opening prices but for one stock.
func costs(company, price int) six {
	all := agreement.FaceValues()
	all[company] = price
	return all
}

// stand is a new table at the given prices, with one seat for each thing that a seat has; the first is to act.
func stand(t judge, o *agreement.Options, prices six, seats ...SeatPosition) calc.Table {
	t.Helper()
	table := open(t, o, len(seats))
	return set(t, table, func(p *Position) { p.Prices, p.Last, p.Seats = prices, prices, seats })
}

// set changes the position of a table.
func set(t judge, table calc.Table, change func(*Position)) calc.Table {
	t.Helper()
	p := NewPosition(table)
	change(p)
	next, _ := gametest.Apply(t, table, p)
	return next
}

// atYearEnd puts a table at the end of its year.
func atYearEnd(t judge, table calc.Table) calc.Table {
	t.Helper()
	return set(t, table, func(p *Position) { p.Transaction = board.OptionsOf(table).Transactions + 1 })
}

// pass lets everybody pass to the year's end.
func pass(t judge, table calc.Table) calc.Table {
	t.Helper()
	for !board.AtYearEnd(table) && !table.Over() {
		table, _ = gametest.Apply(t, table, &turns.Pass{Seat: table.Turn()})
	}
	return table
}

// totals are the sums of a year's cards.
func totals(sums six) *yearend.YearEnd { return &yearend.YearEnd{By: "totals", Totals: sums} }

func wantTurn(t judge, table calc.Table, year, transaction, seat int) {
	t.Helper()
	expect.Equal(t, [...]int{table.Round(), board.Transaction(table), table.Turn()}, [...]int{year, transaction, seat},
		"year, transaction and seat")
}

func wantRoles(t judge, table calc.Table, company, chairman int, directors ...int) {
	t.Helper()
	expect.Equal(t, board.Chairman(table, company), chairman, "the Chairman of %s is …",
		agreement.AllCompanies()[company].Key)
	for seat := range table.Layout().Seats {
		expect.Equal(t, board.IsDirector(table, seat, company), slices.Contains(directors, seat),
			"seat %d is a Director of %s",
			seat, agreement.AllCompanies()[company].Key)
	}
}

// denied writes a refusal: its code, its field, its rule, whom it is about, and its numbers.
func denied(r *calc.Refusal) string { return gametest.Denied(agreement.AllCompanies(), r) }

// wantSaid compares the lines of some kinds with what must be said, in order. A kind stands for those under it too.
func wantSaid(t judge, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	gametest.WantSaid(t, agreement.AllCompanies(), s, kinds, want...)
}

// worth is a seat's net worth.
func worth(table calc.Table, seat int) int {
	for _, place := range (Rulebook{}).Standing(table).Places {
		if place.Seat == seat {
			return place.Worth
		}
	}
	return 0
}

// number writes a number as terms do.
func number(n int) string { return fmt.Sprint(n) }

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

const (
	atlas = iota
	titan
	global
	omega
	vital
	nova
)

type six = [agreement.Companies]int

type judge = gametest.Judge

func open(t judge, o *agreement.Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

var with = gametest.With[*agreement.Options]

func top() *agreement.Options { return agreement.Standard("strategist") }

func has(cash int, shares six) SeatPosition { return SeatPosition{Cash: cash, Shares: shares} }

func owns(company, shares int) six {
	all := six{}
	all[company] = shares
	return all
}

func costs(company, price int) six {
	all := agreement.FaceValues()
	all[company] = price
	return all
}

func stand(t judge, o *agreement.Options, prices six, seats ...SeatPosition) calc.Table {
	t.Helper()
	table := open(t, o, len(seats))
	return set(t, table, func(p *Position) { p.Prices, p.Last, p.Seats = prices, prices, seats })
}

func set(t judge, table calc.Table, change func(*Position)) calc.Table {
	t.Helper()
	p := NewPosition(table)
	change(p)
	next, _ := gametest.Apply(t, table, p)
	return next
}

func atYearEnd(t judge, table calc.Table) calc.Table {
	t.Helper()
	return set(t, table, func(p *Position) { p.Transaction = board.OptionsOf(table).Transactions + 1 })
}

func pass(t judge, table calc.Table) calc.Table {
	t.Helper()
	for !board.AtYearEnd(table) && !table.Over() {
		table, _ = gametest.Apply(t, table, &turns.Pass{Seat: table.Turn()})
	}
	return table
}

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

func denied(r *calc.Refusal) string { return gametest.RefusalText(agreement.AllCompanies(), r) }

func wantSaid(t judge, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	gametest.WantSaid(t, agreement.AllCompanies(), s, kinds, want...)
}

func worth(table calc.Table, seat int) int {
	for _, place := range (Rulebook{}).Standing(table).Places {
		if place.Seat == seat {
			return place.Worth
		}
	}
	return 0
}

func number(n int) string { return fmt.Sprint(n) }

package stockholder

import (
	"fmt"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

// The colours by name, in the order of records.
const (
	blue = iota
	red
	yellow
	green
)

// four is a number for each colour: blue, red, yellow, green.
type four = [Colours]int

// hundreds are the prices of an opening.
func hundreds() four { return four{100, 100, 100, 100} }

// A judge is a test or a property that is being checked.
type judge = gametest.Judge

// open opens a table.
func open(t judge, o *Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

// has is what a seat has in a position.
func has(cash int, shares four) calc.SeatPosition {
	return calc.SeatPosition{Cash: cash, Shares: shares[:]}
}

// stand is a new table at the given prices, with one seat for each thing that a seat has; the first is to move.
func stand(t judge, o *Options, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	return standIn(t, o, 1, prices, seats...)
}

// standIn is the same in a later round.
func standIn(t judge, o *Options, round int, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, o, len(seats)), at(prices, seats, round, 0))
	return table
}

// lastRound is the round in which everybody holds one card.
func lastRound(o *Options) int { return o.buildDeck().HandSize() }

func wantTurn(t judge, table calc.Table, seat, round int) {
	t.Helper()
	expect.Equal(t, [...]int{table.Turn(), table.Round()}, [...]int{seat, round}, "it is seat's turn in round")
}

// wantSaid compares the lines of some kinds with what must be said, in order. A kind stands for those under it too.
func wantSaid(t judge, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	gametest.WantSaid(t, fourcolours.Companies(), s, kinds, want...)
}

// with gives the options of a preset after a change.
var with = gametest.With[*Options]

// text writes anything plain.
func text(v any) string { return fmt.Sprint(v) }

// at is a position.
func at(prices four, seats []calc.SeatPosition, round, turn int) *Position {
	return &Position{calc.PlainPosition{Prices: prices[:], Seats: seats, Round: round}, turn}
}

// gone is what a seat has that is out.
func gone() calc.SeatPosition { return calc.SeatPosition{Shares: make([]int, Colours), Out: true} }

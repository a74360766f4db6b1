package brokeryard

import (
	"fmt"
	"strconv"
	"strings"

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

// stand is a new table at the given prices, with one seat for each thing that a seat has.
func stand(t judge, o *Options, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	return standIn(t, o, 1, prices, seats...)
}

// standIn is the same in a later round.
func standIn(t judge, o *Options, round int, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, o, len(seats)), at(prices, seats, round))
	return table
}

// loose are the options of one classic pack of which nobody counts the cards.
func loose(changes ...func(*Options)) *Options {
	o := classic("3x5")
	o.Packs, o.CountCards = 1, false
	for _, change := range changes {
		change(o)
	}
	return o
}

// plays is a round of a table: what each seat does, in order. Those not given missed it.
func plays(t calc.Table, given ...Play) *Round {
	e := NewRound(t)
	for seat := range e.Plays {
		switch {
		case t.Out(seat):
		case seat < len(given):
			e.Plays[seat] = given[seat]
		default:
			e.Plays[seat].Missed = true
		}
	}
	return e
}

// lay is a card with its numbers going to colours: lay("B+100", "RYG").
func lay(card string, free ...string) Play {
	p := Play{Card: card}
	if len(free) > 0 {
		if err := p.Free.UnmarshalText([]byte(free[0])); err != nil {
			panic(err)
		}
	}
	return p
}

// trading is a play with trades.
func (p Play) trading(trade four) Play { p.Trade = trade; return p }

// missed is a play without a card.
func missed() Play { return Play{Missed: true} }

// onBlue are cards that put effects on blue, one a seat, and whatever else they do on the other colours.
func onBlue(effects string) []Play {
	var all []Play
	for _, effect := range strings.Fields(strings.ReplaceAll(effects, ",", " ")) {
		switch effect {
		case "+100":
			all = append(all, lay("B+100", "RYG"))
		case "-10":
			all = append(all, lay("R+100", "BYG"))
		case "-20":
			all = append(all, lay("R+100", "YBG"))
		case "-30":
			all = append(all, lay("R+100", "YGB"))
		case "0":
			all = append(all, lay("B0"))
		default:
			all = append(all, lay("B"+effect, "R"))
		}
	}
	return all
}

func wantRound(t judge, table calc.Table, round int, phase Phase, over bool) {
	t.Helper()
	expect.Equal(t, [...]int{table.Round(), int(PhaseOf(table)), table.Turn()}, [...]int{round, int(phase), calc.None},
		"round, phase and turn")
	gametest.WantOver(t, table, over)
}

// denied writes a refusal: its code, its field, its rule, whom it is about, and its numbers.
func denied(r *calc.Refusal) string { return gametest.Denied(fourcolours.Companies(), r) }

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
func at(prices four, seats []calc.SeatPosition, round int) *Position {
	return &Position{calc.PlainPosition{Prices: prices[:], Seats: seats, Round: round}}
}

// gone is what a seat has that is out.
func gone() calc.SeatPosition { return calc.SeatPosition{Shares: make([]int, Colours), Out: true} }

// effectOf reads an effect as it is written on a card.
func effectOf(text string) Effect {
	switch text {
	case "x2":
		return Effect{Sort: fourcolours.Double}
	case "/2":
		return Effect{Sort: fourcolours.Half}
	case "0":
		return Effect{Sort: fourcolours.Zero}
	}
	by, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return fourcolours.Plus(by)
}

func trumps(o *Options)  { o.Summation = "trump" }
func sumAll(o *Options)  { o.Summation = "sum_all" }
func convert(o *Options) { o.ConvertFirst = true }

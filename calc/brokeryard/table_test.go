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

const (
	blue = iota
	red
	yellow
	green
)

type (
	four  = gametest.Four
	judge = gametest.Judge
)

var (
	hundreds, has, gone = gametest.Hundreds, gametest.Has, gametest.Gone
	wantSaid            = gametest.WantSaidOfColours
	with                = gametest.With[*Options]
)

func open(t judge, o *Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

func stand(t judge, o *Options, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	return standIn(t, o, 1, prices, seats...)
}

func standIn(t judge, o *Options, round int, prices four, seats ...calc.SeatPosition) calc.Table {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, o, len(seats)), at(prices, seats, round))
	return table
}

// loose returns options with one classic pack and without card counting.
func loose(changes ...func(*Options)) *Options {
	o := classic("3x5")
	o.Packs, o.CountCards = 1, false
	for _, change := range changes {
		change(o)
	}
	return o
}

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

// lay returns a play of a card with colours for its uncoloured numbers: lay("B+100", "RYG").
func lay(card string, free ...string) Play {
	p := Play{Card: card}
	if len(free) > 0 {
		if err := p.Free.UnmarshalText([]byte(free[0])); err != nil {
			panic(err)
		}
	}
	return p
}

func (p Play) trading(trade four) Play { p.Trade = trade; return p }

func missed() Play { return Play{Missed: true} }

// onBlue returns a play for each effect, with a card that has this effect on blue.
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

func denied(r *calc.Refusal) string { return gametest.RefusalText(fourcolours.Companies(), r) }

func text(v any) string { return fmt.Sprint(v) }

func at(prices four, seats []calc.SeatPosition, round int) *Position {
	return &Position{calc.PlainPosition{Prices: prices[:], Seats: seats, Round: round}}
}

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

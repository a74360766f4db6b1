package stockpile

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
)

func TestStandingForeseesTheEnd(t *testing.T) {
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		o := openBooks(func(o *board.Options) {
			o.Forgiven, o.FeesStrict, o.Investors = draw(2) == 0, draw(2) == 0, draw(2) == 0
		})
		seats := 2 + draw(board.MaxSeats-1)
		table := open(t, o, seats)
		p := NewPosition(table)
		conformance.Fill(p, table, func(f *calc.Field) int {
			switch {
			case f.Name == "round":
				return board.RoundsFor(seats)
			case f.Name == "phase":
				return slices.Index(positionPhases(), "movement")
			case strings.HasPrefix(f.Name, "out"):
				return 0
			case strings.HasPrefix(f.Name, "cash"):
				return draw(9)
			}
			return conformance.Value(f, draw)
		})
		if gametest.Refused(table, p) != "" {
			return
		}
		table, _ = gametest.Apply(t, table, p)
		foreseen := Rulebook{}.Standing(table)
		table, _ = gametest.Apply(t, table, &calc.Skip{Seat: table.Turn()})
		if !table.Over() {
			table, _ = gametest.Apply(t, table, &calc.Skip{Seat: table.Turn()})
		}
		got := Rulebook{}.Standing(table)
		for i, index := range got.Places {
			must.Hold(t, index.Worth == foreseen.Places[i].Worth && index.Seat == foreseen.Places[i].Seat &&
				index.Rank == foreseen.Places[i].Rank,
				"the end is %+v\nforeseen was %+v", got, foreseen)
		}
	})
}

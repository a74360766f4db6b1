package stockholder

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

// E.3.6: seats with equal capital share a place, and the next place stays empty. E.6, draw "order": the earlier in move
// order comes first.
func TestEqualCapital(t *testing.T) {
	for draw, want := range map[string]string{
		"shared": "1. seat 1 300, 1. seat 3 300, 3. seat 0 240, 3. seat 2 240, 5. seat 4 100",
		"order":  "1. seat 1 300, 2. seat 3 300, 3. seat 0 240, 4. seat 2 240, 5. seat 4 100",
	} {
		o := with(classic("4x6"), func(o *Options) { o.Draw = draw })
		table := stand(t, o, hundreds(), has(40, four{2}), has(0, four{0, 3}), has(140, four{0, 0, 1}),
			has(300, four{}), has(0, four{1}))
		gametest.WantRanks(t, Rulebook{}, table, want)
	}
}

func TestRotateStart(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.RotateStart, o.CountCards = true, false })
	table := open(t, o, 3)
	for round, order := range [][]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 1, 2}, {1, 2, 0}} {
		for _, seat := range order {
			wantTurn(t, table, seat, round+1)
			table = laid(t, table, "B+30")
		}
	}
	for !table.Over() {
		table = laid(t, table, "B+30")
	}
	for seat := range 3 {
		expect.Equal(t, CardsLeft(table, seat), 0, "seat %d still holds … cards", seat)
	}
}

func TestRotateStartPastWhoIsOut(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.RotateStart = true })
	table := stand(t, o, hundreds(), has(0, four{1}), gone(), has(0, four{1}))
	table = laid(t, table, "B+30")
	wantTurn(t, table, 2, 1)
	table = laid(t, table, "R+30")
	wantTurn(t, table, 2, 2)
	table = laid(t, table, "Y+30")
	wantTurn(t, table, 0, 2)
	table = laid(t, table, "G+30")
	wantTurn(t, table, 2, 3)
}

package stockholder

import (
	"fmt"
	"strings"
	"testing"

	"scripkeeper/calc"
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
	wantRotated(t, table, "B+30 2 1, R+30 2 2, Y+30 0 2, G+30 2 3")
}

// E.6, bankruptcy "online": a player who is passed over does not begin a round, and can move again in a later one. The
// player who ends round 1 begins round 2, which does not end the game.
func TestRotateStartPastWhoCannotMove(t *testing.T) {
	o := with(elsewhere(), func(o *Options) { o.RotateStart = true })
	table := stand(t, o, hundreds(), has(0, four{1}), has(30, four{}), has(0, four{1}))
	wantRotated(t, table, "G+30 2 1, B+30 2 2, Y+30 0 2, R+30 2 3, G+40 0 3, B+40 1 3")
}

// wantRotated lays cards and wants the seat and the round of the next turn after each.
func wantRotated(t judge, table calc.Table, cards string) {
	t.Helper()
	for _, want := range strings.Split(cards, ", ") {
		card, next, _ := strings.Cut(want, " ")
		table = laid(t, table, card)
		expect.Equal(t, fmt.Sprint(table.Turn(), " ", table.Round()), next, "after %s", card)
	}
}

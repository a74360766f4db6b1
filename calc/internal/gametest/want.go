package gametest

import (
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

// WantOut compares which seats are out of the game.
func WantOut(t Judge, table calc.Table, want ...int) {
	t.Helper()
	for seat := range table.Layout().Seats {
		expect.Equal(t, table.Out(seat), slices.Contains(want, seat), "seat %d is out", seat)
	}
}

// WantOver compares whether the game is over. Then it is nobody's turn.
func WantOver(t Judge, table calc.Table, want bool) {
	t.Helper()
	expect.Equal(t, table.Over(), want, "the game is over")
	expect.Equal(t, want && table.Turn() != calc.None, false, "somebody has the turn of a game that is over")
}

// WantSeats compares the cash of the first seats, and their shares of every company.
func WantSeats(t Judge, table calc.Table, want ...calc.SeatPosition) {
	t.Helper()
	for seat, has := range want {
		expect.Equal(t, table.Cash(seat), has.Cash, "cash of seat %d", seat)
		for company, shares := range has.Shares {
			expect.Equal(t, table.Shares(seat, company), shares, "%s of seat %d", key(table, company), seat)
		}
	}
}

// WantEqual compares two tables of one game.
func WantEqual(t Judge, table, want calc.Table, what string, args ...any) {
	t.Helper()
	expect.Equal(t, table.Equal(want), true, what, args...)
}

// WantPresets compares the keys of the presets, and which of them are not official.
func WantPresets(t Judge, rules calc.Rulebook, want string) {
	t.Helper()
	var keys []string
	for _, preset := range rules.Presets() {
		keys = append(keys, preset.Key+strings.Repeat(" (unofficial)", calc.Bit(preset.Unofficial)))
	}
	expect.Equal(t, strings.Join(keys, ", "), want, "the presets")
}

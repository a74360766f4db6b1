package gametest

import (
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func WantOut(t Judge, table calc.Table, want ...int) {
	t.Helper()
	for seat := range table.Layout().Seats {
		expect.Equal(t, table.Out(seat), slices.Contains(want, seat), "seat %d is out", seat)
	}
}

// WantOver fails the test unless the game is over as wanted. If the game is over, no seat may have the turn.
func WantOver(t Judge, table calc.Table, want bool) {
	t.Helper()
	expect.Equal(t, table.Over(), want, "the game is over")
	expect.Equal(t, want && table.Turn() != calc.None, false, "somebody has the turn of a game that is over")
}

func WantSeats(t Judge, table calc.Table, want ...calc.SeatPosition) {
	t.Helper()
	for seat, has := range want {
		WantSeat(t, table, seat, has.Cash, [4]int(has.Shares))
	}
}

func WantEqual(t Judge, table, want calc.Table, what string, args ...any) {
	t.Helper()
	expect.Equal(t, table.Equal(want), true, what, args...)
}

// WantPresets compares the keys of the presets with the wanted text, which marks unofficial presets.
func WantPresets(t Judge, rules calc.Rulebook, want string) {
	t.Helper()
	var keys []string
	for _, preset := range rules.Presets() {
		keys = append(keys, preset.Key+strings.Repeat(" (unofficial)", calc.Bit(preset.Unofficial)))
	}
	expect.Equal(t, strings.Join(keys, ", "), want, "the presets")
}

package gametest

import (
	"fmt"
	"slices"
	"strings"

	"scripkeeper/calc"
)

// Want compares what is there with what must be. What names it, with arguments as those of fmt.
func Want[T comparable](t Judge, got, want T, what string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, must be %v", fmt.Sprintf(what, args...), got, want)
	}
}

// WantList compares two lists.
func WantList[T comparable](t Judge, got, want []T, what string, args ...any) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: %+v, must be %+v", fmt.Sprintf(what, args...), got, want)
	}
}

// WantOut compares which seats are out of the game.
func WantOut(t Judge, table calc.Table, want ...int) {
	t.Helper()
	for seat := range table.Layout().Seats {
		Want(t, table.Out(seat), slices.Contains(want, seat), "seat %d is out", seat)
	}
}

// WantOver compares whether the game is over. Then it is nobody's turn.
func WantOver(t Judge, table calc.Table, want bool) {
	t.Helper()
	Want(t, table.Over(), want, "the game is over")
	Want(t, want && table.Turn() != calc.None, false, "somebody has the turn of a game that is over")
}

// WantSeats compares the cash of the first seats, and their shares of every company.
func WantSeats(t Judge, table calc.Table, want ...calc.SeatPosition) {
	t.Helper()
	for seat, has := range want {
		Want(t, table.Cash(seat), has.Cash, "cash of seat %d", seat)
		for company, shares := range has.Shares {
			Want(t, table.Shares(seat, company), shares, "%s of seat %d", key(table, company), seat)
		}
	}
}

// WantEqual compares two tables of one game.
func WantEqual(t Judge, table, want calc.Table, what string, args ...any) {
	t.Helper()
	Want(t, table.Equal(want), true, what, args...)
}

// WantPresets compares the keys of the presets, and which of them are not official.
func WantPresets(t Judge, rules calc.Rulebook, want string) {
	t.Helper()
	var keys []string
	for _, preset := range rules.Presets() {
		keys = append(keys, preset.Key+strings.Repeat(" (unofficial)", calc.Bit(preset.Unofficial)))
	}
	Want(t, strings.Join(keys, ", "), want, "the presets")
}

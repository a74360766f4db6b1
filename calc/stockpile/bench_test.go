package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
)

func full(b *testing.B, phase string) calc.Table {
	b.Helper()
	seats := make([]SeatPosition, board.MaxSeats)
	for seat := range seats {
		seats[seat] = as(holds(20, of(seat, 2, stanford, 1), of(epic, 1)), board.Investors()[seat].Key)
	}
	return stand(b, openBooks(advanced, investing), phase, seats)
}

func BenchmarkSell(b *testing.B) {
	gametest.BenchApply(b, full(b, "selling"), &Sell{Seat: 0, Regular: of(cosmic, 2, stanford, 1), Half: of(epic, 1)})
}

func BenchmarkMovement(b *testing.B) {
	gametest.BenchApply(b, full(b, "movement"),
		&Movement{Forecasts: board.Forecasts{"-2", "+1", "-3", "+2", "+4", board.Dollars}})
}

func BenchmarkForm(b *testing.B) {
	table := full(b, "movement")
	e := &Movement{Forecasts: board.Forecasts{"-2", "+1", "-3", "+2", "+4", board.Dollars}}
	gametest.BenchForm(b, table, e, 20)
}

package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// full is a table of five with investors on the advanced board, at a phase.
func full(b *testing.B, phase string) calc.Table {
	b.Helper()
	seats := make([]SeatPosition, maxSeats)
	for seat := range seats {
		seats[seat] = as(holds(20, of(seat, 2, stanford, 1), of(epic, 1)), investors()[seat].key)
	}
	return stand(b, openBooks(advanced, investing), phase, seats)
}

// bench applies one entry over and over.
func bench(b *testing.B, table calc.Table, e calc.Entry) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		if _, _, refusal := e.Apply(table); refusal != nil {
			b.Fatal(refusal)
		}
	}
}

// BenchmarkSell applies a sale of three companies with its full statement.
func BenchmarkSell(b *testing.B) {
	bench(b, full(b, "selling"), &Sell{Seat: 0, Regular: of(cosmic, 2, stanford, 1), Half: of(epic, 1)})
}

// BenchmarkMovement applies the forecasts of all six companies, with a split, a dividend and Stanford's dollar signs,
// to five seats.
func BenchmarkMovement(b *testing.B) {
	bench(b, full(b, "movement"), &Movement{Forecasts: Forecasts{"-2", "+1", "-3", "+2", "+4", Dollars}})
}

// BenchmarkForm describes the longest form of a round: the forecasts with all that is shown.
func BenchmarkForm(b *testing.B) {
	table := full(b, "movement")
	e := &Movement{Forecasts: Forecasts{"-2", "+1", "-3", "+2", "+4", Dollars}}
	b.ReportAllocs()
	for b.Loop() {
		if len(e.Form(table).Fields) < 20 {
			b.Fatal("the form has not all its fields")
		}
	}
}

// BenchmarkReplay replays the longest recorded game from its opening.
func BenchmarkReplay(b *testing.B) {
	game := gametest.Read(b, Rulebook{}, "two-with-investors")
	b.ReportAllocs()
	b.ReportMetric(float64(len(game.Entries)), "entries")
	for b.Loop() {
		table, _, refusal := Rulebook{}.Open(game.Options, game.Names)
		for _, e := range game.Entries {
			if refusal == nil {
				table, _, refusal = e.Apply(table)
			}
		}
		if refusal != nil || !table.Over() {
			b.Fatal(refusal)
		}
	}
}

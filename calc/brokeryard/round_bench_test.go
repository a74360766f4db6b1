package brokeryard

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

func massRound(t judge) (calc.Table, *Round) {
	t.Helper()
	o := mass()
	o.StopOrders = true
	table := open(t, o, MaxSeats)
	e := NewRound(table)
	deck := DeckOf(table)
	for seat := range e.Plays {
		face := deck.Faces[seat*7%len(deck.Faces)]
		e.Plays[seat].Card = face.Code
		e.Plays[seat].Trade[seat%Colours]--
		e.Plays[seat].Trade[(seat+1)%Colours]++
		for i := range face.Free {
			e.Plays[seat].Free[i] = (face.Own+1+i)%Colours + 1
		}
	}
	return table, e
}

func BenchmarkMassRound(b *testing.B) {
	table, e := massRound(b)
	gametest.BenchApply(b, table, e)
}

func BenchmarkMassForm(b *testing.B) {
	table, e := massRound(b)
	gametest.BenchForm(b, table, e, 8*MaxSeats)
}

func BenchmarkRound(b *testing.B) {
	table := open(b, classic("3x5"), 6)
	e := plays(table, lay("B+100", "RYG"), lay("R-100", "G"), lay("B0"), lay("Gx2", "Y"), lay("Y-60", "B"),
		lay("B+50", "R"))
	gametest.BenchApply(b, table, e)
}

func BenchmarkHeaviestRound(b *testing.B) {
	o := loose(sumAll)
	seats := make([]calc.SeatPosition, MaxSeats)
	for seat := range seats {
		seats[seat] = has(1000, four{5, 5, 5, 5})
	}
	table := stand(b, o, four{250, 10, 250, 10}, seats...)
	all := make([]Play, MaxSeats)
	for seat := range all {
		all[seat] = lay("B+100", "RYG").trading(four{1, 1, -1, -1})
	}
	e := plays(table, all...)
	gametest.BenchApply(b, table, e)
}

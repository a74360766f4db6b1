package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// Entering all piles at once has the same result as entering each. Undoing a value leaves no trace.
func TestAllPilesAtOnce(t *testing.T) {
	table := stand(t, standard(), "take", []SeatPosition{cash(9), cash(1), cash(9)})
	one, _ := gametest.Apply(t, table, &demand.Take{Seat: 0}, &demand.Take{Seat: 1, Fees: []int{3, 1}, Boom: 1},
		&demand.Take{Seat: 2, Fees: []int{2}})
	all := &demand.Piles{}
	set := func(name string, value int) {
		t.Helper()
		f := gametest.Field(t, table, all, name)
		if f.Set(value); f.Get() != value {
			t.Fatalf("%s is %d, must be %d", name, f.Get(), value)
		}
	}
	set("boom.0", 1)
	set("boom.0", 0)
	expect.True(t, all.Takes == nil, "what was taken back left %+v", all.Takes)
	set("fees.1.0", 3)
	set("fees.1.1", 1)
	set("boom.1", 1)
	set("fees.2.0", 2)
	together, _ := gametest.Apply(t, table, all)
	wantNext(t, together, board.PhaseAction, 1)
	gametest.WantCash(t, together, 9, 0, 7)
	wantOwed(t, together, 1, 3)
	gametest.WantEqual(t, together, one, "not so: the piles at once lead to another table")
}

func TestAllPilesAreToldOnce(t *testing.T) {
	table := stand(t, standard(), "take", []SeatPosition{cash(9), cash(1), cash(9)})
	_, s := gametest.Apply(t, table, &demand.Piles{})
	wantSaid(t, s, "take next", "take (pay) seat 0 cards=0", "take (pay) seat 1 cards=0", "take (pay) seat 2 cards=0",
		"next.selling (order) seat 0")
	for seat, line := range s.Lines[1:3] {
		expect.List(t, line.Marks, []calc.Mark{{ID: calc.TurnMark, From: seat, To: seat + 1}},
			"the marks with the take of seat %d", seat+1)
	}
}

func TestNumbersOnNoCard(t *testing.T) {
	table := stand(t, openBooks(), "movement", three(cash(5)))
	e := &Movement{Forecasts: board.Forecasts{"+5", "+4"}}
	dice, _ := e.Form(table).Field("dice")
	expect.True(t, dice.Get() == 1, "a forecast of 5 is on a card")
	dice.Set(0)
	expect.True(t, e.Forecasts == (board.Forecasts{"", "+4"}), "without dice the forecasts are %v", e.Forecasts)
	f, _ := e.Form(table).Field("forecasts.0")
	expect.True(t, len(f.Allowed.Choices) == board.Faces+1, "without dice there are %d choices", len(f.Allowed.Choices))
}

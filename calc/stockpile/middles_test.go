package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

func middles(t judge) []calc.Table {
	seats := []SeatPosition{
		holds(25, of(cosmic, 3, epic, 1), of(stanford, 2)), owing(holds(2, of(leading, 2), of(cosmic, 1)), 3, 1),
		cash(0),
	}
	var tables []calc.Table
	for _, phase := range positionPhases() {
		s := append([]SeatPosition(nil), seats...)
		if phase == "action" {
			s[0].Boom, s[0].Bust = 1, 1
		}
		tables = append(tables, stand(t, openBooks(advanced), phase, s, cosmic, 9))
	}
	invested := open(t, with(standard(), investing), 2)
	setup := &Setup{Seats: []Start{{Investors: []string{"deborah", "cramer"}},
		{Investors: []string{"donald", "bernie"}}}}
	tables = append(tables, invested)
	invested, _ = gametest.Apply(t, invested, setup)
	tables = append(tables, invested)
	declaring, _ := gametest.Apply(t, invested, &demand.Bids{Bids: []int{1, 0, 1, 3}},
		&demand.Take{Seat: 0, Fees: []int{3}}, &demand.Take{Seat: 1, Boom: 1},
		&calc.Skip{Seat: 0}, &calc.Skip{Seat: 1}, &Sell{Seat: 0}, &Sell{Seat: 1}, &calc.Skip{Seat: 0})
	revealing := standAt(t, standard(), "movement", 7, []SeatPosition{cash(3), cash(4), cash(5)})
	revealing, _ = gametest.Apply(t, revealing, &calc.Skip{Seat: 0})
	over, _ := gametest.Apply(t, revealing, &Reveal{Seat: 0, Regular: of(cosmic, 1)}, &Reveal{Seat: 1},
		&Reveal{Seat: 2})
	return append(tables, declaring, revealing, over)
}

func TestMiddlesAreInEveryPhase(t *testing.T) {
	seen := map[string]bool{}
	for _, table := range middles(t) {
		seen[board.PhaseOf(table).Name()] = true
	}
	for _, name := range board.PhaseNames() {
		expect.True(t, seen[name], "no table is in phase %q", name)
	}
}

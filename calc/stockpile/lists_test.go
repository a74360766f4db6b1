package stockpile

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/demand"
)

// A position, a setup and bids need one item for each seat. Lists of fees can have any length.
func TestListsOfAnotherLength(t *testing.T) {
	table := stand(t, openBooks(advanced, investing), "take", []SeatPosition{
		as(owing(holds(3, of(cosmic, 1), of(epic, 1)), 1, 2), "cramer"), as(cash(3), "bill"), as(cash(3), "mark"),
	})
	gametest.WrongLengths(t, Rulebook{}, table, NewPosition(second(t, table, "STA")), "seats.fees", "second")
	gametest.WrongLengths(t, Rulebook{}, table, &demand.Take{Seat: 0, Fees: []int{1, 2}}, "fees")
	two := open(t, with(standard(), investing), 2)
	gametest.WrongLengths(t, Rulebook{}, two, &Setup{Seats: []Start{{Investors: []string{"bill", "mark"}},
		{Investors: []string{"donald", "cramer"}}}})
	bids := stand(t, standard(), "bids", three(cash(9)))
	gametest.WrongLengths(t, Rulebook{}, bids, &demand.Bids{Bids: []int{1, 3, 0}})
	takes := stand(t, standard(), "take", three(cash(9)))
	gametest.WrongLengths(t, Rulebook{}, takes, &demand.Piles{Takes: []demand.Take{{}, {Seat: 1, Fees: []int{1}}}},
		"takes", "takes.fees")
}

package shoulders

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
)

// A position has one item for each seat; longer and shorter lists are refused. Companies, sales and winners can be any
// number.
func TestListsOfAnotherLength(t *testing.T) {
	table := middles(t)[1]
	gametest.WrongLengths(t, Rulebook{}, table, NewPosition(table), "companies")
	gametest.WrongLengths(t, Rulebook{}, table, sells(0, "swift", 1), "sales")
	goals := middles(t)[7]
	gametest.WrongLengths(t, Rulebook{}, goals, &Goal{Goal: "workers", Winners: []int{0, 2}}, "winners")
}

package shoulders

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
)

// A position needs one item for each seat. Lists of companies, sales and winners can have any length.
func TestListsOfAnotherLength(t *testing.T) {
	table := middles(t)[1]
	gametest.WrongLengths(t, Rulebook{}, table, NewPosition(table), "companies")
	gametest.WrongLengths(t, Rulebook{}, table, sells(0, "swift", 1), "sales")
	goals := middles(t)[7]
	gametest.WrongLengths(t, Rulebook{}, goals, &Goal{Goal: "workers", Winners: []int{0, 2}}, "winners")
}

package shoulders

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
)

// A position has one item for every seat, and an entry names nobody twice: a list that is too long or too short is
// refused. How many companies there are, what is sold, and who leads is for the table to say.
func TestListsOfAnotherLength(t *testing.T) {
	table := middles(t)[1]
	gametest.WrongLengths(t, Rulebook{}, table, NewPosition(table), "companies")
	gametest.WrongLengths(t, Rulebook{}, table, sells(0, "swift", 1), "sales")
	goals := middles(t)[7]
	gametest.WrongLengths(t, Rulebook{}, goals, &Goal{Goal: "workers", Winners: []int{0, 2}}, "winners")
}

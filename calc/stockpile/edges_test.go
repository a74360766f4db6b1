package stockpile

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// Rules A.4.4, A.4.7, A.4.13: a majority of three, fees that take all of a player's money, and Graham's extra.
func TestTheLastCoins(t *testing.T) {
	rules := openBooks(investing)
	seats := []SeatPosition{
		owing(as(holds(0, of(epic, 2), of()), "graham"), 3, 3, 3, 3),
		owing(as(holds(1, of(), of(epic, 1)), "bill"), 2, 2),
		as(holds(2, of(epic, 2), of()), "mark"), owing(as(cash(2), "bernie"), 2, 1),
	}
	table := standAt(t, rules, "movement", 6, seats, epic, 1)
	next, _ := gametest.Apply(t, table, allMove("+0"))
	// Graham's fees of 12 take all of 0 + 5 + 2 + 2. Bill has 1 + 5 + 2 - 4. Mark has 2 + 5 + 2. Bernie's fees of 3
	// take all of 2.
	gametest.WantCash(t, next, 0, 4, 9, 0)
	gametest.WantOver(t, next, true)
	forgiving := openBooks(investing, func(o *board.Options) { o.Forgiven = true })
	next, _ = gametest.Apply(t, standAt(t, forgiving, "movement", 6, seats, epic, 1), allMove("+0"))
	gametest.WantCash(t, next, 0, 4, 9, 0)
}

func allMove(f board.Forecast) *Movement {
	e := &Movement{}
	for company := range e.Forecasts {
		e.Forecasts[company] = f
	}
	return e
}

// Rules A.4.4 and A.4.6: fees are paid in the order typed. Under fees_fifo_strict, an unpaid fee blocks all later fees.
func TestFeesToTheLastCoin(t *testing.T) {
	for _, c := range []struct {
		strict bool
		cash   int
		fees   []int
		left   int
		owed   []int
	}{
		{false, 3, []int{3}, 0, nil}, {false, 3, []int{2, 2, 1}, 0, []int{2}},
		{true, 3, []int{2, 2, 1}, 1, []int{2, 1}},
		{false, 0, []int{1, 1, 1, 1, 2, 3}, 0, []int{1, 1, 1, 1, 2, 3}}, {false, 6, []int{3, 3}, 0, nil},
	} {
		rules := openBooks(func(o *board.Options) { o.FeesStrict = c.strict })
		next, _ := gametest.Apply(t, stand(t, rules, "take", three(cash(c.cash))), &demand.Take{Seat: 0, Fees: c.fees})
		wantOwed(t, next, 0, c.owed...)
		expect.Equal(t, next.Cash(0), c.left, "of %d after %v", c.cash, c.fees)
	}
}

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

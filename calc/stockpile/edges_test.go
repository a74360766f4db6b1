package stockpile

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// Rules A.4.1 to A.4.3 at the ends of the tracks and under pairs of house rules: the price, the cards and the cash of
// who has two regular cards and one split card.
func TestAtTheEnds(t *testing.T) {
	twenty := func(o *board.Options) { o.RepeatSplit = "per_share10" }
	once := func(o *board.Options) { o.OneSplit = true }
	goOn := func(o *board.Options) { o.BankruptContinue = true }
	for _, c := range []struct {
		rules                      *board.Options
		company, old               int
		by                         board.Forecast
		price, regular, split, got int
	}{
		{openBooks(), leading, 10, "+4", 9, 0, 3, 10},
		{openBooks(twenty), leading, 10, "+4", 9, 0, 3, 20},
		{openBooks(), leading, 10, "+6", 6, 0, 3, 10 + 30}, // no card, but dice
		{openBooks(), leading, 1, "-1", 5, 0, 0, 0},
		{openBooks(), leading, 1, "-3", 5, 0, 0, 0},
		{openBooks(goOn), leading, 1, "-3", 3, 0, 0, 0},
		{openBooks(goOn), leading, 1, "-6", 5, 0, 0, 0}, // twice
		{openBooks(goOn), leading, 5, "+0", 5, 2, 1, 0},
		{openBooks(advanced), american, 13, "+8", 13, 0, 3, 10 + 30},
		{openBooks(advanced, once), american, 13, "+8", 13, 0, 3, 10},
		{openBooks(advanced, twenty), bottomline, 6, "+4", 4, 0, 3, 20 + 60},
		{openBooks(advanced, twenty, once), bottomline, 6, "+4", 6, 0, 3, 20},
		{openBooks(advanced), cosmic, 9, "+1", 5, 0, 3, 10},
		{openBooks(advanced), stanford, 1, "-2", 5, 0, 0, 0},
	} {
		table := stand(t, c.rules, "movement", three(holds(0, of(c.company, 2), of(c.company, 1))), c.company, c.old)
		next, _ := gametest.Apply(t, table, moveOf(c.company, c.by))
		gametest.WantPrice(t, next, c.company, c.price)
		wantCards(t, next, 0, c.company, c.regular, c.split)
		gametest.WantCash(t, next, c.got, 20, 20)
		if t.Failed() {
			t.Fatalf("%s at %d, %s", board.CodeOf(c.company), c.old, c.by)
		}
	}
}

// Rules A.4.4, A.4.7 and A.4.13: three share a majority; what is owed takes all that there is, and no more. Graham gets
// 1 more a share in the final sale.
func TestTheLastCoins(t *testing.T) {
	rules := openBooks(investing)
	seats := []SeatPosition{
		owing(as(holds(0, of(epic, 2), of()), "graham"), 3, 3, 3, 3),
		owing(as(holds(1, of(), of(epic, 1)), "bill"), 2, 2),
		as(holds(2, of(epic, 2), of()), "mark"), owing(as(cash(2), "bernie"), 2, 1),
	}
	table := standAt(t, rules, "movement", 6, seats, epic, 1)
	next, _ := gametest.Apply(t, table, allMove("+0"))
	// Graham: 0 + 5 + 2 + 2 - 12, nothing; Bill: 1 + 5 + 2 - 4; Mark: 2 + 5 + 2; Bernie 2 - 3, nothing.
	gametest.WantCash(t, next, 0, 4, 9, 0)
	gametest.WantOver(t, next, true)
	forgiving := openBooks(investing, func(o *board.Options) { o.Forgiven = true })
	next, _ = gametest.Apply(t, standAt(t, forgiving, "movement", 6, seats, epic, 1), allMove("+0"))
	// Of 9 Graham pays three fees of 3; Bernie pays the fee of 2.
	gametest.WantCash(t, next, 0, 4, 9, 0)
}

// allMove is a movement of all companies by as much.
func allMove(f board.Forecast) *Movement {
	e := &Movement{}
	for company := range e.Forecasts {
		e.Forecasts[company] = f
	}
	return e
}

// Rules A.4.4 and A.4.6: fees in the order typed, to the last coin; the strict way lets the first that is kept block
// the rest.
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

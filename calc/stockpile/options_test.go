package stockpile

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
)

func TestPresets(t *testing.T) {
	gametest.WantPresets(t, Rulebook{}, "standard, advanced, investors, full, open_books")
}

// Rules A.4
func TestDefaults(t *testing.T) {
	const want = `{"board":"standard","investors":false,"starting_share":true,"rounds":0,"holdings":"hidden","bidding":"winning",` +
		`"repeat_split":"per_card10","bankrupt_continue":false,"one_split_per_move":false,"fees_fifo_strict":false,` +
		`"unpaid_fees_forgiven":false,"donald_limit":"pay","claims":"all","tie":"shared","deck_end":"reshuffle"}`
	gametest.WantDefaults(t, Rulebook{}, want)
}

// Rules A.4.2: a bankruptcy ends the move, but under bankrupt_continue the move continues down from the start.
func TestBankruptContinue(t *testing.T) {
	table := stand(t, openBooks(), "movement", three(cash(20)), cosmic, 2)
	next, s := gametest.Apply(t, table, moveOf(cosmic, "-4"))
	gametest.WantPrice(t, next, cosmic, 5)
	wantSaid(t, s, "bankrupt", "bankrupt (bankruptcy) cosmic old=2 by=2 new=5 left=2")
	o := openBooks(func(o *board.Options) { o.BankruptContinue = true })
	table = stand(t, o, "movement", three(cash(20)), cosmic, 2)
	next, s = gametest.Apply(t, table, moveOf(cosmic, "-4"))
	gametest.WantPrice(t, next, cosmic, 3)
	wantSaid(t, s, "bankrupt fall", "bankrupt.on (house.bankrupt_continue) cosmic old=2 by=2 new=5 left=2",
		"fall (forecast) cosmic old=5 by=2 new=3 left=0")
}

// Rules A.4.4, A.6: at the end, an unpaid fee takes all money that is left. Under unpaid_fees_forgiven, a fee that
// cannot be paid in full takes nothing.
func TestUnpaidFees(t *testing.T) {
	seats := []SeatPosition{owing(holds(0, of(cosmic, 1), board.Count{}), 3, 3, 2), owing(cash(1), 2),
		holds(0, of(cosmic, 2), board.Count{})}
	next, s := lastMove(t, openBooks(), seats, cosmic, 1)
	gametest.WantCash(t, next, 0, 0, 12)
	wantSaid(t, s, "fees", "fees.unpaid (unpaid) seat 0 owed=8 cash=1 rest=0",
		"fees.unpaid (unpaid) seat 1 owed=2 cash=1 rest=0")
	next, s = lastMove(t, openBooks(), seats, cosmic, 4)
	gametest.WantCash(t, next, 0, 0, 18)
	wantSaid(t, s, "fee fees", "fee.held (fee-held) seat 0 cash=4 amount=3 rest=1",
		"fees.unpaid (unpaid) seat 0 owed=5 cash=1 rest=0", "fees.unpaid (unpaid) seat 1 owed=2 cash=1 rest=0")
	o := openBooks(func(o *board.Options) { o.Forgiven = true })
	next, s = lastMove(t, o, seats, cosmic, 4)
	gametest.WantCash(t, next, 1, 1, 18)
	wantSaid(t, s, "fee fees", "fee.held (fee-held) seat 0 cash=4 amount=3 rest=1",
		"fees.forgiven (house.unpaid_fees_forgiven) seat 0 owed=5",
		"fees.forgiven (house.unpaid_fees_forgiven) seat 1 owed=2")
	gametest.WantRanks(t, Rulebook{}, next, "1. seat 2 18, 2. seat 0 1, 2. seat 1 1")
}

// Rules A.4.10: if money is equal, players share the first place, or most_shares or most_majorities decides.
func TestTies(t *testing.T) {
	// Ann ends with 10 + 3 × 5 and a majority, Ben with 20 + 5 and a majority, Cleo with 35 and no majority.
	seats := []SeatPosition{holds(10, of(cosmic, 3), board.Count{}), holds(20, of(epic, 1), board.Count{}), cash(35)}
	for tie, ranks := range map[string][]int{"shared": {1, 1, 1}, "most_shares": {1, 2, 3},
		"most_majorities": {1, 1, 3}} {
		next, _ := lastMove(t, openBooks(func(o *board.Options) { o.Tie = tie }), seats)
		gametest.WantCash(t, next, 35, 35, 35)
		gametest.WantPlaces(t, Rulebook{}, next, ranks...)
	}
	// A shared bonus counts as a majority (rules A.6).
	shared := []SeatPosition{holds(15, of(cosmic, 2, epic, 2), board.Count{}),
		holds(15, of(cosmic, 2, epic, 2), board.Count{}),
		holds(35, of(leading, 1), board.Count{})}
	next, _ := lastMove(t, openBooks(func(o *board.Options) { o.Tie = "most_majorities" }), shared, leading, 5)
	gametest.WantCash(t, next, 45, 45, 50)
	expect.Equal(t, finalTally(next, 0).majorities, 2, "seat 0 has … majorities")
}

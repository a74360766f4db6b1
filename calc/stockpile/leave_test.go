package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// A player who leaves returns all property. The bidding restarts with one pile less.
func TestLeaveWhileBidding(t *testing.T) {
	table := stand(t, openBooks(), "bids", []SeatPosition{owing(holds(9, of(cosmic, 2), of(epic, 1)), 3), cash(20),
		cash(20), cash(20)})
	table, s := gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 3},
		&demand.Bid{Seat: 1, Pile: 2, Amount: 1}, &calc.Leave{Seat: 0})
	gametest.WantCash(t, table, 0, 20, 20, 20)
	wantCards(t, table, 0, cosmic, 0, 0)
	wantCards(t, table, 0, epic, 0, 0)
	wantOwed(t, table, 0)
	wantNext(t, table, board.PhaseBidding, 1)
	gametest.WantOut(t, table, 0)
	expect.Equal(t, board.Piles(table), 3, "piles")
	wantSaid(t, s, "leave bids next", "leave (ruling) seat 0 cash=9", "bids.anew (ruling)", "next.bids (order) seat 1")
	gametest.WantRanks(t, Rulebook{}, table, "1. seat 1 20, 1. seat 2 20, 1. seat 3 20, 4. seat 0 0 out")
	table = idle(t, table)
	wantNext(t, table, board.PhaseBidding, 1)
}

func TestLeaveInTurn(t *testing.T) {
	seats := []SeatPosition{cash(5), cash(5), cash(5)}
	table, _ := gametest.Apply(t, stand(t, openBooks(), "take", seats), &calc.Leave{Seat: 0})
	wantNext(t, table, board.PhaseTaking, 1)
	table, _ = gametest.Apply(t, stand(t, openBooks(), "selling", seats), &calc.Leave{Seat: 0})
	wantNext(t, table, board.PhaseSelling, 1)
	table, _ = gametest.Apply(t, stand(t, openBooks(), "selling", seats), &calc.Leave{Seat: 2})
	wantNext(t, table, board.PhaseSelling, 0)
	table, _ = gametest.Apply(t, stand(t, openBooks(), "movement", seats), &calc.Leave{Seat: 0})
	wantNext(t, table, board.PhaseMovement, 1)
	seats[0].Boom, seats[1].Boom = 1, 1
	table, _ = gametest.Apply(t, stand(t, openBooks(), "action", seats), &calc.Leave{Seat: 0})
	wantNext(t, table, board.PhaseAction, 1)
	expect.Equal(t, table.Mark(board.SeatMark(table, 0, board.BoomMark)), 0, "action cards of who left")
	reveals, _ := gametest.Apply(t, standAt(t, standard(), "movement", 7, []SeatPosition{cash(5), cash(5), cash(5)}),
		&calc.Skip{Seat: 0})
	reveals, _ = gametest.Apply(t, reveals, &Reveal{Seat: 0}, &Reveal{Seat: 1}, &calc.Leave{Seat: 2})
	gametest.WantOver(t, reveals, true)
	deborah := stand(t, openBooks(investing), "movement", []SeatPosition{as(cash(5), "deborah"), as(cash(5), "bill"),
		as(cash(5), "mark")})
	deborah, _ = gametest.Apply(t, deborah, &calc.Skip{Seat: 0}, &calc.Leave{Seat: 0})
	wantNext(t, deborah, board.PhaseBidding, 1)
	expect.Equal(t, deborah.Round(), 2, "it is round …")
}

func TestSkips(t *testing.T) {
	seats := []SeatPosition{cash(5), cash(5), cash(5)}
	table, s := gametest.Apply(t, stand(t, standard(), "take", seats), &calc.Skip{Seat: 0})
	wantNext(t, table, board.PhaseTaking, 1)
	wantSaid(t, s, "skip", "skip.take (ruling) seat 0")
	table, s = gametest.Apply(t, stand(t, standard(), "selling", seats), &calc.Skip{Seat: 0})
	wantNext(t, table, board.PhaseSelling, 1)
	wantSaid(t, s, "skip", "skip.selling (sell) seat 0")
	table, s = gametest.Apply(t, stand(t, standard(), "movement", seats), moveOf(epic, "+1"), &calc.Skip{Seat: 0})
	wantNext(t, table, board.PhaseBidding, 1)
	gametest.WantPrice(t, table, epic, 6)
	wantSaid(t, s, "skip", "skip.movement (ruling)")
}

// A correction of cash or cards is posted against the account of rulings. Added money pays an unpaid fee.
func TestRulings(t *testing.T) {
	table := stand(t, openBooks(), "selling", []SeatPosition{owing(holds(1, of(epic, 1), board.Count{}), 3), cash(5),
		cash(5)})
	before := table.Balance(calc.Rulings(), calc.Cash())
	next, s := gametest.Apply(t, table, &calc.Ruling{Seat: 0, What: "cash", Change: 4,
		Reason: "the bank paid too little"})
	gametest.WantCash(t, next, 2)
	wantOwed(t, next, 0)
	expect.Equal(t, next.Balance(calc.Rulings(), calc.Cash())-before, -4, "the rulings have … more")
	wantSaid(t, s, "ruling fee", "ruling.cash (ruling) seat 0 before=1 change=4 after=5",
		"fee.held (fee-held) seat 0 cash=5 amount=3 rest=2")
	next, s = gametest.Apply(t, table, &calc.Ruling{Seat: 0, What: "EPI/2", Change: 1, Reason: "it was split"})
	wantCards(t, next, 0, epic, 1, 1)
	wantSaid(t, s, "ruling", "ruling.split (ruling) seat 0 epic before=0 change=1 after=1")
	next, s = gametest.Apply(t, table, &calc.Ruling{Seat: 0, What: "EPI", Change: -1, Reason: "miscounted"})
	wantCards(t, next, 0, epic, 0, 0)
	wantSaid(t, s, "ruling", "ruling.cards (ruling) seat 0 epic before=1 change=-1 after=0")
}

// Rules A.2: expansions pay and collect money through the bank. Such a payment counts even if entered after the end.
func TestExtraMoney(t *testing.T) {
	table := stand(t, openBooks(), "selling", []SeatPosition{cash(5), cash(5), cash(5)})
	next, s := gametest.Apply(t, table, &Extra{Seat: 1, Amount: -2, Reason: "taxes"})
	gametest.WantCash(t, next, 5, 3, 5)
	wantSaid(t, s, "extra", "extra (expansion) seat 1 before=5 change=-2 after=3")
	over, _ := lastMove(t, openBooks(), []SeatPosition{cash(5), cash(4), cash(3)})
	over, _ = gametest.Apply(t, over, &Extra{Seat: 2, Amount: 10, Reason: "a bond is paid out"})
	index := Rulebook{}.Standing(over).Places[0]
	if index.Seat != 2 || index.Worth != 13 || len(index.Extras) != 1 || index.Extras[0] != (calc.With("after", 10)) {
		t.Errorf("the first place is %+v", index)
	}
}

package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

func every() *board.Options { return with(standard(), func(o *board.Options) { o.Bidding = "every" }) }

// Chapter Demand Phase Steps, 1 to 4: all players bid once, then outbid players until each track has a bid.
func TestOutbidPlayersBidAgain(t *testing.T) {
	table := open(t, every(), 4)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 3})
	wantNext(t, table, board.PhaseBidding, 1)
	table, s := gametest.Apply(t, table, &demand.Bid{Seat: 1, Pile: 1, Amount: 6})
	wantSaid(t, s, "bid next", "bid.over (bid) seat 1 pile=1 amount=6 standing=3 seat=0", "next.bid (bid) seat 2")
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 2, Pile: 1, Amount: 10})
	wantNext(t, table, board.PhaseBidding, 3)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 3, Pile: 2, Amount: 1})
	wantNext(t, table, board.PhaseBidding, 0)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 2, Amount: 3})
	wantNext(t, table, board.PhaseBidding, 1)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 1, Pile: 3, Amount: 0})
	wantNext(t, table, board.PhaseBidding, 3)
	table, s = gametest.Apply(t, table, &demand.Bid{Seat: 3, Pile: 4, Amount: 0})
	wantNext(t, table, board.PhaseTaking, 0)
	gametest.WantCash(t, table, 17, 20, 10, 20)
	wantSaid(t, s, "pay", "pay (pay) seat 0 bid=3 cash=20 amount=3 rest=17",
		"pay (pay) seat 1 bid=0 cash=20 amount=0 rest=20",
		"pay (pay) seat 2 bid=10 cash=20 amount=10 rest=10", "pay (pay) seat 3 bid=0 cash=20 amount=0 rest=20")
	for pile := range board.Piles(table) {
		amount, bidder := demand.BidOn(table, pile)
		expect.True(t, amount == 0 && bidder == calc.None, "%d of seat %d stays on pile %d", amount, bidder, pile)
	}
}

// Chapter Demand Phase Steps, 2: a bid of 25 locks a track.
func TestTrackIsLockedAt25(t *testing.T) {
	table := stand(t, every(), "bids", []SeatPosition{cash(25), cash(30), cash(30)})
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 25})
	e := &demand.Bid{Seat: 1, Pile: 1, Amount: 25}
	gametest.WantDenied(t, table, e, "bid.locked pile (bid) seat 1 pile=1 max=25")
	expect.Equal(t, gametest.Field(t, table, e, "amount").Allowed.Count(), 0, "bids on a locked track")
}

// 2-Player Variant Rules, Demand Phase: each player places two meeples (bidding pieces), in turn, before anyone bids
// again.
func TestTwoPlayersPlaceTwoMeeplesEach(t *testing.T) {
	table := open(t, every(), 2)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 1},
		&demand.Bid{Seat: 1, Pile: 1, Amount: 3})
	wantNext(t, table, board.PhaseBidding, 0)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 2, Amount: 0})
	gametest.WantDenied(t, table, &demand.Bid{Seat: 1, Pile: 1, Amount: 6}, "bid.own pile (bid-two) seat 1 pile=1")
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 1, Pile: 2, Amount: 1})
	wantNext(t, table, board.PhaseBidding, 0)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 3, Amount: 0})
	wantNext(t, table, board.PhaseBidding, 0)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 4, Amount: 0})
	wantNext(t, table, board.PhaseTaking, 0)
	gametest.WantCash(t, table, 30, 26)
}

// 2-Player Variant Rules, Demand Phase: an outbid meeple ties up no money.
func TestTwoPlayersOutbidMeepleIsFree(t *testing.T) {
	table := open(t, every(), 2)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 20},
		&demand.Bid{Seat: 1, Pile: 1, Amount: 25},
		&demand.Bid{Seat: 0, Pile: 2, Amount: 25}, &demand.Bid{Seat: 1, Pile: 3, Amount: 3})
	gametest.WantDenied(t, table, &demand.Bid{Seat: 0, Pile: 4, Amount: 6},
		"bid.cash amount (bid-two) seat 0 amount=6 cash=5 max=3")
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 4, Amount: 3})
	gametest.WantCash(t, table, 2, 2)
}

// Investor Abilities: Donald's power applies to both of his meeples and to the limit of his bids.
func TestDonaldWithTwoMeeples(t *testing.T) {
	table := stand(t, with(every(), investing), "bids",
		[]SeatPosition{as(cash(12), "donald", "bill"), as(cash(30), "mark", "graham")})
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 10},
		&demand.Bid{Seat: 1, Pile: 2, Amount: 0})
	gametest.WantDenied(t, table, &demand.Bid{Seat: 0, Pile: 3, Amount: 15},
		"bid.cash amount (donald) seat 0 amount=15 cash=6 max=10")
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 3, Amount: 10},
		&demand.Bid{Seat: 1, Pile: 4, Amount: 1})
	gametest.WantCash(t, table, 0, 29)
}

// Entering only the winning bids has the same result as entering all bids, even after some bids.
func TestWinningBidsTakeThePlaceOfBids(t *testing.T) {
	table := open(t, every(), 3)
	told, _ := gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 10})
	told, _ = gametest.Apply(t, told, &demand.Bids{Bids: []int{3, 0, 1}})
	alone, _ := gametest.Apply(t, table, &demand.Bids{Bids: []int{3, 0, 1}})
	gametest.WantEqual(t, told, alone, "not so: bids that were told before leave something behind")
	gametest.WantCash(t, alone, 17, 20, 19)
	wantNext(t, alone, board.PhaseTaking, 0)
}

func TestBiddingOption(t *testing.T) {
	first := func(table calc.Table) string { return Rulebook{}.Expected(table).All()[0].Kind() }
	winning := open(t, standard(), 3)
	expect.Equal(t, first(winning), "bids", "winning: … is expected")
	expect.Equal(t, first(open(t, every(), 3)), "bid", "every: … is expected")
	begun, _ := gametest.Apply(t, winning, &demand.Bid{Seat: 0, Pile: 2, Amount: 0})
	expect.Equal(t, first(begun), "bid", "after a bid: … is expected")
}

func TestUncoveredBidsBeginAnew(t *testing.T) {
	table := open(t, every(), 3)
	table, _ = gametest.Apply(t, table, &demand.Bid{Seat: 0, Pile: 1, Amount: 20},
		&demand.Bid{Seat: 1, Pile: 2, Amount: 10})
	rest, _ := gametest.Apply(t, table, &calc.Ruling{Seat: 1, What: "cash", Change: -10, Reason: "overpaid"})
	wantNext(t, rest, board.PhaseBidding, 2)
	anew, s := gametest.Apply(t, table, &Extra{Seat: 0, Amount: -1, Reason: "tax"})
	wantNext(t, anew, board.PhaseBidding, 0)
	wantSaid(t, s, "bids", "bids.anew (ruling)")
	gametest.Apply(t, anew, &demand.Bid{Seat: 0, Pile: 2, Amount: 15})
}

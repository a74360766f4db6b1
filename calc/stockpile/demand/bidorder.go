package demand

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// bidder returns the next seat to bid. Until every meeple has been placed once, seats bid in turn order. After that,
// the next seat clockwise that has a meeple in hand bids. When every pile has a bid, bidder returns [calc.None].
func bidder(t calc.Table, last int) int {
	seats := board.Order(t)
	if meeples := t.Mark(board.OwnMark(t, board.MeeplesMark)); meeples < board.Piles(t) {
		return seats[meeples%len(seats)]
	}
	n := len(t.Layout().Seats)
	for i := range n {
		seat := (last + 1 + i) % n
		if t.Out(seat) {
			continue
		}
		standing := 0
		for pile := range board.Piles(t) {
			_, bidder := BidOn(t, pile)
			standing += calc.Bit(bidder == seat)
		}
		if standing < board.Meeples(t) {
			return seat
		}
	}
	return calc.None
}

// ForgetBids removes all meeples from the tracks. The marks belong to the last line.
func ForgetBids(b *calc.Builder) {
	b.Set(board.OwnMark(b.Table, board.MeeplesMark), 0)
	for pile := range board.MaxPiles {
		b.Set(board.OwnMark(b.Table, board.BidMark+pile), 0)
		b.Set(board.OwnMark(b.Table, board.BidderMark+pile), 0)
	}
}

// RestartIfUncovered restarts the bidding if the bids of a seat exceed its cash.
func RestartIfUncovered(b *calc.Builder) {
	if b.Over() || board.PhaseOf(b.Table) != board.PhaseBidding {
		return
	}
	for _, seat := range board.Order(b.Table) {
		if purse(b.Table, seat) < 0 {
			RestartBidding(b)
			return
		}
	}
}

// RestartBidding restarts the bidding with the first player.
func RestartBidding(b *calc.Builder) {
	b.Line("bids.anew", "ruling", calc.None, calc.None)
	ForgetBids(b)
	board.Enter(b, board.PhaseBidding, board.Order(b.Table)[0])
}

package demand

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// bidder returns the next seat to bid, or [calc.None] when each pile has a bid. Seats bid in turn order until each
// meeple (bidding piece) has been placed once. After that, the next seat clockwise with a meeple in hand bids.
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

// ForgetBids removes all bids. The changes belong to the builder's last line.
func ForgetBids(b *calc.Builder) {
	b.Set(board.OwnMark(b.Table, board.MeeplesMark), 0)
	for pile := range board.MaxPiles {
		b.Set(board.OwnMark(b.Table, board.BidMark+pile), 0)
		b.Set(board.OwnMark(b.Table, board.BidderMark+pile), 0)
	}
}

// RestartIfUncovered restarts the bidding if a seat's bids exceed its cash.
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

func RestartBidding(b *calc.Builder) {
	b.Line("bids.anew", "ruling", calc.None, calc.None)
	ForgetBids(b)
	board.Enter(b, board.PhaseBidding, board.Order(b.Table)[0])
}

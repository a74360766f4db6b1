package stockpile

import "scripkeeper/calc"

// bidder is who bids next after a seat: in turn order until every meeple was placed once, then clockwise who has a
// meeple in hand; [calc.None] when every pile has a bid.
func bidder(t calc.Table, last int) int {
	seats := order(t)
	if meeples := t.Mark(own(t, meeplesMark)); meeples < piles(t) {
		return seats[meeples%len(seats)]
	}
	n := len(t.Layout().Seats)
	for i := range n {
		seat := (last + 1 + i) % n
		if t.Out(seat) {
			continue
		}
		standing := 0
		for pile := range piles(t) {
			if _, bidder := bidOn(t, pile); bidder == seat {
				standing++
			}
		}
		if standing < meeples(t) {
			return seat
		}
	}
	return calc.None
}

// forgetBids takes all meeples from the tracks.
func forgetBids(b *calc.Builder) {
	b.Set(own(b.Table, meeplesMark), 0)
	for pile := range maxPiles {
		b.Set(own(b.Table, bidMark+pile), 0)
		b.Set(own(b.Table, bidderMark+pile), 0)
	}
}

// uncovered lets the bidding begin anew when money that went away leaves a bid without cover.
func uncovered(b *calc.Builder) {
	if b.Over() || phaseOf(b.Table) != phaseBidding {
		return
	}
	for _, seat := range order(b.Table) {
		if purse(b.Table, seat) < 0 {
			bidAnew(b)
			return
		}
	}
}

// bidAnew takes all meeples from the tracks, and lets the first player begin.
func bidAnew(b *calc.Builder) {
	b.Line("bids.anew", "ruling", calc.None, calc.None)
	forgetBids(b)
	enter(b, phaseBidding, order(b.Table)[0])
}

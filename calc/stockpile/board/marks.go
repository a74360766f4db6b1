package board

import (
	"strconv"

	"scripkeeper/calc"
)

// Indexes of the rulebook's marks, in the order of [MarkNames].
const (
	phaseMark = iota
	FirstMark
	// MeeplesMark is the number of meeples (bidding pieces) placed in this round.
	MeeplesMark
	// LeftMark is the number of cards still on the piles.
	LeftMark
	// PaidOutMark is 1 after majorities and the final sale have been paid.
	PaidOutMark
	// SeenMark is how often each forecast card has been revealed in this round.
	SeenMark
	// IndexMark is the index of each company's ticker (price marker) on its track.
	IndexMark = SeenMark + Faces
	// SplitMark is 1 if a player may hold split cards of a company.
	SplitMark = IndexMark + Companies
	// MovedMark is 1 after a company has moved by its forecast in this round.
	MovedMark = SplitMark + Companies
	// BidMark is the bid on each pile. BidderMark is the bidder's seat plus one, or 0 without a bid.
	BidMark    = MovedMark + Companies
	BidderMark = BidMark + MaxPiles
	seatMarks  = BidderMark + MaxPiles
)

const (
	// InvestorMark is the seat's investor plus one, or 0 for none. The mark after it is for a second investor.
	InvestorMark = iota
	// BoomMark and BustMark are the numbers of action cards that the seat must still play.
	BoomMark = InvestorMark + 1 + iota
	BustMark
	CramerMark
	// owedMark begins the seat's unpaid fees, oldest first; 0 means no fee.
	owedMark
	// CashMark, BonusMark, GrahamMark and FeesMark add up to a seat's final money: cash before the end, majorities,
	// Graham's extra, and fees paid. CountMark is the number of majorities, SharesMark the number of shares sold in each
	// company.
	CashMark   = owedMark + MaxFees
	BonusMark  = CashMark + 1
	GrahamMark = BonusMark + 1
	FeesMark   = GrahamMark + 1
	CountMark  = FeesMark + 1
	SharesMark = CountMark + 1
	PerSeat    = SharesMark + Companies
)

func OwnMark(t calc.Table, at int) calc.MarkID { return t.Layout().OwnMark(at) }

func SeatMark(t calc.Table, seat, at int) calc.MarkID {
	return t.Layout().OwnMark(seatMarks + seat*PerSeat + at)
}

func MarkNames(seats int) []calc.MarkName {
	names := make([]calc.MarkName, 0, seatMarks+seats*PerSeat)
	add := func(seat, company int, all ...string) {
		names = append(names, calc.MarkNames(seat, company, all...)...)
	}
	add(calc.None, calc.None, "phase", "first", "placed", "left", "settled")
	for _, face := range forecastDeck() {
		add(calc.None, calc.None, "seen."+string(face))
	}
	for _, name := range []string{"place", "split", "moved"} {
		for company := range Companies {
			add(calc.None, company, name)
		}
	}
	for _, name := range []string{"bid.", "bidder."} {
		for pile := range MaxPiles {
			add(calc.None, calc.None, name+strconv.Itoa(pile+1))
		}
	}
	for seat := range seats {
		add(seat, calc.None, "investor.1", "investor.2", "boom", "bust", "cramer")
		for slot := range MaxFees {
			add(seat, calc.None, calc.ItemName("owed", slot+1))
		}
		add(seat, calc.None, "end.cash", "end.majority", "end.graham", "end.fees", "end.majorities")
		for company := range Companies {
			add(seat, company, "end.shares")
		}
	}
	return names
}

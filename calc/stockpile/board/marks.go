package board

import (
	"strconv"

	"scripkeeper/calc"
)

// The rulebook's own marks, in the order of [MarkNames].
const (
	// phaseMark is the [Phase] of the round.
	phaseMark = iota
	FirstMark
	// MeeplesMark is the number of meeples placed for the first time this round.
	MeeplesMark
	// LeftMark is the number of cards left on the piles.
	LeftMark
	// PaidOutMark is 1 once the majorities and the final sale are paid.
	PaidOutMark
	// SeenMark counts how often each face of the forecast deck was revealed this round.
	SeenMark
	// IndexMark is the index of each company's ticker on its track.
	IndexMark = SeenMark + Faces
	// SplitMark is 1 while a player may hold split cards of a company.
	SplitMark = IndexMark + Companies
	// MovedMark is 1 once a company has moved by its forecast this round.
	MovedMark = SplitMark + Companies
	// BidMark is the bid on each pile, BidderMark the bidder's seat plus one, 0 for none.
	BidMark    = MovedMark + Companies
	BidderMark = BidMark + MaxPiles
	seatMarks  = BidderMark + MaxPiles
)

const (
	// InvestorMark is the seat's investor plus one, 0 for none; a second one follows.
	InvestorMark = iota
	// BoomMark and BustMark count the action cards still to be played.
	BoomMark = InvestorMark + 1 + iota
	BustMark
	CramerMark
	// owedMark holds the trading fees of the seat, oldest first, 0 after the last.
	owedMark
	// CashMark, BonusMark, GrahamMark and FeesMark are the parts of the final money: earlier cash, majorities, Graham's
	// extra and fees paid. CountMark counts majorities, SharesMark the shares sold of each company.
	CashMark   = owedMark + MaxFees
	BonusMark  = CashMark + 1
	GrahamMark = BonusMark + 1
	FeesMark   = GrahamMark + 1
	CountMark  = FeesMark + 1
	SharesMark = CountMark + 1
	PerSeat    = SharesMark + Companies
)

func Own(t calc.Table, at int) calc.MarkID { return t.Layout().OwnMark(at) }

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

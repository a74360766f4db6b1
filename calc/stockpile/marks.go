package stockpile

import (
	"strconv"

	"scripkeeper/calc"
)

// The rulebook's own marks, in the order of [markNames].
const (
	// phaseMark is the phase of the round, a [phase].
	phaseMark = iota
	// firstMark is the seat with the first player token.
	firstMark
	// meeplesMark is how many meeples were placed for the first time this round.
	meeplesMark
	// leftMark is how many cards lie on the piles.
	leftMark
	// paidOutMark is 1 once the majorities and the final sale are paid.
	paidOutMark
	// seenMark is how often each face of the forecast deck was played this round.
	seenMark
	// indexMark is the index of each company's ticker on its track.
	indexMark = seenMark + faces
	// splitMark is 1 while somebody may hold split cards of a company.
	splitMark = indexMark + Companies
	// movedMark is 1 when a company has moved by its forecast this round.
	movedMark = splitMark + Companies
	// bidMark is the bid on each pile, bidderMark the seat that bids it plus one, 0 for nobody.
	bidMark    = movedMark + Companies
	bidderMark = bidMark + maxPiles
	seatMarks  = bidderMark + maxPiles
)

// The marks of one seat.
const (
	// investorMark is the seat's investor plus one, 0 for none; a second one follows.
	investorMark = iota
	// boomMark and bustMark are the action cards that are still to be played.
	boomMark = investorMark + 1 + iota
	bustMark
	// cramerMark is 1 when Cramer's ability is used this round.
	cramerMark
	// owedMark are the trading fees that the seat holds, the oldest first, 0 after the last.
	owedMark
	// cashMark, bonusMark, grahamMark and feesMark are what the end of the game consisted of: the cash before it,
	// the majorities, Graham's extra, the fees paid out of it. countMark is how many majorities there were, and
	// sharesMark are the shares sold of each company.
	cashMark   = owedMark + maxFees
	bonusMark  = cashMark + 1
	grahamMark = bonusMark + 1
	feesMark   = grahamMark + 1
	countMark  = feesMark + 1
	sharesMark = countMark + 1
	perSeat    = sharesMark + Companies
)

// own is the id of one of the rulebook's marks.
func own(t calc.Table, at int) calc.MarkID { return t.Layout().OwnMark(at) }

// seatMark is the id of one of a seat's marks.
func seatMark(t calc.Table, seat, at int) calc.MarkID {
	return t.Layout().OwnMark(seatMarks + seat*perSeat + at)
}

// markNames names the rulebook's own marks for a number of seats.
func markNames(seats int) []calc.MarkName {
	names := make([]calc.MarkName, 0, seatMarks+seats*perSeat)
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
		for pile := range maxPiles {
			add(calc.None, calc.None, name+strconv.Itoa(pile+1))
		}
	}
	for seat := range seats {
		add(seat, calc.None, "investor.1", "investor.2", "boom", "bust", "cramer")
		for slot := range maxFees {
			add(seat, calc.None, calc.ItemName("owed", slot+1))
		}
		add(seat, calc.None, "end.cash", "end.majority", "end.graham", "end.fees", "end.majorities")
		for company := range Companies {
			add(seat, company, "end.shares")
		}
	}
	return names
}

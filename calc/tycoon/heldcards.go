package tycoon

import "scripkeeper/calc"

// forgetHand takes all cards out of a hand that is typed in, under the last line; kept is how many of a face stay, and
// spare how many debentures can still be used next year.
func forgetHand(b *calc.Builder, seat, spare int, kept func(face int) int) {
	o := optionsOf(b.Table)
	if o.Hands != "entered" {
		return
	}
	b.Set(seatMark(b.Table, handIndex(o), seat), 0)
	if longLived(b.Table, DebentureCard) {
		b.Set(seatMark(b.Table, spareIndex(o), seat), spare)
	}
	var dealt []int
	for face, f := range o.cards().Faces {
		b.Set(heldMark(b.Table, seat, face), kept(face))
		for range kept(face) * calc.Bit(f.Company != calc.None) {
			dealt = append(dealt, face)
		}
	}
	setDealt(b, seat, dealt)
}

// dealtFaces are the price cards of a seat's hand in the order dealt, where that order matters.
func dealtFaces(t calc.Table, seat int) []int {
	o := optionsOf(t)
	var faces []int
	for i := range dealtCards(o) {
		if face := t.Mark(seatMark(t, dealtIndex(o)+i, seat)) - 1; face >= 0 {
			faces = append(faces, face)
		}
	}
	return faces
}

// setDealt writes the price cards of a hand in the order dealt, under the last line.
func setDealt(b *calc.Builder, seat int, faces []int) {
	o := optionsOf(b.Table)
	for i := range dealtCards(o) {
		card := 0
		if i < len(faces) {
			card = faces[i] + 1
		}
		b.Set(seatMark(b.Table, dealtIndex(o)+i, seat), card)
	}
}

// noCards keeps no card of a hand.
func noCards(int) int { return 0 }

// HandKnown reports whether a seat has entered its hand of this year.
func HandKnown(t calc.Table, seat int) bool {
	return optionsOf(t).Hands == "entered" && t.Mark(seatMark(t, handIndex(optionsOf(t)), seat)) == 1
}

// anyHandKnown reports whether a hand of this year was entered.
func anyHandKnown(t calc.Table) bool {
	for seat := range t.Layout().Seats {
		if HandKnown(t, seat) {
			return true
		}
	}
	return false
}

// heldMark is the mark that counts a face in a seat's hand.
func heldMark(t calc.Table, seat, face int) calc.MarkID {
	return seatMark(t, handIndex(optionsOf(t))+1+face, seat)
}

// Unseen is how many cards of a face nobody is known to hold or to have used this year.
func Unseen(t calc.Table, face int) int {
	deck := DeckOf(t)
	left := deck.Faces[face].Count
	for seat := range t.Layout().Seats {
		left -= t.Mark(heldMark(t, seat, face))
	}
	if s := face - deck.price; s >= 0 && s < int(Suspended) {
		left -= t.Mark(gameMark(t, usedMark+s))
	}
	return max(0, left)
}

// missingHand is the first seat in turn order that has not entered its hand, or [calc.None].
func missingHand(t calc.Table) int {
	if optionsOf(t).Hands == "entered" {
		for _, seat := range turnOrder(t) {
			if !HandKnown(t, seat) {
				return seat
			}
		}
	}
	return calc.None
}

// playCard takes a card out of a hand that is typed in, under the last line.
func playCard(b *calc.Builder, seat, face int) {
	if optionsOf(b.Table).Hands == "entered" {
		mark := heldMark(b.Table, seat, face)
		b.Set(mark, max(0, b.Mark(mark)-1))
	}
}

// HandSize is how many cards everybody is dealt this year.
func HandSize(t calc.Table) int { return t.Mark(gameMark(t, dealtMark)) }

// shuffle deals the cards of a year under the last line: all but those that Directors keep.
func shuffle(b *calc.Builder) {
	kept := 0
	for seat := range b.Layout().Seats {
		kept += b.Mark(seatMark(b.Table, keptMark, seat))
	}
	b.Set(gameMark(b.Table, dealtMark), DeckOf(b.Table).Hand(b.Playing(), optionsOf(b.Table).Hand, kept))
	for used := range int(Suspended) {
		b.Set(gameMark(b.Table, usedMark+used), 0)
	}
}

package hands

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// ForgetHand takes all cards out of a hand that is typed in, under the last line; kept is how many of a face stay, and
// spare how many debentures can still be used next year.
func ForgetHand(b *calc.Builder, seat, spare int, kept func(face int) int) {
	o := board.OptionsOf(b.Table)
	if o.Hands != "entered" {
		return
	}
	b.Set(board.SeatMark(b.Table, board.HandIndex(o), seat), 0)
	if longLived(b.Table, agreement.DebentureCard) {
		b.Set(board.SeatMark(b.Table, board.SpareIndex(o), seat), spare)
	}
	var dealt []int
	for face, f := range o.Cards().Faces {
		b.Set(HeldMark(b.Table, seat, face), kept(face))
		for range kept(face) * calc.Bit(f.Company != calc.None) {
			dealt = append(dealt, face)
		}
	}
	setDealt(b, seat, dealt)
}

// DealtFaces are the price cards of a seat's hand in the order dealt, where that order matters.
func DealtFaces(t calc.Table, seat int) []int {
	o := board.OptionsOf(t)
	var faces []int
	for i := range board.DealtCards(o) {
		if face := t.Mark(board.SeatMark(t, board.DealtIndex(o)+i, seat)) - 1; face >= 0 {
			faces = append(faces, face)
		}
	}
	return faces
}

// setDealt writes the price cards of a hand in the order dealt, under the last line.
func setDealt(b *calc.Builder, seat int, faces []int) {
	o := board.OptionsOf(b.Table)
	for i := range board.DealtCards(o) {
		card := 0
		if i < len(faces) {
			card = faces[i] + 1
		}
		b.Set(board.SeatMark(b.Table, board.DealtIndex(o)+i, seat), card)
	}
}

// NoCards keeps no card of a hand.
func NoCards(int) int { return 0 }

// HandKnown reports whether a seat has entered its hand of this year.
func HandKnown(t calc.Table, seat int) bool {
	return board.OptionsOf(t).Hands == "entered" &&
		t.Mark(board.SeatMark(t, board.HandIndex(board.OptionsOf(t)), seat)) == 1
}

// AnyHandKnown reports whether a hand of this year was entered.
func AnyHandKnown(t calc.Table) bool {
	for seat := range t.Layout().Seats {
		if HandKnown(t, seat) {
			return true
		}
	}
	return false
}

// HeldMark is the mark that counts a face in a seat's hand.
func HeldMark(t calc.Table, seat, face int) calc.MarkID {
	return board.SeatMark(t, board.HandIndex(board.OptionsOf(t))+1+face, seat)
}

// Unseen is how many cards of a face nobody is known to hold or to have used this year.
func Unseen(t calc.Table, face int) int {
	deck := board.DeckOf(t)
	left := deck.Faces[face].Count
	for seat := range t.Layout().Seats {
		left -= t.Mark(HeldMark(t, seat, face))
	}
	if s := face - deck.PriceFaces; s >= 0 && s < int(agreement.Suspended) {
		left -= t.Mark(board.GameMark(t, board.UsedMark+s))
	}
	return max(0, left)
}

// MissingHand is the first seat in turn order that has not entered its hand, or [calc.None].
func MissingHand(t calc.Table) int {
	if board.OptionsOf(t).Hands == "entered" {
		for _, seat := range board.TurnOrder(t) {
			if !HandKnown(t, seat) {
				return seat
			}
		}
	}
	return calc.None
}

// PlayCard takes a card out of a hand that is typed in, under the last line.
func PlayCard(b *calc.Builder, seat, face int) {
	if board.OptionsOf(b.Table).Hands == "entered" {
		mark := HeldMark(b.Table, seat, face)
		b.Set(mark, max(0, b.Mark(mark)-1))
	}
}

// HandSize is how many cards everybody is dealt this year.
func HandSize(t calc.Table) int { return t.Mark(board.GameMark(t, board.DealtMark)) }

// Shuffle deals the cards of a year under the last line: all but those that Directors keep.
func Shuffle(b *calc.Builder) {
	kept := 0
	for seat := range b.Layout().Seats {
		kept += b.Mark(board.SeatMark(b.Table, board.KeptMark, seat))
	}
	b.Set(board.GameMark(b.Table, board.DealtMark),
		board.DeckOf(b.Table).Hand(b.Playing(), board.OptionsOf(b.Table).Hand, kept))
	for used := range int(agreement.Suspended) {
		b.Set(board.GameMark(b.Table, board.UsedMark+used), 0)
	}
}

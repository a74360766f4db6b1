package hands

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// ForgetHand clears an entered hand. The function kept returns how many cards of a face stay; spare is the number of
// debentures that can still be used next year. The changes belong to the builder's last line.
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

// DealtFaces returns a seat's price cards in the order dealt, or nil if the order does not matter.
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

func NoCards(int) int { return 0 }

// HandKnown reports whether a seat has entered its hand for this year.
func HandKnown(t calc.Table, seat int) bool {
	return board.OptionsOf(t).Hands == "entered" &&
		t.Mark(board.SeatMark(t, board.HandIndex(board.OptionsOf(t)), seat)) == 1
}

func AnyHandKnown(t calc.Table) bool {
	for seat := range t.Layout().Seats {
		if HandKnown(t, seat) {
			return true
		}
	}
	return false
}

func HeldMark(t calc.Table, seat, face int) calc.MarkID {
	return board.SeatMark(t, board.HandIndex(board.OptionsOf(t))+1+face, seat)
}

// UnseenCards returns the number of a face's cards that are in no known hand and have not been used this year.
func UnseenCards(t calc.Table, face int) int {
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

// MissingHand returns the first seat in turn order that has not entered its hand, or [calc.None].
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

// PlayCard removes a card from an entered hand. The change belongs to the builder's last line.
func PlayCard(b *calc.Builder, seat, face int) {
	if board.OptionsOf(b.Table).Hands == "entered" {
		mark := HeldMark(b.Table, seat, face)
		b.Set(mark, max(0, b.Mark(mark)-1))
	}
}

// HandSize returns the number of cards dealt to each player this year.
func HandSize(t calc.Table) int { return t.Mark(board.GameMark(t, board.DealtMark)) }

// Shuffle records a new year's deal in the builder's last line, without the cards that Directors keep.
func Shuffle(b *calc.Builder) {
	kept := calc.Total(len(b.Layout().Seats), func(seat int) int {
		return b.Mark(board.SeatMark(b.Table, board.KeptMark, seat))
	})
	b.Set(board.GameMark(b.Table, board.DealtMark),
		board.DeckOf(b.Table).Hand(b.Playing(), board.OptionsOf(b.Table).Hand, kept))
	for used := range int(agreement.Suspended) {
		b.Set(board.GameMark(b.Table, board.UsedMark+used), 0)
	}
}

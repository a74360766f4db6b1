package stockholder

import "scripkeeper/calc"

func playedMark(t calc.Table, face int) calc.MarkID { return t.Layout().OwnMark(face) }

func groupMark(t calc.Table, seat, group int) calc.MarkID {
	deck := DeckOf(t)
	return t.Layout().OwnMark(len(deck.Faces) + seat*(len(deck.Groups)+1) + group)
}

// unseenMark returns the mark for the number of unknown cards that a seat played before recording began.
func unseenMark(t calc.Table, seat int) calc.MarkID { return groupMark(t, seat, len(DeckOf(t).Groups)) }

// FaceLeft returns the number of unplayed copies of a card, given its index in [calc.Layout.Cards].
func FaceLeft(t calc.Table, face int) int {
	return t.Layout().Cards[face].Count - t.Mark(playedMark(t, face))
}

func cardRefusal(t calc.Table, seat, face int) *calc.Refusal {
	if !optionsOf(t).CountCards {
		return nil
	}
	deck := DeckOf(t)
	return deck.Refusal("card", seat, face, t.Layout().Cards[face].Count,
		FaceLeft(t, face), GroupLeft(t, seat, deck.Faces[face].Group))
}

func formulas(deck string) []string {
	if deck == "broker1961" {
		return []string{"2x3x5"}
	}
	return []string{"3x5", "4x6", "5x7"}
}

func (o *Options) buildDeck() *Deck {
	switch {
	case o.Deck == "broker1961":
		return broker1961Deck()
	case o.Formula == "3x5":
		return classicDeck(3, 5)
	case o.Formula == "5x7":
		return classicDeck(5, 7)
	}
	return classicDeck(4, 6)
}

func CardsLeft(t calc.Table, seat int) int {
	deck := DeckOf(t)
	left := deck.HandSize() - t.Mark(unseenMark(t, seat))
	for group := range deck.Groups {
		left -= t.Mark(groupMark(t, seat, group))
	}
	return left
}

// GroupLeft returns the largest number of cards of a group (big or small) that a seat can still hold.
func GroupLeft(t calc.Table, seat, group int) int {
	return min(DeckOf(t).Hand[group]-t.Mark(groupMark(t, seat, group)), CardsLeft(t, seat))
}

package stockholder

import "scripkeeper/calc"

func playedMark(t calc.Table, face int) calc.MarkID { return t.Layout().OwnMark(face) }

func groupMark(t calc.Table, seat, group int) calc.MarkID {
	deck := DeckOf(t)
	return t.Layout().OwnMark(len(deck.Faces) + seat*(len(deck.Groups)+1) + group)
}

// unseenMark counts a seat's unknown cards: those played before the game was recorded here.
func unseenMark(t calc.Table, seat int) calc.MarkID { return groupMark(t, seat, len(DeckOf(t).Groups)) }

// FaceLeft returns the number of cards of a face not played yet.
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

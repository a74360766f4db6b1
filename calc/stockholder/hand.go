package stockholder

import "scripkeeper/calc"

func playedMark(t calc.Table, face int) calc.MarkID { return t.Layout().OwnMark(face) }

func groupMark(t calc.Table, seat, group int) calc.MarkID {
	deck := DeckOf(t)
	return t.Layout().OwnMark(len(deck.Faces) + seat*(len(deck.Groups)+1) + group)
}

// unseenMark is the mark that counts a seat's unknown cards, which were played before the recording of the game began.
func unseenMark(t calc.Table, seat int) calc.MarkID { return groupMark(t, seat, len(DeckOf(t).Groups)) }

// FaceLeft returns the number of copies of a card that have not been played.
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

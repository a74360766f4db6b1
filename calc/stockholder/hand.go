package stockholder

import "scripkeeper/calc"

// playedMark is the mark that counts how often a face was played.
func playedMark(t calc.Table, face int) calc.MarkID { return t.Layout().OwnMark(face) }

// groupMark is the mark that counts how many cards of a group a seat has played.
func groupMark(t calc.Table, seat, group int) calc.MarkID {
	deck := DeckOf(t)
	return t.Layout().OwnMark(len(deck.Faces) + seat*(len(deck.Groups)+1) + group)
}

// unseenMark is the mark that counts a seat's cards of which nobody knows what they were: those played before the
// table began to keep its game here.
func unseenMark(t calc.Table, seat int) calc.MarkID { return groupMark(t, seat, len(DeckOf(t).Groups)) }

// FaceLeft is how many cards of a face have not been played yet.
func FaceLeft(t calc.Table, face int) int {
	return t.Layout().Cards[face].Count - t.Mark(playedMark(t, face))
}

// cardRefusal says why a seat cannot play a face: all of them are gone, or the hand holds no more of the group.
func cardRefusal(t calc.Table, seat, face int) *calc.Refusal {
	if !optionsOf(t).CountCards {
		return nil
	}
	deck := DeckOf(t)
	return deck.Refusal("card", seat, face, t.Layout().Cards[face].Count,
		FaceLeft(t, face), GroupLeft(t, seat, deck.Faces[face].Group))
}

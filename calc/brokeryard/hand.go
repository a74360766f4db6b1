package brokeryard

import "scripkeeper/calc"

// GroupLeft is how many cards of a group a seat can still hold.
func GroupLeft(t calc.Table, seat, group int) int {
	return min(DeckOf(t).Hand[group]-t.Mark(groupMark(t, seat, group)), t.Layout().Rounds-t.Round()+1)
}

// FaceLeft is how many cards of a face have not been played yet.
func FaceLeft(t calc.Table, face int) int {
	return t.Layout().Cards[face].Count - t.Mark(playedMark(t, face))
}

// A stock is the cards that can still be in somebody's hand while a round is being entered, seat by seat.
type stock struct {
	table   calc.Table
	deck    *Deck
	counted bool
	// left is how many of each face have not been played, in this round neither.
	left []int
	// seat is whose hand is looked at, and hand how many cards of each group it can hold.
	seat int
	hand [2]int
}

func newStock(t calc.Table) *stock {
	s := &stock{table: t, deck: DeckOf(t), counted: optionsOf(t).CountCards}
	s.left = make([]int, len(s.deck.Faces))
	for face := range s.left {
		s.left[face] = FaceLeft(t, face)
	}
	return s
}

// sit looks at a seat's hand.
func (s *stock) sit(seat int) {
	s.seat = seat
	for group := range s.hand {
		s.hand[group] = GroupLeft(s.table, seat, group)
	}
}

// take takes a card away that was played in this round.
func (s *stock) take(face int) { s.left[face]-- }

// can tells whether the seat can hold a card.
func (s *stock) can(face int) bool {
	return !s.counted || s.left[face] > 0 && s.hand[s.deck.Faces[face].Group] > 0
}

// refusal says why it cannot: all such cards are gone, or the hand holds no more of the group.
func (s *stock) refusal(face int) *calc.Refusal {
	if s.can(face) {
		return nil
	}
	return s.deck.Refusal(calc.ItemName("card", s.seat), s.seat, face, s.table.Layout().Cards[face].Count,
		s.left[face], s.hand[s.deck.Faces[face].Group])
}

// possible are the indexes of the cards of a colour that the seat can hold.
func (s *stock) possible(company int) []int {
	each := perColour(s.deck)
	faces := make([]int, 0, each)
	for face := company * each; face < (company+1)*each; face++ {
		if s.can(face) {
			faces = append(faces, face)
		}
	}
	return faces
}

// holds tells whether the seat can hold any card of a colour.
func (s *stock) holds(company int) bool {
	each := perColour(s.deck)
	for face := company * each; face < (company+1)*each; face++ {
		if s.can(face) {
			return true
		}
	}
	return false
}

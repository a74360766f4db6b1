package brokeryard

import (
	"iter"

	"scripkeeper/calc"
)

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
	// seat is whose hand is looked at, hand how many cards of each group it can hold, and face the index of the card
	// that it plays, or [calc.None].
	seat int
	hand [2]int
	face int
}

func newStock(t calc.Table) *stock {
	s := &stock{table: t, deck: DeckOf(t), counted: optionsOf(t).CountCards}
	s.left = make([]int, len(s.deck.Faces))
	for face := range s.left {
		s.left[face] = FaceLeft(t, face)
	}
	return s
}

// hands goes through the seats, each with the cards that are left once the seats before it have played theirs.
func (e *Round) hands(t calc.Table) iter.Seq2[int, *stock] {
	return func(yield func(int, *stock) bool) {
		cards := newStock(t)
		for seat := range t.Layout().Seats {
			if cards.sit(e, seat); !yield(seat, cards) {
				return
			}
			cards.take(cards.face)
		}
	}
}

// stockFor is the cards that are left for a seat once the others of the first seats have played theirs.
func (e *Round) stockFor(t calc.Table, seat, first int) *stock {
	cards := newStock(t)
	for other := range first {
		if other != seat {
			cards.take(cards.played(e, other))
		}
	}
	cards.sit(e, seat)
	return cards
}

// sit looks at a seat's hand.
func (s *stock) sit(e *Round, seat int) {
	s.seat, s.face = seat, s.played(e, seat)
	for group := range s.hand {
		s.hand[group] = GroupLeft(s.table, seat, group)
	}
}

// played is the index of the card that a seat plays in the round, or [calc.None].
func (s *stock) played(e *Round, seat int) int {
	if seat < len(e.Plays) && !e.Plays[seat].Missed && !s.table.Out(seat) {
		if face, known := s.deck.Index(e.Plays[seat].Card); known {
			return face
		}
	}
	return calc.None
}

// take takes a card away that was played in this round, if any was.
func (s *stock) take(face int) {
	if face != calc.None {
		s.left[face]--
	}
}

// can reports whether the seat can hold a card.
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
	return calc.Where(len(s.deck.Faces), func(face int) bool { return face/perColour(s.deck) == company && s.can(face) })
}

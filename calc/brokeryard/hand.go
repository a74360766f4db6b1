package brokeryard

import (
	"iter"

	"scripkeeper/calc"
)

// FaceLeft returns the number of unplayed copies of a card, given its index in [calc.Layout.Cards].
func FaceLeft(t calc.Table, face int) int {
	return t.Layout().Cards[face].Count - t.Mark(playedMark(t, face))
}

// A stock holds the cards that a seat could still have in its hand.
type stock struct {
	table   calc.Table
	deck    *Deck
	counted bool
	left    []int // unplayed copies of each card
	// hand is the largest number of big and of small cards that the seat can hold. face is the index of the card that the
	// seat plays in this round, or [calc.None].
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

// hands yields each seat with its stock, after the cards of all earlier seats have been removed.
func (e *Round) hands(t calc.Table) iter.Seq2[int, *stock] {
	return func(yield func(int, *stock) bool) {
		cards := newStock(t)
		for seat := range t.Layout().Seats {
			if cards.lookAt(e, seat); !yield(seat, cards) {
				return
			}
			cards.remove(cards.face)
		}
	}
}

// stockFor returns a seat's stock after the seats from 0 to first-1 have played. The seat's own card is not removed.
func (e *Round) stockFor(t calc.Table, seat, first int) *stock {
	cards := newStock(t)
	for other := range first {
		if other != seat {
			cards.remove(cards.played(e, other))
		}
	}
	cards.lookAt(e, seat)
	return cards
}

func (s *stock) lookAt(e *Round, seat int) {
	s.seat, s.face = seat, s.played(e, seat)
	for group := range s.hand {
		s.hand[group] = GroupLeft(s.table, seat, group)
	}
}

func (s *stock) played(e *Round, seat int) int {
	if seat < len(e.Plays) && !e.Plays[seat].Missed && !s.table.Out(seat) {
		if face, known := s.deck.Index(e.Plays[seat].Card); known {
			return face
		}
	}
	return calc.None
}

func (s *stock) remove(face int) {
	if face != calc.None {
		s.left[face]--
	}
}

func (s *stock) canHold(face int) bool {
	return !s.counted || s.left[face] > 0 && s.hand[s.deck.Faces[face].Group] > 0
}

func (s *stock) refusal(face int) *calc.Refusal {
	if s.canHold(face) {
		return nil
	}
	return s.deck.Refusal(calc.ItemName("card", s.seat), s.seat, face, s.table.Layout().Cards[face].Count,
		s.left[face], s.hand[s.deck.Faces[face].Group])
}

func (s *stock) possible(company int) []int {
	return calc.IndexesWhere(len(s.deck.Faces), func(face int) bool {
		return face/perColour(s.deck) == company && s.canHold(face)
	})
}

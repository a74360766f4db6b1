package tycoon

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// withCard is a list of cards by their codes with one more: in the order of the deck, or where the order in which cards
// were dealt matters, after those of its company and before the next company's.
func withCard(t calc.Table, cards []string, face int) []string {
	deck, at := board.DeckOf(t), 0
	for i, code := range cards {
		other, known := deck.Index(code)
		if known && (other <= face || board.DealtOrder(t) && group(deck, other) == group(deck, face)) {
			at = i + 1
		}
	}
	return slices.Insert(slices.Clone(cards), at, deck.Faces[face].Code)
}

// group is the index of a card's company; each special card stands by itself after all of them.
func group(deck *agreement.Deck, face int) int {
	if company := deck.Faces[face].Company; company != calc.None {
		return company
	}
	return agreement.Companies + face
}

// withCards is a list in which a face is there as often as asked.
func withCards(t calc.Table, cards []string, face, count int) []string {
	code := board.DeckOf(t).Faces[face].Code
	for has := countOf(cards, code); has != count; {
		if has < count {
			cards = withCard(t, cards, face)
			has++
			continue
		}
		last := len(cards) - 1
		for cards[last] != code {
			last--
		}
		cards = slices.Delete(slices.Clone(cards), last, last+1)
		has--
	}
	if len(cards) == 0 {
		return nil
	}
	return cards
}

func countOf(cards []string, code string) int {
	return len(filter(cards, func(card string) bool { return card == code }))
}

// A revealed is the hand of a seat at the year's end.
type revealed struct {
	*YearEndEditor
	seat int
}

func (h revealed) count(face int) int {
	r := h.entry.Revealed(h.seat)
	if n := currencyOf(h.table, &r, face); n != nil {
		return *n
	}
	return countOf(r.Cards, board.DeckOf(h.table).Faces[face].Code)
}

// refusal: the hand is full, or all cards of the face were revealed by somebody.
func (h revealed) refusal(face int) string {
	deck := board.DeckOf(h.table)
	switch gone := h.preview.Left[face] <= 0; {
	case gone && deck.Faces[face].Company == calc.None:
		return words.Format("tycoon.sheet.currency.gone",
			words.Names{"count": deck.Faces[face].Count})
	case gone:
		var names []string
		for _, seat := range h.preview.Order {
			if countOf(h.entry.Revealed(seat).Cards, deck.Faces[face].Code) > 0 {
				names = append(names, words.Seat(h.table.Layout(), seat))
			}
		}
		return words.Format("tycoon.sheet.gone",
			words.Names{"card": words.Card(deck.Faces[face].Code), "names": names})
	case h.preview.Room[h.seat] <= 0:
		r := h.entry.Revealed(h.seat)
		return words.Format("tycoon.sheet.full", words.Names{
			"seat": words.Seat(h.table.Layout(), h.seat), "count": len(r.Cards) + r.Plus + r.Minus})
	}
	return ""
}

func (h revealed) set(face, count int) {
	h.entry.ChangeReveal(h.seat, func(r *yearend.Reveal) {
		if n := currencyOf(h.table, r, face); n != nil {
			*n = count
		} else {
			r.Cards = withCards(h.table, r.Cards, face, count)
		}
	})
	h.touch()
}

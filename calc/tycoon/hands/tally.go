package hands

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// PriceTallies asks how many of each price card a seat has, one line for each company. left counts the cards that no
// seat has yet, room is the number that still fit in the hand, and other returns why a face cannot be added.
func PriceTallies(t calc.Table, seat int, cards []string, left []int, room int, set func(cards []string),
	other func(face int) *calc.Refusal) []*calc.Field {
	deck := board.DeckOf(t)
	counts, fields := NewCardList(deck, cards).Counts(), make([]*calc.Field, 0, deck.PriceFaces)
	for face, f := range deck.Faces[:deck.PriceFaces] {
		if counts[face] == 0 && board.Delisted(t, f.Company) && left[face] == 0 {
			continue
		}
		field := Tally(calc.ItemName("cards", seat, face), counts[face], left[face], room,
			func(n int) { set(withCards(t, cards, face, n)) }, func() *calc.Refusal { return other(face) })
		field.ForSeat(seat).ForCompany(f.Company).Printed = f.Code[1:]
		field.Beside = face > 0 && deck.Faces[face-1].Company == f.Company
		fields = append(fields, field)
	}
	return fields
}

// Tally asks for the number of a face's cards. No more than left, and no more than room, can be added. If no card is
// possible, the field has the refusal that other returns.
func Tally(name string, count, left, room int, set func(n int), other func() *calc.Refusal) *calc.Field {
	f := calc.AmountFunc(name, calc.Range(0, count+max(0, min(left, room))), func() int { return count }, set)
	if f.Tally = true; f.Allowed.Max == 0 {
		f.WithRefusal(other())
	}
	return f
}

// withCards returns the cards with a changed number of one face. Surplus cards are removed from the end. New cards are
// inserted in deck order or, if the order dealt matters, after the other cards of their company.
func withCards(t calc.Table, cards []string, face, count int) []string {
	deck, all := board.DeckOf(t), []string(nil)
	code, has := deck.Faces[face].Code, 0
	for _, card := range cards {
		if card != code || has < count {
			all = append(all, card)
		}
		has += calc.Bit(card == code)
	}
	for ; has < count; has++ {
		at := 0
		for i, card := range all {
			other, known := deck.Index(card)
			if known && (other <= face || board.OptionsOf(t).ClampEach && sameStock(deck, other, face)) {
				at = i + 1
			}
		}
		all = slices.Insert(all, at, code)
	}
	return all
}

func sameStock(deck *agreement.Deck, a, b int) bool {
	return deck.Faces[a].Company != calc.None && deck.Faces[a].Company == deck.Faces[b].Company
}

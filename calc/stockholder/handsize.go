package stockholder

import "scripkeeper/calc"

// formulas are the formulas of a deck.
func formulas(deck string) []string {
	if deck == "broker1961" {
		return []string{"2x3x5"}
	}
	return []string{"3x5", "4x6", "5x7"}
}

// buildDeck is the deck that the options name.
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

// CardsLeft is how many cards a seat still holds.
func CardsLeft(t calc.Table, seat int) int {
	deck := DeckOf(t)
	left := deck.HandSize() - t.Mark(unseenMark(t, seat))
	for group := range deck.Groups {
		left -= t.Mark(groupMark(t, seat, group))
	}
	return left
}

// GroupLeft is how many cards of a group a seat can still hold.
func GroupLeft(t calc.Table, seat, group int) int {
	return min(DeckOf(t).Hand[group]-t.Mark(groupMark(t, seat, group)), CardsLeft(t, seat))
}

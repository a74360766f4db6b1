package stockholder

import "scripkeeper/calc"

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

// CardsLeft returns the number of cards that a seat still holds.
func CardsLeft(t calc.Table, seat int) int {
	deck := DeckOf(t)
	left := deck.HandSize() - t.Mark(unseenMark(t, seat))
	for group := range deck.Groups {
		left -= t.Mark(groupMark(t, seat, group))
	}
	return left
}

// GroupLeft returns the largest number of cards of a group that a seat can still hold.
func GroupLeft(t calc.Table, seat, group int) int {
	return min(DeckOf(t).Hand[group]-t.Mark(groupMark(t, seat, group)), CardsLeft(t, seat))
}

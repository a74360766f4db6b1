package stockpile

import "scripkeeper/calc"

// roundsFor is how many rounds the calendar has for a number of players.
func roundsFor(seats int) int {
	switch seats {
	case 2, 4:
		return 6
	case 3:
		return 7
	}
	return 5
}

// deckLasts reports whether the market deck has the cards of all rounds as far as one.
func deckLasts(t calc.Table, round int) bool {
	used := round * dealt(t)
	if optionsOf(t).StartingShare {
		used += len(t.Layout().Seats)
	}
	return used <= marketDeck
}

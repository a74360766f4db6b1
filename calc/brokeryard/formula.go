package brokeryard

import "scripkeeper/calc"

func (o *Options) buildDeck() *Deck {
	bigs, smalls := 3, 5
	if o.Formula == "4x6" {
		bigs, smalls = 4, 6
	}
	if o.Deck == "duel" {
		return duelDeck(bigs, smalls)
	}
	return classicDeck(bigs, smalls)
}

// GroupLeft returns the largest number of cards of a group that can still be in a seat's hand.
func GroupLeft(t calc.Table, seat, group int) int {
	return min(DeckOf(t).Hand[group]-t.Mark(groupMark(t, seat, group)), t.Layout().Rounds-t.Round()+1)
}

const (
	maxPacks      = 20
	defaultSpread = 30
)

// packsFor returns the number of packs dealt to that many players (rules D.2).
func (o *Options) packsFor(seats int) int {
	if o.Packs > 0 {
		return o.Packs
	}
	each := o.deck.Seats(1)
	return (seats + each - 1) / each
}

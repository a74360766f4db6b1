package brokeryard

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

const Colours = fourcolours.Colours

type Free = fourcolours.Free

type (
	Deck   = fourcolours.Deck
	Face   = fourcolours.Face
	Effect = fourcolours.Effect
)

// perColour returns the number of cards in one colour. All colours have the same effects in the same order.
func perColour(d *Deck) int { return len(d.Faces) / Colours }

func groupMarks(d *Deck) []string {
	return calc.Map(d.Groups, func(group string) string { return "played." + group })
}

// newDeck returns a pack of the given big cards and the usual small cards, in all four colours (chapters Pack of the
// "big" cards and Pack of "small" cards; rules D.2). bigs and smalls are the numbers of big and small cards in a hand.
func newDeck(big []Face, bigs, smalls int) *Deck {
	faces := fourcolours.InEachColour(append(big, fourcolours.Smalls()...)...)
	return fourcolours.NewDeck(faces, []string{"big", "small"}, bigs, smalls)
}

func classicDeck(bigs, smalls int) *Deck {
	anti := Face{Effect: fourcolours.Plus(-100), Free: []Effect{fourcolours.Plus(50)}, Count: 1}
	zero := Face{Effect: Effect{Sort: fourcolours.Zero}, Count: 1}
	return newDeck(append(append([]Face{fourcolours.Hundred(1)}, fourcolours.Doubles(0, 1)...), anti, zero), bigs,
		smalls)
}

// duelDeck has three hundreds in each colour, no anti-hundreds and no zeros.
func duelDeck(bigs, smalls int) *Deck {
	return newDeck(append([]Face{fourcolours.Hundred(3)}, fourcolours.Doubles(0, 1)...), bigs, smalls)
}

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

// GroupLeft returns the largest number of big or small cards (group 0 or 1) that a seat can still hold.
func GroupLeft(t calc.Table, seat, group int) int {
	return min(DeckOf(t).Hand[group]-t.Mark(groupMark(t, seat, group)), t.Layout().Rounds-t.Round()+1)
}

const (
	maxPacks      = 20
	defaultSpread = 30
)

func (o *Options) packsFor(seats int) int {
	if o.Packs > 0 {
		return o.Packs
	}
	each := o.deck.Seats(1)
	return (seats + each - 1) / each
}

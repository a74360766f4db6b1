package fourcolours

import "scripkeeper/calc"

// HandSize is the number of cards that every player is dealt, and so the number of rounds.
func (d *Deck) HandSize() int {
	return calc.Sum(d.Hand)
}

// Seats is how many can be dealt a full hand from some packs.
func (d *Deck) Seats(packs int) int {
	dealt := make([]int, len(d.Hand))
	for _, face := range d.Faces {
		dealt[face.Group] += face.Count * packs
	}
	seats := dealt[0] / d.Hand[0]
	for group, cards := range dealt {
		seats = min(seats, cards/d.Hand[group])
	}
	return seats
}

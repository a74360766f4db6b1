package tycoon

import "scripkeeper/calc"

// HandSize is how many cards everybody is dealt this year.
func HandSize(t calc.Table) int { return t.Mark(gameMark(t, dealtMark)) }

// Hand is how many cards each of some players is dealt under a limit, when some cards are kept from last year.
func (d *Deck) Hand(players, limit, kept int) int {
	return min(limit, max(0, d.Size-kept)/max(1, players))
}

// shuffle deals the cards of a year under the last line: all but those that Directors keep.
func shuffle(b *calc.Builder) {
	kept := 0
	for seat := range b.Layout().Seats {
		kept += b.Mark(seatMark(b.Table, keptMark, seat))
	}
	b.Set(gameMark(b.Table, dealtMark), DeckOf(b.Table).Hand(b.Playing(), optionsOf(b.Table).Hand, kept))
	for used := range int(Suspended) {
		b.Set(gameMark(b.Table, usedMark+used), 0)
	}
}

// handRoom is how many cards a seat holds: those dealt and those kept from last year.
func (y revealing) handRoom(seat int) int {
	return HandSize(y.builder.Table) + y.builder.Mark(seatMark(y.builder.Table, keptMark, seat))
}

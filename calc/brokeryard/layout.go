package brokeryard

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// The price scale and what everybody begins with: one share of each colour at 100, which makes a capital of 400
// (chapters Classic Game mode and Start of the game).
const (
	lowest, highest, step = 10, 250, 10

	opening       = 100
	openingShares = 1
)

// maxTrade bounds what one number of an entry may be, so that sums stay far from overflow.
const maxTrade = 1_000_000

// A Phase is what a table waits for while the game is not over.
type Phase int

const (
	// PhaseRound waits for a round.
	PhaseRound Phase = iota
	// PhaseStops waits for everybody's choice of stop orders, see [Stops].
	PhaseStops
	// PhaseToss waits for a toss between those with the highest capital, see [Toss].
	PhaseToss
	// PhaseEnd is the phase of a game that ended after its last round.
	PhaseEnd
)

// The indexes of the rulebook's own marks: two of the table, some of each seat, then one of each card face.
const (
	phaseIndex = iota
	chosenIndex
	firstSeatIndex
)

const (
	stopsIndex = iota
	tossIndex
	groupIndex
)

// scale is the price scale of every colour.
func scale() calc.Scale { return calc.Scale{Min: lowest, Max: highest, Step: step} }

// layout lays out a game: the phase, per seat the stop orders, the toss and how many cards of each group were played,
// and per card face how often it was played.
func layout(o *Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: fourcolours.Companies(), Classes: 1, Rounds: o.deck.HandSize(), Options: o,
		Kit: calc.Kit{OutRule: "bankruptcy", Rulings: rulings{calc.PlainRulings{Debts: true}}, Left: left,
			Lapse: lapse},
		OwnMarks: calc.MarkNames(calc.None, calc.None, "phase", "stops.chosen"),
	}
	l.Tracks = slices.Repeat([]calc.Track{scale()}, Colours)
	for seat := range seats {
		l.OwnMarks = append(l.OwnMarks,
			calc.MarkNames(seat, calc.None, append([]string{"stops", "toss"}, groupMarks(o.deck)...)...)...)
	}
	for _, f := range o.deck.Faces {
		l.Cards = append(l.Cards, f.Card(f.Count*o.dealt))
		l.OwnMarks = append(l.OwnMarks, calc.MarkNames(calc.None, calc.None, "played."+f.Code)...)
	}
	return l
}

// seatMark is the index of a seat's mark among the rulebook's own.
func seatMark(t calc.Table, seat, index int) calc.MarkID {
	return t.Layout().OwnMark(firstSeatIndex + seat*(groupIndex+len(DeckOf(t).Groups)) + index)
}

func phaseMark(t calc.Table) calc.MarkID  { return t.Layout().OwnMark(phaseIndex) }
func chosenMark(t calc.Table) calc.MarkID { return t.Layout().OwnMark(chosenIndex) }

// stopsMark is 1 when a seat chose stop orders for itself.
func stopsMark(t calc.Table, seat int) calc.MarkID { return seatMark(t, seat, stopsIndex) }

// tossMark is 1 when a seat won the toss.
func tossMark(t calc.Table, seat int) calc.MarkID { return seatMark(t, seat, tossIndex) }

// groupMark counts how many cards of a group a seat has played.
func groupMark(t calc.Table, seat, group int) calc.MarkID {
	return seatMark(t, seat, groupIndex+group)
}

// playedMark counts how often a face was played.
func playedMark(t calc.Table, face int) calc.MarkID {
	return seatMark(t, len(t.Layout().Seats), face)
}

// PhaseOf is what a table waits for.
func PhaseOf(t calc.Table) Phase { return Phase(t.Mark(phaseMark(t))) }

// phaseBefore is the phase in which rounds are played, or the one that must come before.
func phaseBefore(t calc.Table) int {
	if optionsOf(t).choosesStops() && t.Mark(chosenMark(t)) == 0 {
		return int(PhaseStops)
	}
	return int(PhaseRound)
}

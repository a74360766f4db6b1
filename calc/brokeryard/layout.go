package brokeryard

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// The opening shares at the opening price give each player a capital of 400 (chapters Classic Game mode and Start of
// the game).
const (
	lowest, highest, step = 10, 250, 10

	opening       = 100
	openingShares = 1
)

// maxTrade is the largest number of shares in a trade, so that sums cannot overflow.
const maxTrade = 1_000_000

// A Phase is the kind of entry that a table expects next.
type Phase int

const (
	PhaseRound Phase = iota // expects a [Round]
	PhaseStops              // expects the choice of stop orders, a [Stops]
	PhaseToss               // expects a [Toss] between the seats with the highest capital
	PhaseEnd                // the game is over
)

// Indexes of this rulebook's marks: two of the table, several of each seat, then one of each card.
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

func scale() calc.Scale { return calc.Scale{Min: lowest, Max: highest, Step: step} }

func layout(o *Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: fourcolours.Companies(), Classes: 1, Rounds: o.deck.HandSize(), Options: o,
		Kit: calc.Kit{OutRule: "bankruptcy", Rulings: rulings{calc.PlainRulings{Debts: true}}, SettleLeaver: afterLeave,
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

func seatMark(t calc.Table, seat, index int) calc.MarkID {
	return t.Layout().OwnMark(firstSeatIndex + seat*(groupIndex+len(DeckOf(t).Groups)) + index)
}

func phaseMark(t calc.Table) calc.MarkID  { return t.Layout().OwnMark(phaseIndex) }
func chosenMark(t calc.Table) calc.MarkID { return t.Layout().OwnMark(chosenIndex) }

func stopsMark(t calc.Table, seat int) calc.MarkID { return seatMark(t, seat, stopsIndex) }

func tossMark(t calc.Table, seat int) calc.MarkID { return seatMark(t, seat, tossIndex) }

func groupMark(t calc.Table, seat, group int) calc.MarkID {
	return seatMark(t, seat, groupIndex+group)
}

func playedMark(t calc.Table, face int) calc.MarkID {
	return seatMark(t, len(t.Layout().Seats), face)
}

func PhaseOf(t calc.Table) Phase { return Phase(t.Mark(phaseMark(t))) }

// phaseBefore returns the first phase of a game: PhaseStops if players choose stop orders, otherwise PhaseRound.
func phaseBefore(t calc.Table) int {
	if optionsOf(t).choosesStops() && t.Mark(chosenMark(t)) == 0 {
		return int(PhaseStops)
	}
	return int(PhaseRound)
}

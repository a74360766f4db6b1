package stockholder

import "scripkeeper/calc"

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What
// it gives and takes is balanced against the rulings' account.
type Position struct {
	calc.PlainPosition
	// Turn is the seat that moves next.
	Turn int `json:"turn"`
}

// NewPosition is the position of a table as it stands now.
func NewPosition(t calc.Table) *Position {
	return &Position{PlainPosition: calc.PositionOf(t), Turn: max(0, t.Turn())}
}

func (*Position) Kind() string { return calc.PositionKind }

// Now returns [NewPosition].
func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

// Form asks for the prices, what every seat has, the round and the turn. What is likely is the table as it is.
func (e *Position) Form(t calc.Table) calc.Form {
	cash := calc.Range(0, maxTrade).Else(calc.Refuse("position.cash", "").Under("ruling"))
	c := e.Columns(t, optionsOf(t).scale(), cash)
	c.Ask(calc.Player(t, "turn", &e.Turn, nil))
	return c.Form()
}

// refusal says what is wrong with a position.
func (e *Position) refusal(t calc.Table) *calc.Refusal {
	refusal := e.Refusal(t).OrCheck(e, t)
	if refusal == nil && e.Seats[e.Turn].Out {
		refusal = calc.Refuse("position.turn", "turn").Under("ruling").Seated(e.Turn)
	}
	return refusal.OrUnder("ruling")
}

// Apply sets the table. Cards that were played before stay played; how many each seat has left follows from the
// round. Refusals: position.*, seat.unknown.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		b.Line("position", "ruling", e.Turn, calc.None,
			calc.With("round", e.Round), calc.With("rounds", t.Layout().Rounds))
		b.Set(calc.TurnMark, e.Turn)
		e.Set(b, func(seat int) { e.setHand(b, seat) })
	})
}

// setHand counts a seat's cards of which nobody knows what they were, so that as many are left as the position says.
// Where it holds more than what it was seen to play leaves, nobody knows of any of them.
func (e *Position) setHand(b *calc.Builder, seat int) {
	deck := DeckOf(b.Table)
	gone := deck.HandSize() - e.cardsLeft(b.Table, seat)
	seen := 0
	for group := range deck.Groups {
		seen += b.Mark(groupMark(b.Table, seat, group))
	}
	if seen > gone {
		seen = 0
		for group := range deck.Groups {
			b.Set(groupMark(b.Table, seat, group), 0)
		}
	}
	b.Set(unseenMark(b.Table, seat), gone-seen)
}

// cardsLeft is how many cards a seat holds at the position's moment: one less once it has moved in the round.
func (e *Position) cardsLeft(t calc.Table, seat int) int {
	n, start := len(e.Seats), starter(t, e.Round)
	left := t.Layout().Rounds - e.Round + 1
	if (seat-start+n)%n < (e.Turn-start+n)%n {
		left--
	}
	return left
}

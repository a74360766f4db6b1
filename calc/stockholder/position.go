package stockholder

import "scripkeeper/calc"

// A Position sets the whole table at once, to join a game in progress or to check a calculation.
type Position struct {
	calc.PlainPosition
	// Turn is the seat that moves next, from 0; it must be in the game.
	Turn int `json:"turn"`
}

func NewPosition(t calc.Table) *Position {
	return &Position{PlainPosition: calc.PositionOf(t), Turn: max(0, t.Turn())}
}

func (*Position) Kind() string { return calc.PositionKind }

func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

func (e *Position) Form(t calc.Table) calc.Form {
	cash := calc.Range(0, maxTrade).WithRefusal(calc.Refuse("position.cash", "").Under("ruling"))
	c := e.Columns(t, optionsOf(t).scale(), cash)
	c.Ask(calc.Player(t, "turn", &e.Turn, nil))
	return c.Form()
}

func (e *Position) refusal(t calc.Table) *calc.Refusal {
	refusal := e.Refusal(t).OrCheck(e, t)
	if refusal == nil && e.Seats[e.Turn].Out {
		refusal = calc.Refuse("position.turn", "turn").Under("ruling").Seated(e.Turn)
	}
	return refusal.OrUnder("ruling")
}

// Apply sets the table. Played cards stay played, and the round determines how many cards each seat still has.
// Refusals: position.*, seat.unknown.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		b.Line("position", "ruling", e.Turn, calc.None,
			calc.With("round", e.Round), calc.With("rounds", t.Layout().Rounds))
		b.Set(calc.TurnMark, e.Turn)
		e.Set(b, func(seat int) { e.setHand(b, seat) })
	})
}

// setHand counts unknown cards as played until the seat has as many cards as the position implies.
func (e *Position) setHand(b *calc.Builder, seat int) {
	deck := DeckOf(b.Table)
	gone := deck.HandSize() - e.cardsLeft(b.Table, seat)
	seen := calc.Total(len(deck.Groups), func(group int) int { return b.Mark(groupMark(b.Table, seat, group)) })
	if seen > gone {
		seen = 0
		for group := range deck.Groups {
			b.Set(groupMark(b.Table, seat, group), 0)
		}
	}
	b.Set(unseenMark(b.Table, seat), gone-seen)
}

// cardsLeft returns a seat's number of cards in the position, one less if the seat has moved in the round.
func (e *Position) cardsLeft(t calc.Table, seat int) int {
	n, start := len(e.Seats), starter(t, e.Round)
	left := t.Layout().Rounds - e.Round + 1
	if (seat-start+n)%n < (e.Turn-start+n)%n {
		left--
	}
	return left
}

package brokeryard

import "scripkeeper/calc"

// A Position sets the whole table as it stands: to begin in the middle of a game, or to try a calculation. What
// it gives and takes is balanced against the rulings' account. Its round is the one that is played next.
type Position struct{ calc.PlainPosition }

// NewPosition is the position of a table as it stands now.
func NewPosition(t calc.Table) *Position { return &Position{calc.PositionOf(t)} }

func (*Position) Kind() string { return calc.PositionKind }

// Now returns [NewPosition].
func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

// Form asks for the prices, what every seat has, and the round. What is likely is the table as it is.
func (e *Position) Form(t calc.Table) calc.Form {
	cash := calc.Range(-maxTrade, maxTrade).Else(calc.Refuse("position.debt", "").Under("ruling"))
	return e.Columns(t, scale(), cash).Form()
}

// Apply sets the table. Cards that were played before stay played, and a choice of stop orders stays; a toss does not.
// Refusals: position.*.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.Refusal(t).OrCheck(e, t), func(b *calc.Builder) {
		b.Line("position", "ruling", calc.None, calc.None,
			calc.With("round", e.Round), calc.With("rounds", t.Layout().Rounds))
		b.Set(phaseMark(t), phaseBefore(t))
		e.Set(b, func(seat int) { b.Set(tossMark(t, seat), 0) })
	})
}

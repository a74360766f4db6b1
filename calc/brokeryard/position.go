package brokeryard

import "scripkeeper/calc"

// A Position sets the whole table at once; the round in it is the next round to be played.
type Position struct{ calc.PlainPosition }

func NewPosition(t calc.Table) *Position { return &Position{calc.PositionOf(t)} }

func (*Position) Kind() string { return calc.PositionKind }

func (*Position) Now(t calc.Table) calc.Entry { return NewPosition(t) }

func (e *Position) Form(t calc.Table) calc.Form {
	cash := calc.Range(-maxTrade, maxTrade).WithRefusal(calc.Refuse("position.debt", "").Under("ruling"))
	return e.Columns(t, scale(), cash).Form()
}

// Apply sets the table to the position. Played cards and chosen stop orders are kept, but not the winner of a toss.
// Refusals: position.*.
func (e *Position) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.Refusal(t).OrCheck(e, t), func(b *calc.Builder) {
		b.Line("position", "ruling", calc.None, calc.None,
			calc.With("round", e.Round), calc.With("rounds", t.Layout().Rounds))
		b.Set(phaseMark(t), phaseBefore(t))
		e.Set(b, func(seat int) { b.Set(tossMark(t, seat), 0) })
	})
}

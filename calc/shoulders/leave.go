package shoulders

import "scripkeeper/calc"

// leaving is what the line of a seat that leaves tells besides: how many certificates go to the bank pool.
func leaving(t calc.Table, seat int) []calc.Term {
	return []calc.Term{calc.With("count", certificatesOf(t, seat))}
}

// left passes the turn on when it was that of a player who has left. Companies of his without another director are run
// by the table.
func left(b *calc.Builder, seat int) {
	if hadPassed(b.Table, seat) {
		passes := gameMark(b.Table, markPasses)
		b.Set(passes, b.Mark(passes)-1)
	}
	if b.EndAlone() {
		return
	}
	switch phaseOf(b.Table) {
	case phaseFounding:
		if b.Turn() == seat {
			nextFounder(b)
		}
	case phaseStock:
		if b.Mark(gameMark(b.Table, markPasses)) >= b.Playing() {
			endStock(b)
		} else if b.Turn() == seat {
			next := b.NextPlaying(seat)
			b.Line("turn", "priority", next, calc.None)
			b.Set(calc.TurnMark, next)
		}
	case phaseOperating:
		followOperator(b)
	}
}

// hadPassed reports whether a seat that has left was one of those whose passes are counted: the last ones before the
// turn.
func hadPassed(t calc.Table, seat int) bool {
	if phaseOf(t) != phaseStock {
		return false
	}
	n := len(t.Layout().Seats)
	waiting := t.Playing() + 1 - t.Mark(gameMark(t, markPasses))
	for i := 0; waiting > 0; i++ {
		switch next := (t.Turn() + i) % n; {
		case next == seat:
			return false
		case !t.Out(next):
			waiting--
		}
	}
	return true
}

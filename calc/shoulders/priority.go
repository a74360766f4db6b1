package shoulders

import "scripkeeper/calc"

// endStock gives the priority deal on, and raises companies that are sold out (Stock Phase, End of Phase).
func endStock(b *calc.Builder) {
	mark := gameMark(b.Table, markPriority)
	if actor := b.Mark(gameMark(b.Table, markActor)); actor != calc.None {
		left := b.NextPlaying(actor)
		b.Line("priority", "priority", left, calc.None, calc.With("seat", actor))
		b.Set(mark, left)
	} else {
		stays := inGame(b.Table, b.Mark(mark))
		b.Line("priority.stays", "priority", stays, calc.None)
		b.Set(mark, stays)
	}
	for company := range b.Layout().Companies {
		if soldOut(b.Table, company) {
			move(b, "soldout", "sold-out", company, 1)
		}
	}
	b.Line("building", "building", calc.None, calc.None, calc.With("round", b.Round()))
	b.Set(gameMark(b.Table, markPhase), phaseBuilding)
	b.Set(gameMark(b.Table, markPasses), 0)
	b.Set(calc.TurnMark, calc.None)
	if b.Round() == partnerDecade {
		b.Line("partner", "partner", calc.None, calc.None, calc.With("round", b.Round()))
	}
}

// acted remembers who sold, bought or started, and gives the turn to the next.
func acted(b *calc.Builder) {
	seat := b.Turn()
	next := b.NextPlaying(seat)
	b.Line("turn", "priority", next, calc.None)
	b.Set(gameMark(b.Table, markPasses), 0)
	b.Set(gameMark(b.Table, markActor), seat)
	b.Set(calc.TurnMark, next)
}

// passed counts the pass of the last line. The phase ends when all players passed one after another.
func passed(b *calc.Builder) {
	passes := gameMark(b.Table, markPasses)
	b.Set(passes, b.Mark(passes)+1)
	if b.Mark(passes) >= b.Playing() {
		endStock(b)
		return
	}
	next := b.NextPlaying(b.Turn())
	b.Line("turn", "priority", next, calc.None)
	b.Set(calc.TurnMark, next)
}

// inGame is the seat itself, or the next one where it has left.
func inGame(t calc.Table, seat int) int {
	if t.Out(seat) {
		return t.NextPlaying(seat)
	}
	return seat
}

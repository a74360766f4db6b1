package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

// A Pass passes a turn of the stock phase.
type Pass struct {
	// Seat is the seat that passes.
	Seat int `json:"seat"`
}

// endStock moves the priority deal and raises the values of sold-out companies (Stock Phase, End of Phase).
func endStock(b *calc.Builder) {
	mark := board.GameMark(b.Table, board.MarkPriority)
	if actor := b.Mark(board.GameMark(b.Table, board.MarkActor)); actor != calc.None {
		left := b.NextPlaying(actor)
		b.Line("priority", "priority", left, calc.None, calc.With("seat", actor))
		b.Set(mark, left)
	} else {
		stays := decade.SeatOrNext(b.Table, b.Mark(mark))
		b.Line("priority.stays", "priority", stays, calc.None)
		b.Set(mark, stays)
	}
	for company := range b.Layout().Companies {
		if soldOut(b.Table, company) {
			board.MoveValue(b, "soldout", "sold-out", company, 1)
		}
	}
	b.Line("building", "building", calc.None, calc.None, calc.With("round", b.Round()))
	b.Set(board.GameMark(b.Table, board.MarkPhase), board.PhaseBuilding)
	b.Set(board.GameMark(b.Table, board.MarkPasses), 0)
	b.Set(calc.TurnMark, calc.None)
	if b.Round() == decade.Partner {
		b.Line("partner", "partner", calc.None, calc.None, calc.With("round", b.Round()))
	}
}

func endTurn(b *calc.Builder) {
	seat := b.Turn()
	next := b.NextPlaying(seat)
	b.Line("turn", "priority", next, calc.None)
	b.Set(board.GameMark(b.Table, board.MarkPasses), 0)
	b.Set(board.GameMark(b.Table, board.MarkActor), seat)
	b.Set(calc.TurnMark, next)
}

// countPass counts a pass under the last line. The phase ends when all players have passed in a row.
func countPass(b *calc.Builder) {
	passes := board.GameMark(b.Table, board.MarkPasses)
	b.Set(passes, b.Mark(passes)+1)
	if b.Mark(passes) >= b.Playing() {
		endStock(b)
		return
	}
	next := b.NextPlaying(b.Turn())
	b.Line("turn", "priority", next, calc.None)
	b.Set(calc.TurnMark, next)
}

func (*Pass) Kind() string { return "pass" }

func (e *Pass) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
}

func (e *Pass) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, board.TurnRefusal(t, e.Seat), func(b *calc.Builder) {
		warn(b, e.Seat)
		b.Line("pass", "pass", e.Seat, calc.None,
			calc.With("count", t.Mark(board.GameMark(t, board.MarkPasses))+1), calc.With("max", t.Playing()))
		countPass(b)
	})
}

func soldOut(t calc.Table, company int) bool {
	return board.Started(t, company) && board.Held(t, calc.Treasury(company), company).Count() == 0 &&
		board.Held(t, calc.Market(), company).Count() == 0
}

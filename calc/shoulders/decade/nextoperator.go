package decade

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// BeginOperating begins the operating phase.
func BeginOperating(b *calc.Builder) {
	b.Line("operating", "order", calc.None, calc.None, calc.With("round", b.Round()))
	b.Set(board.GameMark(b.Table, board.MarkPhase), board.PhaseOperating)
	NextOperator(b)
}

// NextOperator gives the turn to the director of the company that operates next. After the last one the decade ends.
func NextOperator(b *calc.Builder) {
	company := board.Operator(b.Table)
	if company == calc.None {
		endDecade(b)
		return
	}
	director, stands := board.DirectorOf(b.Table, company), calc.With("appeal", board.AppealOf(b.Table, company))
	switch {
	case board.Operators(b.Table) > 1:
		b.Line("operator.several", "order", calc.None, calc.None, stands, calc.With("count", board.Operators(b.Table)))
	case director == calc.None:
		b.Line("operator.nobody", "order", calc.None, company, stands)
	default:
		b.Line("operator", "order", director, company, stands)
	}
	b.Set(calc.TurnMark, director)
}

// FollowOperator gives the turn to whom it belongs after the appeal or a director changed in the operating phase.
func FollowOperator(b *calc.Builder) {
	if b.Over() || board.PhaseOf(b.Table) != board.PhaseOperating {
		return
	}
	if company := board.Operator(b.Table); company == calc.None || board.DirectorOf(b.Table, company) != b.Turn() {
		NextOperator(b)
	}
}

package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
)

// A Skip leaves out the next step: a first company, a turn of the stock phase, the building phase, a company's result,
// or the remaining public goals. Unlike a [calc.Skip], it is for no particular seat.
type Skip struct{}

func (*Skip) Kind() string { return "skip" }

func (e *Skip) Form(calc.Table) calc.Form { return calc.Form{} }

// Apply skips the step. Refusal: game.over.
func (e *Skip) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, t.OverRefusal(), func(b *calc.Builder) {
		switch board.PhaseOf(t) {
		case board.PhaseFounding:
			b.Line("skip.founding", "ruling", t.Turn(), calc.None)
			b.Set(board.SeatMark(t, t.Turn(), board.SeatFounded), 1)
			decade.NextFounder(b)
		case board.PhaseStock:
			b.Line("skip.stock", "ruling", t.Turn(), calc.None)
			countPass(b)
		case board.PhaseBuilding:
			b.Line("skip.building", "ruling", calc.None, calc.None)
			decade.BeginOperating(b)
		case board.PhaseOperating:
			company := board.Operator(t)
			b.Line("skip.operating", "ruling", calc.None, company)
			b.Set(board.CompanyMark(t, company, board.CompanyOperated), 2)
			decade.NextOperator(b)
		case board.PhaseGoals:
			b.Line("skip.goals", "ruling", calc.None, calc.None)
			b.Finish("over.goals")
		}
	})
}

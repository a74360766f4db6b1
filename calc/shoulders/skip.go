package shoulders

import "scripkeeper/calc"

// Skip leaves out what comes next: a player's first company, a turn of the stock phase, the building phase, a company's
// result, or the public goals that have not been awarded. It is nobody's, so it is not [calc.Skip].
type Skip struct{}

// Kind names the entry in records.
func (*Skip) Kind() string { return "skip" }

// Form asks for nothing.
func (e *Skip) Form(calc.Table) calc.Form { return calc.Form{} }

// Apply continues the game without it. Refusal: game.over.
func (e *Skip) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, t.OverRefusal(), func(b *calc.Builder) {
		switch phaseOf(t) {
		case phaseFounding:
			b.Line("skip.founding", "ruling", t.Turn(), calc.None)
			b.Set(seatMark(t, t.Turn(), seatFounded), 1)
			nextFounder(b)
		case phaseStock:
			b.Line("skip.stock", "ruling", t.Turn(), calc.None)
			passed(b)
		case phaseBuilding:
			b.Line("skip.building", "ruling", calc.None, calc.None)
			beginOperating(b)
		case phaseOperating:
			company := operator(t)
			b.Line("skip.operating", "ruling", calc.None, company)
			b.Set(companyMark(t, company, companyOperated), 2)
			nextOperator(b)
		case phaseGoals:
			b.Line("skip.goals", "ruling", calc.None, calc.None)
			b.Finish("over.goals")
		}
	})
}

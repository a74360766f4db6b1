package shoulders

import "scripkeeper/calc"

// Skip leaves out what comes next: a player's first company, a turn of the stock phase, the building phase, a company's
// result, or the public goals that have not been awarded.
type Skip struct{}

// Kind names the entry in records.
func (*Skip) Kind() string { return "skip" }

// Form asks for nothing.
func (e *Skip) Form(calc.Table) calc.Form { return calc.Form{} }

// Apply goes on without it.
func (e *Skip) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if t.Over() {
		return t, calc.Statement{}, calc.Refuse("game.over", "").Under("end")
	}
	d := calc.NewBuilder(t)
	switch phaseOf(t) {
	case phaseFounding:
		d.Line("skip.founding", "ruling", t.Turn(), calc.None)
		d.Set(seatMark(t, t.Turn(), seatFounded), 1)
		nextFounder(d)
	case phaseStock:
		d.Line("skip.stock", "ruling", t.Turn(), calc.None)
		passed(d)
	case phaseBuilding:
		d.Line("skip.building", "ruling", calc.None, calc.None)
		beginOperating(d)
	case phaseOperating:
		company := operator(t)
		d.Line("skip.operating", "ruling", calc.None, company)
		d.Set(companyMark(t, company, companyOperated), 2)
		nextOperator(d)
	case phaseGoals:
		d.Line("skip.goals", "ruling", calc.None, calc.None)
		finish(d, "over.goals")
	}
	next, statement := d.Done()
	return next, statement, nil
}

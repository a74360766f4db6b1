package shoulders

import "scripkeeper/calc"

// beginOperating begins the operating phase.
func beginOperating(b *calc.Builder) {
	b.Line("operating", "order", calc.None, calc.None, calc.With("round", b.Round()))
	b.Set(gameMark(b.Table, markPhase), phaseOperating)
	nextOperator(b)
}

// waits reports whether a company has still to operate in this decade.
func waits(t calc.Table, company int) bool {
	return started(t, company) && t.Mark(companyMark(t, company, companyOperated)) < 2
}

// mayOperate reports whether no company that waits has a higher appeal.
func mayOperate(t calc.Table, company int) bool {
	if !waits(t, company) {
		return false
	}
	return t.FirstCompany(func(other int) bool {
		return waits(t, other) && appeal(t, other) > appeal(t, company)
	}) == calc.None
}

// operator is the company that operates next, the first of those with the highest appeal, or [calc.None].
func operator(t calc.Table) int {
	return t.FirstCompany(func(company int) bool { return mayOperate(t, company) })
}

// operators is how many companies may operate next: those with the highest appeal.
func operators(t calc.Table) int {
	count := 0
	for company := range t.Layout().Companies {
		count += calc.Bit(mayOperate(t, company))
	}
	return count
}

// soleOperator is the company that operates next, or [calc.None] where several may.
func soleOperator(t calc.Table) int {
	if operators(t) > 1 {
		return calc.None
	}
	return operator(t)
}

// nextOperator gives the turn to the director of the company that operates next. After the last one the decade ends.
func nextOperator(b *calc.Builder) {
	company := operator(b.Table)
	if company == calc.None {
		endDecade(b)
		return
	}
	director, stands := directorOf(b.Table, company), calc.With("appeal", appeal(b.Table, company))
	switch {
	case operators(b.Table) > 1:
		b.Line("operator.several", "order", calc.None, calc.None, stands, calc.With("count", operators(b.Table)))
	case director == calc.None:
		b.Line("operator.nobody", "order", calc.None, company, stands)
	default:
		b.Line("operator", "order", director, company, stands)
	}
	b.Set(calc.TurnMark, director)
}

// followOperator gives the turn to whom it belongs after the appeal or a director changed in the operating phase.
func followOperator(b *calc.Builder) {
	if b.Over() || phaseOf(b.Table) != phaseOperating {
		return
	}
	if company := operator(b.Table); company == calc.None || directorOf(b.Table, company) != b.Turn() {
		nextOperator(b)
	}
}

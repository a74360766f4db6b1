package game

import (
	"iter"
	"slices"

	"scripkeeper/calc"
)

type Traced struct {
	// Step is the [Step.Number] of the line's entry, or 0 for the opening.
	Step int
	Line calc.Line
	// Working lists the lines of calculation right before Line: lines about the same company that change nothing.
	Working []calc.Line
	// Change is the line's change of the figure; Value is the figure after the line.
	Change, Value int
}

// TraceBalance returns every line that changed an account's balance in a commodity, the latest first. The changes add
// up to the current balance. Statements are computed only when the trace reaches them.
func (g *course) TraceBalance(a calc.Account, c calc.Commodity) iter.Seq[Traced] {
	return g.traceBalances(a, g.Table().Balance(a, c), func(other calc.Commodity) (int, bool) { return 1, other == c })
}

// TraceShares returns every line that changed an account's holding in a company, the latest first. The holding is
// counted in shares, see [calc.Table.SharesOf]. An exchange of certificates may have a change of 0.
func (g *course) TraceShares(a calc.Account, company int) iter.Seq[Traced] {
	weights := g.Table().Layout().WeightsOf(company)
	return g.traceBalances(a, g.Table().SharesOf(a, company), func(c calc.Commodity) (int, bool) {
		switch {
		case c.IsCash() || c.Company != company:
			return 0, false
		case weights != nil:
			return weights[c.Class], true
		case c.Class == calc.Regular:
			return 1, true
		}
		return 0, true
	})
}

// traceBalances traces an account's balance in the commodities that count. The function weight reports whether a
// commodity counts, and the value of one unit of it.
func (g *course) traceBalances(a calc.Account, now int, weight func(calc.Commodity) (int, bool)) iter.Seq[Traced] {
	return g.trace(now, func(line calc.Line) (int, bool) {
		change, touched := 0, false
		for _, p := range line.Postings {
			by, counts := weight(p.Commodity)
			if !counts {
				continue
			}
			if p.From == a {
				change, touched = change-by*p.Amount, true
			}
			if p.To == a {
				change, touched = change+by*p.Amount, true
			}
		}
		return change, touched
	})
}

func (g *course) TraceMark(id calc.MarkID) iter.Seq[Traced] {
	return g.trace(g.Table().Mark(id), func(line calc.Line) (int, bool) {
		change, touched := 0, false
		for _, m := range line.Marks {
			if m.ID == id {
				change, touched = change+m.To-m.From, true
			}
		}
		return change, touched
	})
}

func (g *course) trace(now int, change func(calc.Line) (int, bool)) iter.Seq[Traced] {
	return func(yield func(Traced) bool) {
		value := now
		follow := func(step int, s calc.Statement) bool {
			for i, line := range slices.Backward(s.Lines) {
				by, touched := change(line)
				if touched && !yield(Traced{
					Step: step, Line: line, Working: working(s.Lines[:i], line.Company), Change: by, Value: value,
				}) {
					return false
				}
				value -= by
			}
			return true
		}
		for _, step := range slices.Backward(g.steps) {
			if !follow(step.Number, step.Statement()) {
				return
			}
		}
		follow(0, g.dealt)
	}
}

func working(lines []calc.Line, company int) []calc.Line {
	from := len(lines)
	for from > 0 && company != calc.None {
		if l := lines[from-1]; l.Company != company || len(l.Postings)+len(l.Marks) > 0 {
			break
		}
		from--
	}
	return lines[from:]
}

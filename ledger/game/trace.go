package game

import (
	"iter"
	"slices"

	"scripkeeper/calc"
)

// A Traced is one line of a game that touched a figure.
type Traced struct {
	// Step is the living entry that the line belongs to, counted from 1; 0 is the opening.
	Step int
	Line calc.Line
	// Working are the lines right before it that are about the same company and change nothing: how it came about.
	Working []calc.Line
	// Change is by how much the line changed the figure, Value what the figure was after it.
	Change, Value int
}

// TraceBalance is every line that changed what an account holds of a commodity, the latest first. The changes add up to
// what it holds now. What an entry did is worked out when the trace comes to it: who wants the last lines alone waits
// for no others.
func (g *course) TraceBalance(a calc.Account, c calc.Commodity) iter.Seq[Traced] {
	return g.traceBalances(a, g.Table().Balance(a, c), func(other calc.Commodity) (int, bool) { return 1, other == c })
}

// TraceShares is every line that changed what an account holds of a company, the latest first, counted in shares as
// [calc.Table.SharesOf] counts them: a certificate of a class changes the number by the shares that it stands for. A
// line that changes certificates for others, or only classes that stand for no share, stands among them with a change
// of 0.
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

// traceBalances is the lines that changed what an account holds of some commodities, each with its weight, up to what
// it holds now.
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

// TraceMark is every line that changed a mark, the latest first.
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

// trace is the lines that changed a figure up to what it is now.
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

// working are the last of some lines that are about a company and change nothing.
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

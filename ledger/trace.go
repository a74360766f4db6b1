package ledger

import "scripkeeper/calc"

// A Traced is one line of a game that touched a figure.
type Traced struct {
	// Step is the living entry that the line belongs to, counted from 1; 0 is the opening.
	Step int
	Line calc.Line
	// Change is by how much the line changed the figure, Value what the figure was after it.
	Change, Value int
}

// TraceBalance lists every line that changed what an account holds of a commodity, in order. The changes add up to
// what it holds now.
func (g *Game) TraceBalance(a calc.Account, c calc.Commodity) []Traced {
	return g.trace(func(line calc.Line) (int, bool) {
		change, touched := 0, false
		for _, p := range line.Postings {
			if p.Commodity != c {
				continue
			}
			if p.From == a {
				change, touched = change-p.Amount, true
			}
			if p.To == a {
				change, touched = change+p.Amount, true
			}
		}
		return change, touched
	})
}

// TraceMark lists every line that changed a mark, in order.
func (g *Game) TraceMark(id calc.MarkID) []Traced {
	return g.trace(func(line calc.Line) (int, bool) {
		change, touched := 0, false
		for _, m := range line.Marks {
			if m.ID == id {
				change, touched = change+m.To-m.From, true
			}
		}
		return change, touched
	})
}

func (g *Game) trace(change func(calc.Line) (int, bool)) []Traced {
	var all []Traced
	value := 0
	follow := func(step int, s calc.Statement) {
		for _, line := range s.Lines {
			if by, touched := change(line); touched {
				value += by
				all = append(all, Traced{Step: step, Line: line, Change: by, Value: value})
			}
		}
	}
	_, dealt := g.Opening()
	follow(0, dealt)
	for _, step := range g.Steps() {
		follow(step.Number, step.Statement)
	}
	return all
}

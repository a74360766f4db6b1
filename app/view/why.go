package view

import (
	"iter"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A Why is what a figure is made of: the entries behind it, each with its arithmetic and its rule, or the summands of a
// net worth.
type Why struct {
	// Title asks for the figure ("Why 340?"), Name is what it is called.
	Title, Name string
	// Veiled is the seat behind whose veil the figure lies for whoever looks now, or [calc.None]. Nothing else is told
	// then.
	Veiled int
	// Unsaid reports that the figure hangs on what nobody has said yet: the rows are what everybody knows.
	Unsaid bool
	// Rows are its summands, or its holders; a figure that has none has lines.
	Rows []WhyRow
	// Lines are what touched it, the latest first; More reports that there are others before them.
	Lines []WhyLine
	More  bool
	// Nothing says that nothing touched it, empty otherwise.
	Nothing string
}

// A WhyRow is one of the things that a figure is made of.
type WhyRow struct {
	Kind RowKind
	Text string
	// Company is whose shares a summand is, nil for no company's.
	Company *Company
	// Figure is what the row leads to, nil for nothing.
	Figure *Figure
}

// A RowKind is what a row is for.
type RowKind string

const (
	// PartRow is a summand or a holder.
	PartRow RowKind = "part"
	// SumRow is what they make together.
	SumRow RowKind = "sum"
	// RuleRow quotes a rule, NoteRow says something else.
	RuleRow RowKind = "rule"
	NoteRow RowKind = "note"
)

// A WhyLine is a line of a statement that touched a figure.
type WhyLine struct {
	// Where names the entry.
	Where string
	// Working are lines before it that led to a price.
	Working []string
	Text    string
	// Rule is what the rules say of it, where no line before it has said so.
	Rule string
	// Value is the figure after the line, Change by how much the line changed it.
	Value, Change int
}

// Why tells what a figure is made of, with so many lines of it at most.
func (v Game) Why(f Figure, most int) Why {
	value, name := v.Value(f)
	w := Why{Title: words.Format("why.title", words.Names{"value": value}), Name: name, Veiled: calc.None}
	switch {
	case f.held() && Hidden(v.Table):
		w.Title, w.Unsaid, w.Rows = words.Upper(words.Text("common.hidden")), true, publicRows(v, f.Account.Index)
	case f.held() && v.Veiled(f.Account.Index):
		w.Veiled = f.Account.Index
		w.Title, w.Name = words.Format("veil.title", words.Names{"name": words.Seat(v.Layout, w.Veiled)}), ""
	case f.Incomes:
		w.Rows = incomeRows(v, f.Account)
	case f.Held:
		w.Rows = heldRows(v, f.Column)
	case f.Left:
		w.Rows = holderRows(v, f.Column)
	case f.Column == WorthColumn:
		w.Rows = worthRows(v, f.Account.Index)
	default:
		w.Lines, w.More = storyOf(v, f, most)
		if len(w.Lines) == 0 {
			w.Nothing = words.Text("why.nothing")
		}
	}
	return w
}

// traceOf is every line that touched a figure, the latest first.
func traceOf(v Game, f Figure) iter.Seq[game.Traced] {
	switch {
	case f.Mark != 0:
		return v.Game.TraceMark(f.Mark)
	case f.Column == CashColumn:
		return v.Game.TraceBalance(f.Account, calc.Cash())
	}
	return v.Game.TraceShares(f.Account, f.Column)
}

// storyOf are the lines behind a figure. A rule is quoted once.
func storyOf(v Game, f Figure, most int) (lines []WhyLine, more bool) {
	quoted := map[string]bool{"": true}
	for t := range traceOf(v, f) {
		if len(lines) == most {
			return lines, true
		}
		line := WhyLine{Where: words.Text("why.opening"), Text: v.LineText(t.Line), Value: t.Value, Change: t.Change}
		if t.Step > 0 {
			line.Where = entryName(v, v.Game.Steps()[t.Step-1])
		}
		if f.Account == calc.Market() && f.Mark != 0 {
			for _, working := range t.Working {
				line.Working = append(line.Working, v.LineText(working))
			}
		}
		if rule := v.Rule(t.Line.Rule); !quoted[rule] {
			quoted[rule], line.Rule = true, rule
		}
		lines = append(lines, line)
	}
	return lines, false
}

// entryName names an entry by its number and what it was.
func entryName(v Game, step game.Step) string {
	return words.Format("why.entry", words.Names{
		"number": step.Number, "entry": words.EntryShort(v.ID(), step.Before, step.Entry)})
}

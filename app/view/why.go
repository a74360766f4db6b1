package view

import (
	"iter"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A Why explains a number by the entries that changed it, or by the items that add up to the number.
type Why struct {
	// Title is the question about the number ("Why 340?"). Name is the number's name.
	Title, Name string
	// Veiled is the seat with secret holdings behind the number, or [calc.None]. For such a seat, only Title is set.
	Veiled int
	// Unsaid reports whether the number depends on unknown holdings. Rows then lists the public facts.
	Unsaid bool
	// Rows are the items that add up to the number, or the holders of shares. A number without Rows has Lines.
	Rows []WhyRow
	// Lines are the statement lines that changed the number, the latest first. More reports whether there are earlier
	// lines.
	Lines []WhyLine
	More  bool
	// Nothing is a sentence for a number that no line has changed, or "".
	Nothing string
}

type WhyRow struct {
	Kind    RowKind
	Text    string
	Company *Company
	Figure  *Figure
}

type RowKind string

const (
	PartRow RowKind = "part"
	SumRow  RowKind = "sum"
	RuleRow RowKind = "rule"
	NoteRow RowKind = "note"
)

type WhyLine struct {
	Where string
	// Working are the lines before this one that led to a price.
	Working []string
	Text    string
	Rule    string
	// Value is the number after the line; Change is the change by the line.
	Value, Change int
}

// Why explains a number; most is the largest number of lines.
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

func traceOf(v Game, f Figure) iter.Seq[game.Traced] {
	switch {
	case f.Mark != 0:
		return v.Game.TraceMark(f.Mark)
	case f.Column == CashColumn:
		return v.Game.TraceBalance(f.Account, calc.Cash())
	}
	return v.Game.TraceShares(f.Account, f.Column)
}

// storyOf returns the latest lines that changed a number, and reports whether there are earlier lines.
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

func entryName(v Game, step game.Step) string {
	return words.Format("why.entry", words.Names{
		"number": step.Number, "entry": words.EntryShort(v.ID(), step.Before, step.Entry)})
}

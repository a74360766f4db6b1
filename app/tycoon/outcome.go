package tycoon

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// showOutcome tells what a complete year's end does, once nothing is missing.
func (e *YearEndEditor) showOutcome(in *fyne.Container) {
	in.Objects = nil
	if e.complete() {
		_, statement, _ := e.entry.Apply(e.table)
		for _, line := range statement.Lines {
			// What everybody revealed is listed already.
			if !strings.HasPrefix(line.Kind, "reveal") {
				in.Add(text.NewParagraph(words.Line("tycoon", e.table.Layout(), line), core.Body))
			}
		}
	}
	core.Show(in, len(in.Objects) > 0)
	in.Refresh()
}

// Refused says who and what is missing, where the rules refuse nothing but not everything was gone through.
func (e *YearEndEditor) Refused(r *calc.Refusal) (sentence string, unfinished bool) {
	missing := e.missing()
	if r != nil || len(missing) == 0 {
		return "", false
	}
	return words.Format("tycoon.sheet.missing", words.Names{"names": e.named(missing)}), true
}

// complete reports whether nothing is missing and the rules allow the entry.
func (e *YearEndEditor) complete() bool {
	return e.preview.Refusal == nil && len(e.missing()) == 0
}

// maxNamed is how many names a sentence lists before it counts the rest; a single one more is named too.
const maxNamed = 4

// named lists what some sections are called.
func (e *YearEndEditor) named(sections []section) string {
	var names []string
	for i, at := range sections {
		if i < maxNamed || len(sections) == maxNamed+1 {
			names = append(names, e.name(at))
		}
	}
	if rest := len(sections) - len(names); rest > 0 {
		return words.Format("tycoon.sheet.more", words.Names{"names": names, "count": rest})
	}
	return words.Join(names)
}

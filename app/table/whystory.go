package table

import (
	"iter"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// storyLength is how many lines of a story are shown at once.
const storyLength = 100

// trace is every line that touched the figure, the latest first.
func (p *whyPage) trace(v session.View) iter.Seq[ledger.Traced] {
	f := p.figure
	switch {
	case f.mark != 0:
		return v.Game.TraceMark(f.mark)
	case f.column == matrix.CashColumn:
		return v.Game.TraceBalance(f.account, calc.Cash())
	}
	return v.Game.TraceShares(f.account, f.column)
}

// story adds the lines behind the figure to a page, the latest first, beginning after those that are shown already. Of a
// long story there are more when they are asked for. A rule is quoted once.
func (p *whyPage) story(v session.View, body *fyne.Container, shown int, quoted map[string]bool) {
	lines := 0
	for t := range p.trace(v) {
		if lines++; lines <= shown {
			continue
		}
		if lines > shown+storyLength {
			var more *input.Button
			more = input.NewQuietButton(words.Say("why.more"), func() {
				body.Remove(more)
				p.story(v, body, shown+storyLength, quoted)
				p.content.Refresh()
			})
			body.Objects = append(body.Objects, more)
			return
		}
		body.Objects = append(body.Objects, p.line(v, t, quoted), frame.NewRule())
	}
	if lines == 0 {
		body.Objects = append(body.Objects, text.NewParagraph(words.Say("why.nothing"), core.Body).SetColor(look.Soft))
	}
}

// line is one line of a story, with what the figure was after it.
func (p *whyPage) line(v session.View, t ledger.Traced, quoted map[string]bool) fyne.CanvasObject {
	label, source := words.Rule(v.Rulebook, t.Line.Rule)
	where := words.Say("why.opening")
	if t.Step > 0 {
		step := v.Game.Steps()[t.Step-1]
		where = words.Tell("why.entry", words.Names{
			"number": words.Number(t.Step), "entry": words.EntryShort(v.ID(), step.Before, step.Entry)})
	}
	after := text.NewFigure(where, t.Value, core.FigureText)
	after.SetChange(t.Value, t.Change)
	left := frame.Stack(0, text.NewParagraph(where, core.Caption))
	if p.figure.account == calc.Market() && p.figure.mark != 0 {
		for _, line := range t.Working {
			left.Add(text.NewParagraph(v.LineText(line), core.Body).SetColor(look.Soft))
		}
	}
	left.Add(text.NewParagraph(v.LineText(t.Line), core.Body))
	if !quoted[label] {
		quoted[label] = true
		left.Add(ruleNote(label, source))
	}
	return frame.Beside(left, after)
}

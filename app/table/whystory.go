package table

import (
	"iter"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// storyLength is how many lines of a story are shown at once.
const storyLength = 100

// trace is every line that touched the figure, the latest first.
func (p *whyPage) trace(v view.Game) iter.Seq[ledger.Traced] {
	f := p.figure
	switch {
	case f.mark != 0:
		return v.Game.TraceMark(f.mark)
	case f.column == widget.CashColumn:
		return v.Game.TraceBalance(f.account, calc.Cash())
	}
	return v.Game.TraceShares(f.account, f.column)
}

// story adds the lines behind the figure to a page, the latest first, beginning after those that are shown already. Of a
// long story there are more when they are asked for. A rule is quoted once.
func (p *whyPage) story(v view.Game, body *fyne.Container, shown int, quoted map[string]bool) {
	lines := 0
	for t := range p.trace(v) {
		if lines++; lines <= shown {
			continue
		}
		if lines > shown+storyLength {
			var more *widget.Button
			more = widget.NewQuietButton(words.Say("why.more"), func() {
				body.Remove(more)
				p.story(v, body, shown+storyLength, quoted)
				p.content.Refresh()
			})
			body.Objects = append(body.Objects, more)
			return
		}
		body.Objects = append(body.Objects, p.line(v, t, quoted), widget.NewRule())
	}
	if lines == 0 {
		body.Objects = append(body.Objects, widget.NewParagraph(words.Say("why.nothing"), widget.Body).SetColor(look.Soft))
	}
}

// line is one line of a story, with what the figure was after it.
func (p *whyPage) line(v view.Game, t ledger.Traced, quoted map[string]bool) fyne.CanvasObject {
	text, source := words.Rule(v.Rulebook, t.Line.Rule)
	where := words.Say("why.opening")
	if t.Step > 0 {
		step := v.Game.Steps()[t.Step-1]
		where = words.Tell("why.entry", words.Names{
			"number": words.Number(t.Step), "entry": words.EntryShort(v.ID(), step.Before, step.Entry)})
	}
	after := widget.NewFigure(where, t.Value, widget.FigureText)
	after.SetChange(t.Value, t.Change)
	left := widget.Stack(0, widget.NewParagraph(where, widget.Caption))
	if p.figure.account == calc.Market() && p.figure.mark != 0 {
		for _, line := range t.Working {
			left.Add(widget.NewParagraph(v.LineText(line), widget.Body).SetColor(look.Soft))
		}
	}
	left.Add(widget.NewParagraph(v.LineText(t.Line), widget.Body))
	if !quoted[text] {
		quoted[text] = true
		left.Add(ruleNote(text, source))
	}
	return widget.Beside(left, after)
}

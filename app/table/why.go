package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// whyPage shows what a figure is made of: the entries behind it, each with its arithmetic and its rule.
type whyPage struct {
	shell   *shell.Shell
	figure  view.Figure
	content *fyne.Container
	// looker is the player behind whose veil the figure lies, once that player has opened it, or [calc.None].
	looker int
}

// Content is the page.
func (p *whyPage) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *whyPage) OfGame() {}

// storyLength is how many lines of a story are shown at once.
const storyLength = 100

// Update works the figure's story out anew.
func (p *whyPage) Update() {
	v := p.shell.Session.View()
	w, body := v.For(p.looker).Why(p.figure, storyLength), frame.Stack(look.Space2)
	if w.Veiled != calc.None {
		body.Add(cover(v, w.Veiled, func() { p.looker = w.Veiled; p.Update() }))
	}
	for _, row := range w.Rows {
		body.Add(p.row(row))
	}
	if w.Unsaid && v.Game.Stored() {
		body.Add(input.NewQuietButton(words.Text("portfolio.title"), func() { p.shell.GoBeside(route.Portfolio{}) }))
	}
	if w.Nothing != "" {
		body.Add(text.NewParagraph(w.Nothing, core.Body).SetColor(look.Soft))
	}
	p.story(v, body, w, 0)
	frame.Fill(p.content, p.shell.Frame(p.shell.Head(w.Title, w.Name), body, nil))
}

// row is one of the things that the figure is made of.
func (p *whyPage) row(of view.WhyRow) fyne.CanvasObject {
	switch of.Kind {
	case view.SumRow:
		return text.New(of.Text, core.FigureText)
	case view.RuleRow:
		return text.NewParagraph(of.Text, core.Caption)
	case view.NoteRow:
		return text.NewParagraph(of.Text, core.Body)
	}
	row := list.NewRow(of.Text, "", nil).Flush()
	if of.Figure != nil {
		row.OnTapped(func() {
			p.shell.Go(whyRoute{figure: *of.Figure, looker: p.looker})
		})
	}
	if of.Company != nil {
		row.SetEnds(mark.NewCompanyBadge(*of.Company, core.Strong), nil)
	}
	return row
}

// story adds the lines behind the figure to a page, after those that are shown already, and a way to more where there
// are more.
func (p *whyPage) story(v view.Game, body *fyne.Container, w view.Why, shown int) {
	for _, line := range w.Lines[shown:] {
		body.Add(storyLine(line))
		body.Add(frame.NewRule())
	}
	if !w.More {
		return
	}
	var more *input.Button
	more = input.NewQuietButton(words.Text("why.more"), func() {
		body.Remove(more)
		p.story(v, body, v.For(p.looker).Why(p.figure, len(w.Lines)+storyLength), len(w.Lines))
		p.content.Refresh()
	})
	body.Add(more)
}

// storyLine is one line of a story, with what the figure was after it.
func storyLine(line view.WhyLine) fyne.CanvasObject {
	after := text.NewFigure(line.Where, line.Value, core.FigureText)
	after.SetChange(line.Value, line.Change)
	left := frame.Stack(0, text.NewParagraph(line.Where, core.Caption))
	for _, working := range line.Working {
		left.Add(text.NewParagraph(working, core.Body).SetColor(look.Soft))
	}
	left.Add(text.NewParagraph(line.Text, core.Body))
	if line.Rule != "" {
		left.Add(text.NewParagraph(line.Rule, core.Caption))
	}
	return frame.Beside(left, after)
}

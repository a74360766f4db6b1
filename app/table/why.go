package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget"
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

func newWhyPage(s *shell.Shell, f view.Figure) *whyPage {
	return &whyPage{shell: s, figure: f, content: widget.NewHolder(), looker: calc.None}
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
	w, body := v.For(p.looker).Why(p.figure, storyLength), widget.Stack(look.Space2)
	if w.Veiled != calc.None {
		body.Add(cover(v, w.Veiled, func() { p.looker = w.Veiled; p.Update() }))
	}
	for _, row := range w.Rows {
		body.Add(p.row(row))
	}
	if w.Unsaid && v.Game.Stored() {
		body.Add(widget.NewQuietButton(words.Say("portfolio.title"), func() { p.shell.GoBeside(route.Portfolio{}) }))
	}
	if w.Nothing != "" {
		body.Add(widget.NewParagraph(w.Nothing, widget.Body).SetColor(look.Soft))
	}
	p.story(v, body, w, 0)
	p.content.Objects = []fyne.CanvasObject{p.shell.Frame(p.shell.Head(w.Title, w.Name), body, nil)}
	p.content.Refresh()
}

// row is one of the things that the figure is made of.
func (p *whyPage) row(of view.WhyRow) fyne.CanvasObject {
	switch of.Kind {
	case view.SumRow:
		return widget.NewText(of.Text, widget.FigureText)
	case view.RuleRow:
		return widget.NewParagraph(of.Text, widget.Caption)
	case view.NoteRow:
		return widget.NewParagraph(of.Text, widget.Body)
	}
	row := widget.NewRow(of.Text, "", nil).Flush()
	if of.Figure != nil {
		row.OnTapped(func() {
			p.shell.Push(&whyPage{shell: p.shell, figure: *of.Figure, content: widget.NewHolder(), looker: p.looker})
		})
	}
	if of.Company != nil {
		row.SetEnds(widget.NewCompanyBadge(form.Drawn(*of.Company), widget.Strong), nil)
	}
	return row
}

// story adds the lines behind the figure to a page, after those that are shown already, and a way to more where there are more.
func (p *whyPage) story(v view.Game, body *fyne.Container, w view.Why, shown int) {
	for _, line := range w.Lines[shown:] {
		body.Add(storyLine(line))
		body.Add(widget.NewRule())
	}
	if !w.More {
		return
	}
	var more *widget.Button
	more = widget.NewQuietButton(words.Say("why.more"), func() {
		body.Remove(more)
		p.story(v, body, v.For(p.looker).Why(p.figure, len(w.Lines)+storyLength), len(w.Lines))
		p.content.Refresh()
	})
	body.Add(more)
}

// storyLine is one line of a story, with what the figure was after it.
func storyLine(line view.WhyLine) fyne.CanvasObject {
	after := widget.NewFigure(line.Where, line.Value, widget.FigureText)
	after.SetChange(line.Value, line.Change)
	left := widget.Stack(0, widget.NewParagraph(line.Where, widget.Caption))
	for _, working := range line.Working {
		left.Add(widget.NewParagraph(working, widget.Body).SetColor(look.Soft))
	}
	left.Add(widget.NewParagraph(line.Text, widget.Body))
	if line.Rule != "" {
		left.Add(widget.NewParagraph(line.Rule, widget.Caption))
	}
	return widget.Beside(left, after)
}

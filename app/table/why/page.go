// Package why explains how a figure came about.
package why

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

// Route leads to the explanation of a figure as the player Looker sees it. Looker is [calc.None] for the public view.
type Route struct {
	route.IsRoute
	Figure view.Figure
	Looker int
}

func (r Route) Open(s *shell.Shell) shell.Page {
	return &Page{shell: s, of: r, content: frame.NewHolder()}
}

// Page explains a figure: the entries behind it, each with its arithmetic and its rule.
type Page struct {
	shell   *shell.Shell
	of      Route
	content *fyne.Container
}

func (p *Page) Content() fyne.CanvasObject { return p.content }

func (p *Page) OfGame() {}

// StoryLength is the number of lines shown at once.
const StoryLength = 100

func (p *Page) Update() {
	v := p.shell.Session.View()
	w, body := v.For(p.of.Looker).Why(p.of.Figure, StoryLength), frame.Stack(look.Space2)
	if w.Veiled != calc.None {
		body.Add(cover(v, w.Veiled, func() { p.of.Looker = w.Veiled; p.Update() }))
	}
	for _, row := range w.Rows {
		body.Add(p.row(row))
	}
	if w.Unsaid && v.Game.Stored() {
		body.Add(input.NewQuietButton(words.Text("portfolio.title"),
			func() { p.shell.OpenInDrawer(route.Portfolio{}) }))
	}
	if w.Nothing != "" {
		body.Add(text.NewParagraph(w.Nothing, core.Body).SetColor(look.Soft))
	}
	p.story(v, body, w, 0)
	frame.Fill(p.content, p.shell.Frame(p.shell.Head(w.Title, w.Name), body, nil))
}

func (p *Page) row(of view.WhyRow) fyne.CanvasObject {
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
		row.OnTapped(func() { p.shell.Go(Route{Figure: *of.Figure, Looker: p.of.Looker}) })
	}
	if of.Company != nil {
		row.SetEnds(mark.NewCompanyBadge(*of.Company, core.Strong), nil)
	}
	return row
}

func (p *Page) story(v view.Game, body *fyne.Container, w view.Why, shown int) {
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
		p.story(v, body, v.For(p.of.Looker).Why(p.of.Figure, len(w.Lines)+StoryLength), len(w.Lines))
		p.content.Refresh()
	})
	body.Add(more)
}

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

// cover asks the others to look away before a player's hidden figure is shown.
func cover(v view.Game, seat int, lift func()) fyne.CanvasObject {
	name := words.Names{"name": words.Seat(v.Layout, seat)}
	return frame.Stack(look.Space4,
		text.NewParagraph(words.Format("veil.about", name), core.Body),
		input.NewPrimaryButton(words.Format("veil.only", name), lift))
}

package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// cover asks the others to look away before a player's veil is lifted.
func cover(v view.Game, seat int, lift func()) fyne.CanvasObject {
	name := words.Names{"name": words.Seat(v.Layout, seat)}
	return frame.Stack(look.Space4,
		text.NewParagraph(words.Format("veil.about", name), core.Body),
		input.NewPrimaryButton(words.Format("veil.only", name), lift))
}

// coverPage covers what is for one player's eyes, until that player opens it.
type coverPage struct {
	shell *shell.Shell
	coverRoute
}

// Content is the cover.
func (p *coverPage) Content() fyne.CanvasObject {
	v := p.shell.Session.View()
	return p.shell.Frame(p.shell.Head(words.Format("veil.title", words.Names{"name": words.Seat(v.Layout, p.seat)}),
		""),
		cover(v, p.seat, func() { p.shell.Back(); p.open() }), nil)
}

// Update does nothing: there is nothing to see.
func (p *coverPage) Update() {}

// behindVeil opens something for one player's eyes: at once where nothing is hidden.
func behindVeil(s *shell.Shell, seat int, hidden bool, open func()) {
	if !hidden {
		open()
		return
	}
	s.Go(coverRoute{seat: seat, open: open})
}

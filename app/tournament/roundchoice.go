package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A roundChoice turns from round to round.
type roundChoice struct {
	Object        fyne.CanvasObject
	before, after *widget.IconButton
	title         *widget.Text
}

// newRoundChoice tells turned in which direction.
func newRoundChoice(turned func(by int)) *roundChoice {
	c := &roundChoice{title: widget.NewText("", widget.FigureText).Shrink().SetAlign(fyne.TextAlignCenter)}
	c.before = widget.NewIconButton(words.Say("tournament.round.before"), theme.NavigateBackIcon(), func() { turned(-1) })
	c.after = widget.NewIconButton(words.Say("tournament.round.after"), theme.NavigateNextIcon(), func() { turned(1) })
	c.Object = widget.Lead(c.before, widget.Spread(c.title, c.after))
	return c
}

// show says which round is seen, and where it can be turned to.
func (c *roundChoice) show(title string, before, after bool) {
	c.title.SetText(title)
	widget.Enable(c.before, before)
	widget.Enable(c.after, after)
}

package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A roundChoice turns from round to round.
type roundChoice struct {
	Object        fyne.CanvasObject
	before, after *input.Button
	title         *text.Text
}

// newRoundChoice tells turned in which direction.
func newRoundChoice(turned func(by int)) *roundChoice {
	c := &roundChoice{title: text.New("", core.FigureText).Shrink().SetAlign(fyne.TextAlignCenter)}
	c.before = input.NewIconButton(words.Say("tournament.round.before"), theme.NavigateBackIcon(), func() { turned(-1) })
	c.after = input.NewIconButton(words.Say("tournament.round.after"), theme.NavigateNextIcon(), func() { turned(1) })
	c.Object = frame.Lead(c.before, frame.Spread(c.title, c.after))
	return c
}

// show says which round is seen, and where it can be turned to.
func (c *roundChoice) show(title string, before, after bool) {
	c.title.SetText(title)
	core.Enable(c.before, before)
	core.Enable(c.after, after)
}

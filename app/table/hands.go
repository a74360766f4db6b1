package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// handsCard has what the hands at the table have to do until somebody says that it is done.
func (p *Page) handsCard(v view.Game, lines []string) fyne.CanvasObject {
	items := frame.Stack(look.Space2)
	for _, line := range lines {
		items.Add(text.NewParagraph("• "+line, core.Body))
	}
	name := words.Text("table.hands")
	head := frame.Spread(text.New(name, core.Strong),
		input.NewQuietButton(words.Text("table.hands.done"), func() {
			p.handled = v.Game.Head()
			p.updateLatest(p.shell.Session.View())
		}))
	card := frame.NewPanel(look.Card, look.Space3, frame.Stack(look.Space2, head, items)).Outlined(look.Edge)
	return frame.NewGroup(name, frame.InsetSides(0, look.Space1, card))
}

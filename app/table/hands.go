package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// handsCard has what the hands at the table have to do until somebody says that it is done.
func (p *Page) handsCard(v view.Game, lines []string) fyne.CanvasObject {
	items := widget.Stack(look.Space2)
	for _, line := range lines {
		items.Add(widget.NewParagraph("• "+line, widget.Body))
	}
	name := words.Say("table.hands")
	head := widget.Spread(widget.NewText(name, widget.Strong),
		widget.NewQuietButton(words.Say("table.hands.done"), func() {
			p.handled = v.Game.Head()
			p.updateLatest(p.shell.Session.View())
		}))
	card := widget.NewPanel(look.Card, look.Space3, widget.Stack(look.Space2, head, items)).Outlined(look.Edge)
	return widget.NewGroup(name, widget.InsetSides(0, look.Space1, card))
}

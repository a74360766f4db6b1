package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// handsCard has what the hands at the table have to do after a statement, the last one, until somebody says that it is done;
// nil where there is nothing.
func (p *Page) handsCard(v session.View, s calc.Statement) fyne.CanvasObject {
	items := widget.Stack(look.Space2)
	for _, line := range s.Lines {
		if line.Instruction && !line.Secret {
			items.Add(widget.NewParagraph("• "+v.LineText(line), widget.Body))
		}
	}
	if len(items.Objects) == 0 || p.handled == v.Game.Head() || v.Table.Over() {
		return nil
	}
	head := widget.Spread(widget.NewText(words.Say("table.hands"), widget.Strong),
		widget.NewQuietButton(words.Say("table.hands.done"), func() {
			p.handled = v.Game.Head()
			p.updateLatest(p.shell.Session.View())
		}))
	name := words.Say("table.hands")
	card := widget.NewPanel(look.Card, look.Space3, widget.Stack(look.Space2, head, items)).Outlined(look.Edge)
	return widget.NewGroup(name, widget.InsetSides(0, look.Space1, card))
}

// withoutHands is a statement without what stands on the card.
func withoutHands(s calc.Statement) calc.Statement {
	s.Lines = slices.DeleteFunc(slices.Clone(s.Lines), func(l calc.Line) bool { return l.Instruction && !l.Secret })
	return s
}

package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// handsCard has what the hands at the table have to do after a statement, the last one, until somebody says that it is done;
// nil where there is nothing.
func (p *Page) handsCard(v session.View, s calc.Statement) fyne.CanvasObject {
	items := frame.Stack(look.Space2)
	for _, line := range s.Lines {
		if line.Instruction && !line.Secret {
			items.Add(text.NewParagraph("• "+v.LineText(line), core.Body))
		}
	}
	if len(items.Objects) == 0 || p.handled == v.Game.Head() || v.Table.Over() {
		return nil
	}
	head := frame.Spread(text.New(words.Say("table.hands"), core.Strong),
		input.NewQuietButton(words.Say("table.hands.done"), func() {
			p.handled = v.Game.Head()
			p.updateLatest(p.shell.Session.View())
		}))
	name := words.Say("table.hands")
	card := frame.NewPanel(look.Card, look.Space3, frame.Stack(look.Space2, head, items)).Outlined(look.Edge)
	return frame.NewGroup(name, frame.InsetSides(0, look.Space1, card))
}

// withoutHands is a statement without what stands on the card.
func withoutHands(s calc.Statement) calc.Statement {
	s.Lines = slices.DeleteFunc(slices.Clone(s.Lines), func(l calc.Line) bool { return l.Instruction && !l.Secret })
	return s
}

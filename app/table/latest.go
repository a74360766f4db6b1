package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/layout"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// A latestPart shows the latest events and what the players have to do on the real table.
type latestPart struct {
	shell   *shell.Shell
	content *fyne.Container
	told    *container.Scroll
	handled ledger.Hash
	// card lists what the players have to do, or is nil. It stays until the next entry, even after Done.
	card fyne.CanvasObject
}

func newLatestPart(s *shell.Shell) *latestPart {
	l := &latestPart{shell: s, told: container.NewVScroll(frame.NewHolder())}
	l.content = shell.OverBar(l.told)
	return l
}

func (l *latestPart) height() float32 {
	return max(l.told.Content.MinSize().Height, layout.LatestLeast)
}

func (l *latestPart) handsHeight() float32 {
	if l.card == nil {
		return 0
	}
	return max(l.card.MinSize().Height+look.Space3, layout.LatestLeast)
}

func (l *latestPart) update(v view.Game) {
	done := l.handled == v.Game.Head() // after Done nothing moves until the next entry
	latest, rows := view.Recent(v, done), frame.Stack(look.Space1)
	if len(latest.Hands) > 0 {
		l.card = l.handsCard(v, latest.Hands)
		rows.Add(l.card)
	} else if !done {
		l.card = nil
	}
	if latest.Sentence != "" {
		rows.Add(l.scratchOffer(v, text.NewParagraph(latest.Sentence, core.Body).SetColor(look.Soft)))
	}
	for _, told := range latest.Entries {
		addTold(rows, told)
		addSuspects(rows, l.shell, told.Suspects)
	}
	l.told.Content = frame.InsetSides(look.Space4, look.Space3, rows)
	l.told.ScrollToTop()
	l.told.Refresh()
}

// On an empty scratch table, scratchOffer adds a remark that nothing is stored, and a button to set the position first.
func (l *latestPart) scratchOffer(v view.Game, sentence fyne.CanvasObject) fyne.CanvasObject {
	if v.Game.Stored() || len(v.Game.Steps()) > 0 {
		return sentence
	}
	block := frame.Stack(look.Space2, text.NewParagraph(words.Text("check.scratch"), core.Body), sentence)
	if v.Expected().IsBeside(calc.PositionKind) {
		block.Add(input.NewQuietButton(words.Text("check.position"), func() { l.shell.Go(route.Position{}) }))
	}
	return block
}

func (l *latestPart) handsCard(v view.Game, lines []string) fyne.CanvasObject {
	items := frame.Stack(look.Space2)
	for _, line := range lines {
		items.Add(text.NewParagraph("• "+line, core.Body))
	}
	name := words.Text("table.hands")
	head := frame.Spread(text.New(name, core.Strong),
		input.NewQuietButton(words.Text("common.done"), func() {
			l.handled = v.Game.Head()
			l.update(l.shell.Session.View())
		}))
	card := frame.NewPanel(look.Card, look.Space3, frame.Stack(look.Space2, head, items)).Outlined(look.Edge)
	return frame.NewGroup(name, frame.InsetSides(0, look.Space1, card))
}

package tycoon

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/tycoon/yearend"
)

// A part is what the editor shows at a moment.
type part struct {
	content *fyne.Container
	// updates follow the entry.
	updates []func()
	// first is where the keyboard begins, nil for nowhere.
	first func() fyne.Focusable
	// typed takes a letter, and reports whether it meant something.
	typed func(letter rune) bool
}

func (p *part) update() {
	for _, update := range p.updates {
		update()
	}
}

// newPart puts the head of a part above it, and beneath it the way to what is missing. It takes no letters yet.
func newPart(e *YearEndEditor, heading fyne.CanvasObject, body ...fyne.CanvasObject) *part {
	way, update := newWay(e)
	back := input.NewQuietButton(words.Text("tycoon.sheet.all"), func() { e.show(overview()) })
	all := slices.Concat([]fyne.CanvasObject{frame.Spread(heading, back)}, body, []fyne.CanvasObject{way})
	return &part{content: frame.Stack(look.Space3, all...), updates: []func(){update},
		typed: func(rune) bool { return false }}
}

// newWay is the way to the next part that is missing, or the word that nothing is, and what keeps it up to date.
func newWay(e *YearEndEditor) (object fyne.CanvasObject, update func()) {
	button := input.NewQuietButton("", e.next)
	complete := text.NewParagraph(words.Text("tycoon.sheet.complete"), core.Body)
	return frame.Stack(look.Space2, button, complete), func() {
		next := e.progress.next(e.at)
		label := words.Text("common.done")
		if !next.overview() {
			label = words.Format("tycoon.sheet.next", words.Names{"what": e.name(next)})
		}
		button.SetLabel(label)
		core.Show(button, !e.at.overview() || !next.overview())
		// What is missing stands beside Record, and the overview lists it.
		core.Show(complete, e.complete() && e.at.overview())
	}
}

// newStepPart is one step that the table goes through after the cards are entered: all whom it concerns choose.
func newStepPart(e *YearEndEditor, step string) *part {
	strip := newPriceStrip(e.table, true)
	choices := newChoices(e, func(a yearend.Ask) bool { return a.Step == step })
	about := text.NewParagraph(words.Text("tycoon.sheet.about."+step), core.Body).SetColor(look.Soft)
	heading := text.New(words.Text("tycoon.sheet.step."+step), core.FigureText)
	p := newPart(e, heading, strip.object, about, choices.object)
	p.first = choices.first
	p.updates = append(p.updates, func() { strip.update(e.preview) }, choices.update)
	return p
}

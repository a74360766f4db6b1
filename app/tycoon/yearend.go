// Package tycoon has the editors of Stock Market Tycoon: the year's end, player by player, and the cards dealt.
package tycoon

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/yearend"
)

// A YearEndEditor fills in a year's end. It shows one part at a time: an overview of what is entered and what is
// missing, what one seat reveals, or one step that the whole table goes through.
type YearEndEditor struct {
	form.BaseEditor
	*progress
	changed func()
	notice  func(sentence string)
	// pawn is the mark of a player.
	pawn func(seat int) emblem.Pawn

	content *fyne.Container
	at      section
	part    *part
}

// NewEditor edits a year's end, which goes on where a draft was left, or a hand.
func NewEditor(task form.Task) (form.Editor, bool) {
	switch entry := task.Entry.(type) {
	case *yearend.YearEnd:
		return newYearEndEditor(task, entry), true
	case *hands.Hand:
		return newHandEditor(task, entry), true
	case *office.Buyback:
		return form.NameRecording(form.NewEditor(task),
			func() string { return silentSellers(task.Table, entry) }), true
	}
	return nil, false
}

func newYearEndEditor(task form.Task, entry *yearend.YearEnd) *YearEndEditor {
	e := &YearEndEditor{progress: newProgress(task.Table, entry, task.Progress), changed: task.Changed,
		notice: task.Refuse, pawn: task.Pawn, content: container.NewStack()}
	e.follow()
	if len(e.preview.Order) > 0 {
		e.show(overview())
	}
	return e
}

func (e *YearEndEditor) ShowsOutcome() bool { return true }

// Progress is how far the year's end has come, to be kept with a draft of it.
func (e *YearEndEditor) Progress() []byte { return e.save() }

func (e *YearEndEditor) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on the first thing of the part that is shown.
func (e *YearEndEditor) Focus(canvas fyne.Canvas) {
	if e.part == nil {
		return
	}
	if first := e.part.first(); first != nil {
		canvas.Focus(first)
	}
}

// Typed goes on to what is missing by a full stop and back to the overview by a comma; the other letters belong to
// the part that is shown.
func (e *YearEndEditor) Typed(letter rune) bool {
	switch {
	case e.part == nil:
		return false
	case letter == '.':
		e.next()
		return true
	case letter == ',':
		e.show(overview())
		return true
	}
	return e.part.typed(letter)
}

// show opens a part.
func (e *YearEndEditor) show(at section) {
	e.at = at
	switch {
	case at.seat != calc.None:
		e.part = newSeatPart(e, at.seat)
	case at.step == totalsStep:
		e.part = newTotalsPart(e)
	case at.step == currencyStep:
		e.part = newCurrencyPart(e)
	case at.step != "":
		e.part = newStepPart(e, at.step)
	default:
		e.part = newOverviewPart(e)
	}
	e.part.update()
	frame.Fill(e.content, e.part.content)
	core.ScrollToTop(e.content)
	cards.FocusOn(e.content, e.part.first())
}

// next is done with the part that is shown and opens the next one that is missing, or the overview.
func (e *YearEndEditor) next() {
	if e.visit(e.at) {
		e.touch()
	}
	e.show(e.progress.next(e.at))
}

// touch is called after every change of the entry.
func (e *YearEndEditor) touch() {
	e.follow()
	e.part.update()
	e.content.Refresh()
	e.changed()
}

// name is what a part is called.
func (e *YearEndEditor) name(at section) string {
	if at.seat != calc.None {
		return words.Seat(e.table.Layout(), at.seat)
	}
	return words.Text("tycoon.sheet.step." + at.step)
}

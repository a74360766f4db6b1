package tycoon

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A nextButton is the way to the next part that is missing, or the word that nothing is.
type nextButton struct {
	object   fyne.CanvasObject
	editor   *YearEndEditor
	button   *input.Button
	complete *text.Text
}

func newNextButton(e *YearEndEditor) *nextButton {
	w := &nextButton{editor: e, button: input.NewQuietButton("", e.next),
		complete: text.NewParagraph(words.Text("tycoon.sheet.complete"), core.Body)}
	w.object = frame.Stack(look.Space2, w.button, w.complete)
	return w
}

func (w *nextButton) update() {
	e := w.editor
	next := e.progress.next(e.at)
	switch {
	case !next.overview():
		w.button.SetLabel(words.Format("tycoon.sheet.next", words.Names{"what": e.name(next)}))
	default:
		w.button.SetLabel(words.Text("common.done"))
	}
	core.Show(w.button, !e.at.overview() || !next.overview())
	// What is missing stands beside Record, and the overview lists it.
	core.Show(w.complete, e.complete() && e.at.overview())
}

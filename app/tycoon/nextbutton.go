package tycoon

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A nextButton is the way to the next part that is missing, or the word that nothing is.
type nextButton struct {
	object   fyne.CanvasObject
	editor   *YearEndEditor
	button   *widget.Button
	complete *widget.Text
}

func newNextButton(e *YearEndEditor) *nextButton {
	w := &nextButton{editor: e, button: widget.NewQuietButton("", e.next), complete: widget.NewParagraph(words.Say("tycoon.sheet.complete"), widget.Body)}
	w.object = widget.Stack(look.Space2, w.button, w.complete)
	return w
}

func (w *nextButton) update() {
	e := w.editor
	next := e.progress.next(e.at)
	switch {
	case !next.overview():
		w.button.SetLabel(words.Tell("tycoon.sheet.next", words.Names{"what": e.name(next)}))
	default:
		w.button.SetLabel(words.Say("common.done"))
	}
	widget.Show(w.button, !e.at.overview() || !next.overview())
	// What is missing stands beside Record, and the overview lists it.
	widget.Show(w.complete, e.complete() && e.at.overview())
}

package private

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/privates"
)

// A Closing closes a private company, or all of them.
type Closing struct {
	form.BaseEditor
	task  form.Task
	entry *privates.Closing
	all   *input.Cell
	which *cells
}

// NewClosing is the sheet of privates that close.
func NewClosing(task form.Task, entry *privates.Closing) *Closing {
	e := &Closing{task: task, entry: entry}
	e.all = input.NewCell(words.Text("openmarket.field.all"), func(bool) { e.close(true, "") })
	e.which = newCells(task, func(code string) { e.close(false, code) }, e.all)
	e.update()
	return e
}

// close says which closes.
func (e *Closing) close(all bool, code string) {
	e.entry.All, e.entry.Private = all, code
	e.update()
	e.task.Changed()
}

func (e *Closing) update() {
	e.all.SetChosen(e.entry.All)
	e.which.show(e.entry.Private, calc.None)
}

func (e *Closing) Object() fyne.CanvasObject { return e.which.content }

// Focus puts the keyboard on the first cell.
func (e *Closing) Focus(canvas fyne.Canvas) { e.which.focus(canvas) }

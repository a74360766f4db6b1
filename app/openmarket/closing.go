package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/privates"
)

// closing closes a private company, or all of them.
type closing struct {
	form.BaseEditor
	task  form.Task
	entry *privates.Closing
	all   *input.Cell
	which *privateCells
}

func newClosing(task form.Task, entry *privates.Closing) *closing {
	e := &closing{task: task, entry: entry}
	e.all = input.NewCell(words.Text("openmarket.field.all"), func(bool) { e.close(true, "") })
	e.which = newPrivateCells(task, func(code string) { e.close(false, code) }, e.all)
	e.update()
	return e
}

// close says which closes.
func (e *closing) close(all bool, code string) {
	e.entry.All, e.entry.Private = all, code
	e.update()
	e.task.Changed()
}

func (e *closing) update() {
	e.all.SetChosen(e.entry.All)
	e.which.show(e.entry.Private, calc.None)
}

// Object is the sheet.
func (e *closing) Object() fyne.CanvasObject { return e.which.content }

// Focus puts the keyboard on the first cell.
func (e *closing) Focus(canvas fyne.Canvas) { e.which.focus(canvas) }

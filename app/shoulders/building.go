package shoulders

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/shoulders/operating"
)

// building is the list of what the table does in the building phase. Its button ends the phase; only where something
// was left out the steps are asked for one by one.
type building struct {
	*form.FormEditor
	content *fyne.Container
	open    *input.Button
}

func newBuilding(task form.Task, entry *operating.Building) *building {
	e := &building{FormEditor: form.NewEditor(task), content: frame.Stack(look.Space3)}
	e.open = input.NewQuietButton(words.Text("shoulders.sheet.left.out"), func() {
		e.ask()
		if canvas := core.CanvasOf(e.content); canvas != nil && canvas.Focused() != nil {
			e.FormEditor.Focus(canvas)
		}
	})
	list := frame.Stack(look.Space2)
	done := true
	for i, f := range entry.Form(task.Table).Fields {
		step := words.Format("shoulders.sheet.step",
			words.Names{"number": i + 1, "step": words.Field(task.Rulebook, task.Table.Layout(), f)})
		list.Add(text.NewParagraph(step, core.Body))
		done = done && f.Get() == 1
	}
	if e.content.Objects = []fyne.CanvasObject{list, e.open}; !done {
		e.ask()
	}
	return e
}

// ask asks for each step whether it was done.
func (e *building) ask() {
	frame.Fill(e.content, e.FormEditor.Object())
}

// Object is the list, or the steps.
func (e *building) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on what asks for the steps, or on the first of them.
func (e *building) Focus(canvas fyne.Canvas) {
	if e.content.Objects[0] == e.FormEditor.Object() {
		e.FormEditor.Focus(canvas)
	} else {
		canvas.Focus(e.open)
	}
}

func (e *building) ShowsOutcome() bool { return true }

// WantsFigures wants none.
func (e *building) WantsFigures() bool { return false }

// RecordLabel says what is recorded.
func (e *building) RecordLabel() string { return words.Text("shoulders.entry.building") }

package openmarket

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/trading"
)

// transfer is what one party gives another, where companies hold shares as players do: who and to whom are a chip each,
// as on the sheet of a payment; its form asks for the rest.
type transfer struct {
	*form.FormEditor
	task    form.Task
	parties *partySheet
	content fyne.CanvasObject
}

func newTransfer(task form.Task, entry *trading.Transfer) *transfer {
	e := &transfer{task: task}
	from := [3]string{"giver", "seat", "giver_company"}
	to := [3]string{"taker", "receiver", "taker_company"}
	part := task
	part.Changed = e.touch
	e.FormEditor = form.NewPart(part, func(f *calc.Field) bool {
		return !slices.Contains(from[:], f.Name) && !slices.Contains(to[:], f.Name)
	})
	e.parties = newPartySheet(partySheet{task: task, entry: entry, self: words.Text("openmarket.sheet.transfer.self"),
		touch: func() {
			e.Follow()
			e.parties.lead()
			e.touch()
		}}, from, to)
	e.content = frame.Stack(look.Space2, e.parties.content, e.FormEditor.Object())
	e.parties.update()
	e.parties.lead()
	return e
}

func (e *transfer) touch() {
	e.parties.update()
	e.task.Changed()
}

func (e *transfer) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on who gives.
func (e *transfer) Focus(canvas fyne.Canvas) { canvas.Focus(e.parties.from.chip) }

func (e *transfer) Escape() bool { return e.parties.close() }

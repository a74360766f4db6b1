package openmarket

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/sums"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/operating"
)

// payment is a payment on one sheet: who pays, who is paid, how much and what for.
type payment struct {
	// FormEditor has the reason.
	*form.FormEditor
	task    form.Task
	entry   *operating.Pay
	parties *partySheet
	pad     *sums.Pad
	helping helping
	reasons *form.ChipChoice
	// labels are the usual reasons.
	labels  []string
	content fyne.CanvasObject
}

func newPayment(task form.Task, entry *operating.Pay) *payment {
	e := &payment{task: task, entry: entry}
	part := task
	part.Changed = e.touch
	e.FormEditor = form.NewPart(part, func(f *calc.Field) bool { return f.Name == "reason" })
	unsaid := entry.Amount
	if unsaid == 0 {
		unsaid = calc.None
	}
	e.pad = sums.NewPad(unsaid, task.Dock, func(sum int) {
		e.entry.Amount = max(0, sum)
		e.touch()
	})
	e.parties = newPartySheet(partySheet{task: task, entry: entry, bank: true,
		self: words.Text("openmarket.refusal.pay.self"), touch: e.touch},
		[3]string{"payer", "seat", "company"}, [3]string{"payee", "to_seat", "to_company"})
	for _, side := range []*parties{e.parties.from, e.parties.to} {
		e.pad.Keys(append(side.objects(), side.chip)...)
	}
	for _, reason := range slices.Concat(usualReasons(), rarerReasons()) {
		e.labels = append(e.labels, reasonWord(reason))
	}
	e.reasons = form.NewChipChoice(e.labels, calc.None, func(place int) {
		e.entry.Reason = e.labels[place]
		e.Follow()
		e.touch()
	})
	e.pad.Keys(e.reasons.Content.Objects...)
	e.helping = newHelping(func() {
		e.entry.Help = !e.entry.Help
		e.touch()
	})
	e.content = frame.Stack(look.Space2, e.parties.content,
		e.pad.Row(words.Text("openmarket.field.amount")), e.helping.cell, e.reasons.Content, e.FormEditor.Object())
	e.update()
	return e
}

// touch follows a change.
func (e *payment) touch() {
	e.update()
	e.task.Changed()
}

func (e *payment) update() {
	e.parties.update()
	e.reasons.Choose(slices.Index(e.labels, e.entry.Reason))
	due := e.entry.Due(e.task.Table)
	rest := due.Rest(e.task.Table)
	e.entry.Help = e.entry.Help && rest > 0
	e.helping.show(e.task.Table, due.Company, rest, e.entry.Help)
}

func (e *payment) Object() fyne.CanvasObject { return e.content }

// WantsFigures wants none: cash stands beside who has it.
func (e *payment) WantsFigures() bool { return false }

// Typed takes a digit of the amount.
func (e *payment) Typed(letter rune) bool { return e.pad.Typed(letter) }

// Focus puts the keyboard on who pays.
func (e *payment) Focus(canvas fyne.Canvas) { canvas.Focus(e.parties.from.chip) }

// Escape closes the side of the payment that is open.
func (e *payment) Escape() bool { return e.parties.close() }

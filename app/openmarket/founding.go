package openmarket

import (
	"strconv"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
)

// founding is the form of a company that is launched, and how many of its shares who launches it buys at once.
type founding struct {
	*form.FormEditor
	table   calc.Table
	entry   *charter.Launch
	bought  int
	stepper *input.Stepper
	buying  *fyne.Container
	content fyne.CanvasObject
}

func newFounding(task form.Task, entry *charter.Launch) *founding {
	e := &founding{table: task.Table, entry: entry}
	e.bought, _ = strconv.Atoi(string(task.Progress))
	of := task
	of.Changed = func() {
		e.update()
		task.Changed()
	}
	e.FormEditor = form.NewEditor(of)
	label := words.Text("openmarket.sheet.launch.buy")
	e.stepper = input.NewStepper(label, 0, 0, 0, func(n int) {
		e.bought = n
		task.Changed()
	})
	e.buying = frame.Stack(look.Space1, text.New(label, core.Caption), e.stepper)
	e.content = frame.Stack(look.Space2, e.FormEditor.Object(), e.buying)
	e.update()
	return e
}

// update bounds the purchase by what the founder can buy once the company is launched.
func (e *founding) update() {
	after, _, refusal := e.entry.Apply(e.table)
	most := 0
	if refusal == nil && asksNumbers(after) {
		if f, ok := e.purchase(1).Form(after).Field("shares"); ok {
			most = max(0, f.Allowed.Max)
		}
	}
	e.bought = min(max(0, e.bought), most)
	e.stepper.SetRange(0, most)
	e.stepper.SetValue(e.bought)
	core.Show(e.buying, most > 0)
}

func (e *founding) purchase(shares int) *trading.Buy {
	return &trading.Buy{Seat: e.entry.Seat, Company: e.entry.Company, Shares: shares}
}

// Object is the form, and the purchase beneath it.
func (e *founding) Object() fyne.CanvasObject { return e.content }

// Entries are the launch and the purchase.
func (e *founding) Entries() []calc.Entry {
	if e.bought == 0 {
		return nil
	}
	return []calc.Entry{e.entry, e.purchase(e.bought)}
}

// Progress is how many shares are bought.
func (e *founding) Progress() []byte {
	if e.bought == 0 {
		return nil
	}
	return []byte(strconv.Itoa(e.bought))
}

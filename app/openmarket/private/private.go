// Package private has the sheets of the private companies of an open market: one that changes hands, and one that
// closes.
package private

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/openmarket/sums"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/privates"
)

// A Sheet is a private company that changes hands on one sheet: which, who gets it, and for how much.
type Sheet struct {
	form.BaseEditor
	task   form.Task
	entry  *privates.Private
	which  *cells
	owners []ownerCell
	pad    *sums.Pad
	// warned asks whether the table overrules a limit, where the new owner goes beyond one.
	warned  *fyne.Container
	content fyne.CanvasObject
}

// An ownerCell is somebody who can get the private: the words of the entry for it, and its seat or company.
type ownerCell struct {
	kind    string
	account calc.Account
	cell    *input.Cell
}

// New is the sheet of a private that changes hands.
func New(task form.Task, entry *privates.Private) *Sheet {
	e := &Sheet{task: task, entry: entry}
	e.warned = frame.Stack(look.Space1)
	e.pad = sums.NewPad(calc.None, task.Dock, e.take)
	e.which = newCells(task, func(code string) {
		if e.entry.Private != "" {
			e.entry.Price = nil // it was said for another one
		}
		e.entry.Private = code
		e.touch()
	})
	l, t := task.Table.Layout(), task.Table
	var all []fyne.CanvasObject
	add := func(kind string, a calc.Account, cell *input.Cell) {
		cell.OnRefused = task.Refuse
		if a != calc.Bank() {
			cell.SetDetail(words.Number(t.Balance(a, calc.Cash())))
		}
		e.owners, all = append(e.owners, ownerCell{kind, a, cell}), append(all, cell)
	}
	for seat := range l.Seats {
		if a := calc.AccountOf(seat); !t.Out(seat) {
			add("", a, input.NewCell(words.Seat(l, seat), func(bool) { e.give("", a) }))
		}
	}
	for company := range l.Companies {
		if a := calc.Treasury(company); board.OptionsOf(t).Treasury && board.Launched(t, company) {
			add("company", a, input.NewCompanyCell(view.CompanyOf(l, company), func(bool) { e.give("company", a) }))
		}
	}
	add("bank", calc.Bank(), input.NewCell(words.Text("openmarket.choice.bank"),
		func(bool) { e.give("bank", calc.Bank()) }))
	core.NewKeyGroup(all...).Mute()
	e.pad.Keys(append(append([]fyne.CanvasObject{}, all...), e.which.objects...)...)
	e.content = frame.Stack(look.Space2, e.which.content,
		text.New(words.Text("openmarket.sheet.private.to"), core.Caption).SetColor(look.Soft),
		frame.NewColumns(row.PartyWidth*theme.Size(look.BodySize), look.Space1, all...),
		e.pad.Row(words.Text("openmarket.sheet.private.price")), e.warned)
	if entry.Price != nil {
		e.pad.Show(*entry.Price)
	}
	e.warn()
	e.update()
	return e
}

// take says a price; the face value again where it is taken back.
func (e *Sheet) take(price int) {
	e.entry.Price = nil
	if price != calc.None {
		e.set("price", price)
	}
	e.touch()
}

// set sets a field of the entry that is asked.
func (e *Sheet) set(name string, value int) {
	if f, asked := e.entry.Form(e.task.Table).Field(name); asked {
		f.Set(value)
	} else if name == "price" {
		e.entry.Price = &value
	}
}

// give says who gets it.
func (e *Sheet) give(kind string, to calc.Account) {
	e.entry.To, e.entry.Seat, e.entry.Company = kind, 0, ""
	switch to.Kind {
	case calc.SeatAccount:
		e.entry.Seat = to.Index
	case calc.TreasuryAccount:
		e.entry.Company = e.task.Table.Layout().Companies[to.Index].Code
	}
	e.touch()
}

// touch follows a change.
func (e *Sheet) touch() {
	e.warn()
	e.update()
	e.task.Changed()
}

// warn asks whether a limit is overruled, where the entry goes beyond one.
func (e *Sheet) warn() {
	e.warned.RemoveAll()
	if _, asked := e.entry.Form(e.task.Table).Field("anyway"); !asked {
		e.entry.Anyway = false
		return
	}
	e.warned.Add(form.NewPart(e.task, func(f *calc.Field) bool { return f.Name == "anyway" }).Object())
}

// update shows what is filled in: as long as nobody says a price, it is the face value.
func (e *Sheet) update() {
	t := e.task.Table
	likely := privates.NextSold(t)
	e.which.show(e.entry.Private, likely)
	chosen := board.PrivateOf(t, e.entry.Private)
	had := calc.Rulings()
	if chosen != calc.None {
		had, _ = t.Layout().Privates[chosen].OwnedBy(t)
	}
	for _, o := range e.owners {
		gets := o.kind == e.entry.To
		switch o.account.Kind {
		case calc.SeatAccount:
			gets = gets && o.account.Index == e.entry.Seat
		case calc.TreasuryAccount:
			gets = gets && t.Layout().Companies[o.account.Index].Code == e.entry.Company
		}
		o.cell.SetChosen(gets)
		o.cell.EnableUnless("")
		if o.account == had && !gets {
			o.cell.EnableUnless(words.Format("openmarket.sheet.private.has",
				words.Names{"name": words.Account(t.Layout(), had), "private": t.Layout().Privates[chosen].Name}))
		}
	}
	if e.entry.Price == nil {
		e.pad.Show(calc.None)
		if chosen != calc.None {
			e.pad.Foresee(t.Layout().Privates[chosen].Face)
		}
	}
}

func (e *Sheet) Object() fyne.CanvasObject { return e.content }

// Typed takes a digit of the price.
func (e *Sheet) Typed(letter rune) bool { return e.pad.Typed(letter) }

// Focus puts the keyboard on the first private.
func (e *Sheet) Focus(canvas fyne.Canvas) { e.which.focus(canvas) }

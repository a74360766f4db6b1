// Package openmarket has the finer sheet of the open market: everything that a player buys, or sells, at once.
package openmarket

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/openmarket"
)

// NewEditor is the finer sheet of a purchase or a sale where only companies and numbers are asked for: with other kinds
// of certificate, typed prices or shares of the companies' own the form asks for one after another.
func NewEditor(task form.Task) (form.Editor, bool) {
	var of *deal
	switch entry := task.Entry.(type) {
	case *rules.Buy:
		of = &deal{1, &entry.Seat, &entry.Company, &entry.Shares, func(seat int, company string, shares int) calc.Entry {
			return &rules.Buy{Seat: seat, Company: company, Shares: shares}
		}}
	case *rules.Sell:
		of = &deal{-1, &entry.Seat, &entry.Company, &entry.Shares, func(seat int, company string, shares int) calc.Entry {
			return &rules.Sell{Seat: seat, Company: company, Shares: shares}
		}}
	}
	if of == nil || task.Alone || !asksNumbers(task.Table) {
		return nil, false
	}
	return newTrades(task, of), true
}

// asksNumbers tells whether a trade is only a company and a number.
func asksNumbers(t calc.Table) bool {
	for company, c := range t.Layout().Companies {
		if rules.Launched(t, company) {
			for _, f := range (&rules.Buy{Seat: max(0, t.Turn()), Company: c.Code}).Form(t).Fields {
				if f.Name != "seat" && f.Name != "company" && f.Name != "shares" {
					return false
				}
			}
			return true
		}
	}
	return false
}

// A deal is the entry of the sheet: its sign is 1 for a purchase and -1 for a sale.
type deal struct {
	sign    int
	seat    *int
	company *string
	shares  *int
	of      func(seat int, company string, shares int) calc.Entry
}

// trades is a cell for each company that is traded. The last that has a number is the entry, the others come before it.
type trades struct {
	form.Finer
	task    form.Task
	deal    *deal
	content *fyne.Container
	cash    *widget.Text
	// numbers are how many shares are traded, by company and never below zero; cells and left are nil for one that is
	// not traded.
	numbers []int
	cells   []*widget.TradeCell
	left    []*widget.Text
	holder  *fyne.Container
	pad     *cards.Pad
	// open is the company whose number is open, or [calc.None].
	open int
}

func newTrades(task form.Task, of *deal) *trades {
	companies := task.Table.Layout().Companies
	e := &trades{task: task, deal: of, open: calc.None, numbers: make([]int, len(companies)), holder: widget.NewHolder(),
		cells: make([]*widget.TradeCell, len(companies)), left: make([]*widget.Text, len(companies)),
		cash: widget.NewText("", widget.Strong).Whole()}
	e.pad = cards.NewPad(e)
	e.holder.Hide()
	who := task
	who.Changed = e.touch
	seat := form.NewPart(who, func(f *calc.Field) bool { return f.Name == "seat" })
	var all []fyne.CanvasObject
	for company := range companies {
		if rules.Launched(task.Table, company) {
			all = append(all, e.cell(company))
		}
	}
	const cellWidth = 170
	e.content = widget.Stack(look.Space2, seat.Object(), e.cash, widget.NewColumns(cellWidth, look.Space1, all...), e.holder)
	e.read()
	e.update()
	return e
}

// cell is a company to trade, with how many of its shares are left.
func (e *trades) cell(company int) fyne.CanvasObject {
	of := form.Company(e.task.Table.Layout(), company)
	label := "openmarket.sheet.buy"
	if e.deal.sign < 0 {
		label = "openmarket.sheet.sell"
	}
	c := widget.NewTradeCell(words.Tell(label, words.Names{"company": of.Name}), of, func() { e.toggle(company) },
		func(by int) bool { return e.step(company, by*e.deal.sign) })
	c.RefuseTo(e.task.Refuse)
	e.cells[company], e.left[company] = c, widget.NewText("", widget.Caption).Fit()
	return widget.Stack(0, c, e.left[company])
}

// read takes over what is filled in already.
func (e *trades) read() {
	var begun []int
	if json.Unmarshal(e.task.Progress, &begun) == nil && len(begun) == len(e.numbers) {
		for company, number := range begun {
			if e.cells[company] != nil {
				e.numbers[company] = max(0, number)
			}
		}
		return
	}
	for company, c := range e.task.Table.Layout().Companies {
		if c.Code == *e.deal.company && e.cells[company] != nil {
			e.numbers[company] = max(0, *e.deal.shares)
		}
	}
}

// Progress is the numbers, where there is more than the entry itself.
func (e *trades) Progress() []byte {
	if len(e.all()) < 2 {
		return nil
	}
	data, err := json.Marshal(e.numbers)
	if err != nil {
		return nil
	}
	return data
}

// all are the trades as they will be recorded.
func (e *trades) all() []calc.Entry {
	var all []calc.Entry
	for company := range e.numbers {
		if e.numbers[company] > 0 {
			all = append(all, e.entry(company, e.numbers[company]))
		}
	}
	return all
}

func (e *trades) entry(company, shares int) calc.Entry {
	return e.deal.of(*e.deal.seat, e.task.Table.Layout().Companies[company].Code, shares)
}

// Earlier are the trades before the last.
func (e *trades) Earlier() []calc.Entry {
	if all := e.all(); len(all) > 1 {
		return all[:len(all)-1]
	}
	return nil
}

// RecordLabel says how many trades are recorded, where it is more than one.
func (e *trades) RecordLabel() string {
	if all := e.all(); len(all) > 1 {
		return words.Tell("openmarket.sheet.several", words.Names{"count": words.Number(len(all))})
	}
	return ""
}

// write makes the last trade the entry, or leaves it without a company.
func (e *trades) write() {
	*e.deal.company, *e.deal.shares = "", 1
	for company, number := range e.numbers {
		if number > 0 {
			*e.deal.company, *e.deal.shares = e.task.Table.Layout().Companies[company].Code, number
		}
	}
}

// touch writes down what was filled in, and shows it.
func (e *trades) touch() {
	e.write()
	e.update()
	e.task.Changed()
}

// step trades one share more or less of a company, and reports whether that went.
func (e *trades) step(company, by int) bool {
	number := e.numbers[company] + by
	if number < 0 || by > 0 && e.refusal(company, number) != nil {
		return false
	}
	e.numbers[company] = number
	if e.open == company {
		e.pad.Open()
	}
	e.touch()
	return true
}

// toggle opens the number of a company, or closes it.
func (e *trades) toggle(company int) {
	if e.open == company {
		e.close()
		return
	}
	e.open = company
	e.pad.Open()
	e.holder.Objects = []fyne.CanvasObject{e.pad.Object}
	e.holder.Show()
	e.update()
}

func (e *trades) close() {
	e.open, e.holder.Objects = calc.None, nil
	e.holder.Hide()
	e.update()
}

// without is the table after all trades except those of a company; with [calc.None] after all of them. One that is
// refused leaves it as it is.
func (e *trades) without(company int) calc.Table {
	t := e.task.Table
	for other, number := range e.numbers {
		if other != company && number > 0 {
			t, _, _ = e.entry(other, number).Apply(t)
		}
	}
	return t
}

// refusal is why so many shares of a company cannot be traded beside the others, nil where they can.
func (e *trades) refusal(company, shares int) *calc.Refusal {
	_, _, refusal := e.entry(company, shares).Apply(e.without(company))
	return refusal
}

// update shows the figures as the trades leave them.
func (e *trades) update() {
	t, after, l := e.task.Table, e.without(calc.None), e.task.Table.Layout()
	e.cash.SetText(words.Tell("sheet.cash", words.Names{"cash": words.Number(after.Cash(*e.deal.seat))}))
	for company, c := range e.cells {
		if c == nil {
			continue
		}
		number := e.numbers[company]
		f := widget.TradeFigures{Price: t.Price(company), Shares: t.Shares(*e.deal.seat, company) + e.deal.sign*number,
			Trade: e.deal.sign * number, Chosen: e.open == company, Wrong: number > 0 && e.refusal(company, number) != nil}
		none, most := "", ""
		if number == 0 {
			none = words.Say("openmarket.sheet.none")
		}
		if r := e.refusal(company, number+1); r != nil {
			most = words.Refusal(e.task.Rulebook, l, r)
		}
		if f.NoLess, f.NoMore = none, most; e.deal.sign < 0 {
			f.NoLess, f.NoMore = most, none
		}
		c.Update(f)
		of := form.Company(l, company)
		about := of.Name
		if about == of.Code { // which the cell shows
			about = ""
		}
		if left, limited := rules.PoolLeft(after, company); limited {
			about = words.Tell("openmarket.sheet.left", words.Names{"company": of.Name, "count": words.Number(left)})
		}
		e.left[company].SetText(about)
		widget.Show(e.left[company], about != "")
	}
	if e.open != calc.None {
		e.pad.Update()
	}
}

// Shares is what is traded of the open company.
func (e *trades) Shares() int { return e.deal.sign * e.numbers[e.open] }

// SetShares changes it; the sheet knows whether it is bought or sold.
func (e *trades) SetShares(n int) {
	e.numbers[e.open] = max(n, -n)
	e.touch()
}

// Limits are how many can be bought, or below zero sold.
func (e *trades) Limits() calc.Allowed {
	most := 0
	if f, ok := e.entry(e.open, 1).Form(e.without(e.open)).Field("shares"); ok {
		most = max(0, f.Allowed.Max)
	}
	if e.deal.sign < 0 {
		return calc.Range(-most, 0)
	}
	return calc.Range(0, most)
}

// Locked is none.
func (e *trades) Locked() int { return 0 }

// Price is that of the open company, and the seat's cash once all is traded.
func (e *trades) Price() (price, cash int) {
	return e.task.Table.Price(e.open), e.without(calc.None).Cash(*e.deal.seat)
}

// Object is the sheet.
func (e *trades) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on the first company.
func (e *trades) Focus(canvas fyne.Canvas) {
	for _, c := range e.cells {
		if c != nil {
			canvas.Focus(c)
			return
		}
	}
}

// Typed takes a digit for the open number.
func (e *trades) Typed(letter rune) bool {
	if e.open == calc.None || letter < '0' || letter > '9' {
		return false
	}
	e.pad.Digit(int(letter - '0'))
	return true
}

// Escape closes the number that is open.
func (e *trades) Escape() bool {
	if e.open == calc.None {
		return false
	}
	e.close()
	return true
}

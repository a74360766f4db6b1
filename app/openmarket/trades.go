package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/openmarket"
)

// trades is a cell for each company that is traded, with how many shares of it are bought, or sold.
type trades struct {
	*batch
	// sign is 1 for purchases and -1 for sales.
	sign    int
	seat    *int
	content *fyne.Container
	cash    *widget.Text
	// cells and left are nil for a company that is not traded.
	cells  []*widget.TradeCell
	left   []*widget.Text
	holder *fyne.Container
	pad    *cards.Pad
	// open is the company whose number is open, or [calc.None].
	open int
}

func newTrades(b *batch, sign int, seat *int) *trades {
	task := b.task
	companies := task.Table.Layout().Companies
	e := &trades{batch: b, sign: sign, seat: seat, open: calc.None, holder: widget.NewHolder(),
		cells: make([]*widget.TradeCell, len(companies)), left: make([]*widget.Text, len(companies)),
		cash: widget.NewText("", widget.Strong).Whole()}
	e.pad = cards.NewPad(e).Only(sign)
	e.holder.Hide()
	who := task
	who.Changed = e.touch
	player := form.NewPart(who, func(f *calc.Field) bool { return f.Name == "seat" })
	var all []fyne.CanvasObject
	for company := range companies {
		if !rules.Launched(task.Table, company) {
			e.numbers[company] = 0
			continue
		}
		all = append(all, e.cell(company))
	}
	const cellWidth = 170
	e.content = widget.Stack(look.Space2, player.Object(), e.cash, widget.NewColumns(cellWidth, look.Space1, all...), e.holder)
	e.update()
	return e
}

// cell is a company to trade, with how many of its shares are left.
func (e *trades) cell(company int) fyne.CanvasObject {
	of := form.Company(e.task.Table.Layout(), company)
	label := "openmarket.sheet.buy"
	if e.sign < 0 {
		label = "openmarket.sheet.sell"
	}
	c := widget.NewTradeCell(words.Tell(label, words.Names{"company": of.Name}), of, func() { e.toggle(company) },
		func(by int) bool { return e.step(company, by*e.sign) })
	c.RefuseTo(e.task.Refuse)
	c.SetKeys(e.keysOf(company))
	e.cells[company], e.left[company] = c, widget.NewText("", widget.Caption).Fit()
	return widget.Stack(0, c, e.left[company])
}

// RecordLabel says how many trades are recorded, where it is more than one.
func (e *trades) RecordLabel() string { return e.label("openmarket.sheet.several") }

// Refused asks how many shares, as long as none was said.
func (e *trades) Refused(*calc.Refusal) (string, bool) {
	if len(e.all()) > 0 {
		return "", false
	}
	if e.sign < 0 {
		return words.Say("openmarket.sheet.ask.sell"), true
	}
	return words.Say("openmarket.sheet.ask.buy"), true
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
	e.pad.ShowIn(e.holder, true)
	e.update()
}

func (e *trades) close() {
	e.open = calc.None
	e.pad.ShowIn(e.holder, false)
	e.update()
}

// update shows the figures as the trades leave them.
func (e *trades) update() {
	t, after, l := e.task.Table, e.without(calc.None), e.task.Table.Layout()
	e.cash.SetText(words.Tell("sheet.cash", words.Names{"cash": words.Number(after.Cash(*e.seat))}))
	for company, c := range e.cells {
		if c == nil {
			continue
		}
		number := e.numbers[company]
		f := widget.TradeFigures{Price: t.Price(company), Shares: t.Shares(*e.seat, company) + e.sign*number,
			Trade: e.sign * number, Chosen: e.open == company, Wrong: number > 0 && e.refusal(company, number) != nil}
		none, most := "", ""
		if number == 0 {
			none = words.Say("openmarket.sheet.none")
		}
		if r := e.refusal(company, number+1); r != nil {
			most = words.Refusal(e.task.Rulebook, l, r)
		}
		if f.NoLess, f.NoMore = none, most; e.sign < 0 {
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
func (e *trades) Shares() int { return e.sign * e.numbers[e.open] }

// SetShares changes it; the sheet knows whether it is bought or sold.
func (e *trades) SetShares(n int) {
	e.numbers[e.open] = max(n, -n)
	e.touch()
}

// Limits are how many can be bought, or below zero sold.
func (e *trades) Limits() calc.Allowed {
	most := 0
	if f, ok := e.of(e.open, 1).Form(e.without(e.open)).Field("shares"); ok {
		most = max(0, f.Allowed.Max)
	}
	if e.sign < 0 {
		return calc.Range(-most, 0)
	}
	return calc.Range(0, most)
}

// Locked is none.
func (e *trades) Locked() int { return 0 }

// Price is that of the open company, and the seat's cash once all is traded.
func (e *trades) Price() (price, cash int) {
	return e.task.Table.Price(e.open), e.without(calc.None).Cash(*e.seat)
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

// Typed takes a digit or a sign for the open number.
func (e *trades) Typed(letter rune) bool { return e.open != calc.None && e.pad.Typed(letter) }

// keysOf lets the keys of a cell step, go to the ends and erase.
func (e *trades) keysOf(company int) func(*fyne.KeyEvent) bool {
	return func(key *fyne.KeyEvent) bool {
		return e.pad.Pressed(key.Name, func() {
			if e.open != company {
				e.toggle(company)
			}
		})
	}
}

// Escape closes the number that is open.
func (e *trades) Escape() bool {
	if e.open == calc.None {
		return false
	}
	e.close()
	return true
}

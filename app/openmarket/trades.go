package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
)

// trades is a cell for each company, with how many shares of it are bought, or sold. A company that is not open yet can
// be launched with the purchases, and where prices follow the sizes one that is open can grow before them.
type trades struct {
	*batch
	// sign is 1 for purchases and -1 for sales.
	sign int
	seat *int
	cash *text.Text
	// cells are by company, nil for one that is not offered.
	cells []*tradedCell
	pad   *cards.Pad
	// open is the company whose number is open, or [calc.None].
	open int
}

// newTrades is the sheet of purchases for a sign of 1, of sales for one of -1. The things of its batch are the
// companies to launch, then those that grow, by so much, then those to trade.
func newTrades(task form.Task, sign int, seat *int, take func(calc.Entry)) *trades {
	n := len(task.Table.Layout().Companies)
	of := func(thing, number int) calc.Entry {
		of := code(task.Table, thing%n)
		switch {
		case thing >= 0 && thing < n:
			return &charter.Launch{Seat: *seat, Company: of}
		case thing >= n && thing < 2*n:
			return &chains.Size{Company: of, Size: board.Size(task.Table, thing-n) + number}
		case sign < 0:
			return &trading.Sell{Seat: *seat, Company: of, Shares: max(1, number)}
		}
		return &trading.Buy{Seat: *seat, Company: of, Shares: max(1, number)}
	}
	e := &trades{batch: newBatch(task, 3*n, 0, take, of), sign: sign, seat: seat, open: calc.None,
		cells: make([]*tradedCell, n), cash: text.New("", core.Strong).Whole()}
	e.several, e.ask = "sheet.record.several", "openmarket.sheet.ask.buy"
	if sign < 0 {
		e.ask = "openmarket.sheet.ask.sell"
	}
	e.pad = cards.NewPad(e, task.Dock).Only(sign)
	who := task
	who.Changed = e.touch
	player := form.NewPart(who, func(f *calc.Field) bool { return f.Name == "seat" })
	var all []fyne.CanvasObject
	for company := range n {
		switch {
		case board.Launched(task.Table, company):
			e.numbers[company] = 0
		case sign < 0:
			e.numbers[company], e.numbers[2*n+company] = 0, 0
			continue
		}
		e.cells[company] = newTradedCell(e, company)
		all = append(all, e.cells[company].content)
	}
	const cellWidth = 170
	e.content = frame.Stack(look.Space2, player.Object(), e.cash, frame.NewColumns(cellWidth, look.Space1, all...))
	e.update()
	return e
}

// number is how many shares of a company are traded, and trade the thing of the batch that says so.
func (e *trades) number(company int) int { return e.numbers[e.trade(company)] }
func (e *trades) trade(company int) int  { return 2*len(e.cells) + company }

// Refused asks how many shares, as long as none was said. Who trades is asked first, where no turns are kept.
func (e *trades) Refused(r *calc.Refusal) (string, bool) {
	if *e.seat == calc.None {
		return "", false
	}
	return e.batch.Refused(r)
}

// touch writes down what was filled in, and shows it.
func (e *trades) touch() {
	e.write()
	e.update()
	e.task.Changed()
}

// step trades one share more or less of a company, and reports whether that went. One less than none takes back that it
// is launched.
func (e *trades) step(company, by int) bool {
	number := e.number(company) + by
	switch {
	case number < 0 && e.said(company):
		e.launch(company, false)
		return false
	case number < 0 || by > 0 && e.refusal(e.trade(company), number) != nil:
		return false
	}
	e.numbers[e.trade(company)] = number
	if e.open == company {
		e.pad.Open()
	}
	e.touch()
	return true
}

// grown is how much a company grows before the trades, as the sheet is filled in.
func (e *trades) grown(company int) int { return e.numbers[len(e.cells)+company] }

// grow lets a company grow by one or takes that back, and reports whether that went.
func (e *trades) grow(company, by int) bool {
	thing, next := len(e.cells)+company, e.grown(company)+by
	if next < 0 || next > 0 && e.refusal(thing, next) != nil {
		return false
	}
	e.numbers[thing] = next
	e.touch()
	return true
}

// launch opens a company with the trades, or takes that back.
func (e *trades) launch(company int, on bool) {
	e.numbers[company] = 0
	if on {
		e.numbers[company] = 1
	} else if e.open == company {
		e.close()
	}
	e.touch()
}

// toggle opens the number of a company, or closes it.
func (e *trades) toggle(company int) {
	if e.open == company {
		e.close()
		return
	}
	e.open = company
	e.pad.Open()
	e.update()
	e.pad.Show(true, e.cells[company].trade)
}

func (e *trades) close() {
	e.open = calc.None
	e.pad.Show(false, nil)
	e.update()
}

// update shows the figures as the entries leave them, and the cash once somebody trades.
func (e *trades) update() {
	after := e.without(calc.None)
	cash := "" // its line stays, so that nothing moves
	if *e.seat != calc.None {
		cash = words.Format("sheet.cash", words.Names{"cash": after.Cash(*e.seat)})
	}
	e.cash.SetText(cash)
	for _, c := range e.cells {
		if c != nil {
			c.update(after)
		}
	}
	if e.open != calc.None {
		e.pad.Update()
	}
}

// Shares is what is traded of the open company.
func (e *trades) Shares() int { return e.sign * e.number(e.open) }

// SetShares changes it; the sheet knows whether it is bought or sold.
func (e *trades) SetShares(n int) {
	e.numbers[e.trade(e.open)] = max(n, -n)
	e.touch()
}

// Terms are how many shares of the open company can be bought, or below zero sold, its price, and the seat's cash once
// all is traded.
func (e *trades) Terms() cards.Terms {
	most := 0
	thing := e.trade(e.open)
	if f, ok := e.of(thing, 1).Form(e.without(thing)).Field("shares"); ok {
		most = max(0, f.Allowed.Max)
	}
	limits := calc.Range(0, most)
	if e.sign < 0 {
		limits = calc.Range(-most, 0)
	}
	after := e.without(calc.None)
	return cards.Terms{Limits: limits, Price: after.Price(e.open), Cash: after.Cash(*e.seat)}
}

// Focus puts the keyboard on the first company.
func (e *trades) Focus(canvas fyne.Canvas) {
	for _, c := range e.cells {
		if c != nil {
			canvas.Focus(c.first())
			return
		}
	}
}

// Typed takes a digit or a sign for the open number.
func (e *trades) Typed(letter rune) bool {
	return e.pad.Typed(letter, func() bool { return e.open != calc.None })
}

func (e *trades) Escape() bool {
	if e.open == calc.None {
		return false
	}
	e.close()
	return true
}

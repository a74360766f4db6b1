package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/pricing"
)

// prices is a row for each company that is traded: its present price, and the one that it gets, by a tap a step of the
// game or typed. Where prices are moved rather than set, it counts the steps.
type prices struct {
	*batch
	// typed tells that a price is said, else how many steps it moves.
	typed bool
	rows  []*priceRow
}

// A priceRow is what one sees of one company; nil for one that is not traded.
type priceRow struct {
	*figures
	// typed is the field of a price that is said, nil where it is moved.
	typed *row.Number
}

func newPrices(b *batch, typed bool) *prices {
	e := &prices{batch: b, typed: typed, rows: make([]*priceRow, len(b.numbers))}
	e.several, e.ask = "openmarket.sheet.prices", "openmarket.sheet.ask.move"
	if typed {
		e.ask = "openmarket.sheet.ask.price"
	}
	var all []fyne.CanvasObject
	for company := range e.rows {
		if !board.Launched(b.task.Table, company) {
			e.numbers[company] = b.blank
			continue
		}
		all = append(all, e.row(company))
	}
	e.content = row.Columns(all...)
	e.update()
	return e
}

// row is a company with its price and the buttons that move it.
func (e *prices) row(company int) fyne.CanvasObject {
	r := &priceRow{figures: newFigures()}
	e.rows[company] = r
	of, step := view.CompanyOf(e.task.Table.Layout(), company), func(by int) bool { return e.step(company, by) }
	if !e.typed {
		return newCompanyRow(of, r.figures, step)
	}
	r.typed = row.NewNumber(e.price(company), calc.None, func(price int) { e.say(company, price) })
	if e.start == nil {
		e.start = r.typed.Field
	}
	return newNumberRow(of, r.beneath, r.typed.Mark.Content, step)
}

// price is what a company's price becomes as it is filled in.
func (e *prices) price(company int) int {
	switch {
	case !e.said(company):
		return e.task.Table.Price(company)
	case e.typed:
		return e.numbers[company]
	}
	after, _, refusal := e.of(company, e.numbers[company]).Apply(e.task.Table)
	if refusal != nil {
		return e.task.Table.Price(company)
	}
	return after.Price(company)
}

// say takes a number for a company; its present price says nothing.
func (e *prices) say(company, number int) {
	if e.typed && number == e.task.Table.Price(company) {
		number = e.blank
	}
	e.numbers[company] = number
	e.write()
	e.update()
	e.task.Changed()
}

// step moves a company's price a step of the game, and reports whether that went.
func (e *prices) step(company, by int) bool {
	next := e.numbers[company] + by
	if e.typed {
		moved, ok := nextPrice(e.task.Table, company, e.price(company), by)
		if !ok {
			return false
		}
		next = moved
	} else if next != 0 && e.refusal(company, next) != nil {
		return false
	}
	e.say(company, next)
	if e.typed {
		e.rows[company].typed.Field.Write(words.Number(e.price(company)))
	}
	return true
}

// nextPrice is the next price that a company can have above or below one that it could get.
func nextPrice(t calc.Table, company, now, by int) (price int, ok bool) {
	from, code := t, code(t, company)
	if now != t.Price(company) {
		set, _, refusal := (&pricing.Price{Company: code, Price: &now}).Apply(t)
		if refusal != nil {
			return 0, false
		}
		from = set
	}
	for steps := by; ; steps += by { // a list may have a price several times
		after, _, refusal := (&pricing.Move{Company: code, Steps: steps}).Apply(from)
		if refusal != nil {
			return 0, false
		}
		if price = after.Price(company); price != from.Price(company) {
			return price, true
		}
	}
}

// update shows the figures as they are filled in.
func (e *prices) update() {
	for company, r := range e.rows {
		if r == nil {
			continue
		}
		now, price := e.task.Table.Price(company), e.price(company)
		n := words.Names{"price": now, "change": words.Difference(price - now),
			"steps": words.Difference(e.numbers[company])}
		if !e.typed {
			r.show(price, e.numbers[company], "openmarket.sheet.now", "openmarket.sheet.now.steps", n)
			continue
		}
		r.show(price, price-now, "openmarket.sheet.now", "openmarket.sheet.now.change", n)
		r.typed.Show(price, false)
		r.typed.Mark.Mark(e.said(company) && e.refusal(company, e.numbers[company]) != nil)
	}
}

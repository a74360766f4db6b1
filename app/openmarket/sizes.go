package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// sizes is a row for each company that is traded: how large it is, what its price becomes, and the buttons that let it
// grow.
type sizes struct {
	*batch
	// rows are by company, nil for one that is not traded.
	rows []*figures
}

func newSizes(b *batch) *sizes {
	e := &sizes{batch: b, rows: make([]*figures, len(b.numbers))}
	e.several, e.ask = "openmarket.sheet.sizes", "openmarket.sheet.ask.size"
	var all []fyne.CanvasObject
	for company := range e.rows {
		if !board.Launched(b.task.Table, company) {
			e.numbers[company] = b.blank
			continue
		}
		e.rows[company] = newFigures()
		all = append(all, newCompanyRow(view.CompanyOf(b.task.Table.Layout(), company), e.rows[company],
			func(by int) bool { return e.step(company, by) }))
	}
	e.content = row.Columns(all...)
	e.update()
	return e
}

// size is how large a company becomes as it is filled in.
func (e *sizes) size(company int) int {
	if e.said(company) {
		return e.numbers[company]
	}
	return board.Size(e.task.Table, company)
}

// step lets a company grow by one or takes that back, and reports whether that went.
func (e *sizes) step(company, by int) bool {
	next := e.size(company) + by
	if next == board.Size(e.task.Table, company) {
		next = e.blank
	} else if e.refusal(company, next) != nil {
		return false
	}
	e.numbers[company] = next
	e.write()
	e.update()
	e.task.Changed()
	return true
}

// update shows the sizes as they are filled in.
func (e *sizes) update() {
	for company, r := range e.rows {
		if r != nil {
			r.showSize(e.task.Table, company, e.size(company))
		}
	}
}

// showSize shows a size that a company gets, and how large it is now with the price that follows.
func (f *figures) showSize(t calc.Table, company, size int) {
	now, price := t.Price(company), board.SizedPrice(t, company, size)
	f.show(size, price-now, "openmarket.sheet.sized", "openmarket.sheet.sized.change",
		words.Names{"size": board.Size(t, company), "price": price,
			"change": words.Difference(price - now)})
}

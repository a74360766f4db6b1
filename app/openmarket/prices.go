package openmarket

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/openmarket"
)

// prices is a row for each company that is traded: its present price, and the one that it gets, by a tap a step of the
// game or typed. Where prices are moved rather than set, it counts the steps.
type prices struct {
	*batch
	// typed tells that a price is said, else how many steps it moves.
	typed   bool
	rows    []*priceRow
	content fyne.CanvasObject
}

// A priceRow is what one sees of one company; nil for one that is not traded.
type priceRow struct {
	now    *text.Text
	number *number
	result *text.Text
}

func newPrices(b *batch, typed bool) *prices {
	e := &prices{batch: b, typed: typed, rows: make([]*priceRow, len(b.numbers))}
	var all []fyne.CanvasObject
	for company := range e.rows {
		if !rules.Launched(b.task.Table, company) {
			e.numbers[company] = b.blank
			continue
		}
		all = append(all, e.row(company))
	}
	e.content = rows(all...)
	e.update()
	return e
}

// row is a company with its price and the buttons that move it.
func (e *prices) row(company int) fyne.CanvasObject {
	of := view.CompanyOf(e.task.Table.Layout(), company)
	r := &priceRow{now: text.New("", core.Caption).Fit()}
	e.rows[company] = r
	about := frame.Lead(mark.NewSymbol(of, theme.Size(look.BodySize)),
		frame.Stack(0, text.New(of.Name, core.Strong).Shrink(), r.now))
	less := input.NewHoldButton(of.Name+" –", theme.ContentRemoveIcon(), func() bool { return e.step(company, -1) })
	more := input.NewHoldButton(of.Name+" +", theme.ContentAddIcon(), func() bool { return e.step(company, 1) })
	if e.typed {
		r.number = newNumber(e.price(company), calc.None, func(price int) { e.say(company, price) })
		return newRow(of.Name, about, less, r.number.mark.Content, more)
	}
	r.result = text.New("", core.FigureText).SetAlign(fyne.TextAlignCenter)
	return newRow(of.Name, about, less, r.result, more)
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
		moved, ok := e.next(company, by)
		if !ok {
			return false
		}
		next = moved
	} else if next != 0 && e.refusal(company, next) != nil {
		return false
	}
	e.say(company, next)
	if e.typed {
		e.rows[company].number.field.Write(words.Number(e.price(company)))
	}
	return true
}

// next is the next price that a company can have above or below the one that is filled in.
func (e *prices) next(company, by int) (price int, ok bool) {
	return nextPrice(e.task.Table, company, e.price(company), by)
}

// nextPrice is the next price that a company can have above or below one that it could get.
func nextPrice(t calc.Table, company, now, by int) (price int, ok bool) {
	from, code := t, code(t, company)
	if now != t.Price(company) {
		set, _, refusal := (&rules.Price{Company: code, Price: &now}).Apply(t)
		if refusal != nil {
			return 0, false
		}
		from = set
	}
	for steps := by; ; steps += by { // a list may have a price several times
		after, _, refusal := (&rules.Move{Company: code, Steps: steps}).Apply(from)
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
		n := words.Names{"price": words.Number(now), "change": words.Signed(price - now),
			"steps": words.Signed(e.numbers[company])}
		key, color := "openmarket.sheet.now", look.Soft
		switch {
		case !e.said(company):
		case e.typed:
			key, color = "openmarket.sheet.now.change", changeColor(price-now)
		default:
			key, color = "openmarket.sheet.now.steps", changeColor(e.numbers[company])
		}
		r.now.SetColor(color).SetText(words.Format(key, n))
		if e.typed {
			r.number.show(price, false)
			r.number.mark.Mark(e.said(company) && e.refusal(company, e.numbers[company]) != nil)
		} else {
			r.result.SetText(words.Number(price))
		}
	}
}

// changeColor is the colour of a rise or a fall, which its sign tells too.
func changeColor(by int) fyne.ThemeColorName {
	if by < 0 {
		return look.Loss
	}
	return look.Gain
}

// Object is the sheet.
func (e *prices) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on the first price.
func (e *prices) Focus(canvas fyne.Canvas) {
	for _, r := range e.rows {
		if r != nil && r.number != nil && !fyne.CurrentDevice().IsMobile() {
			canvas.Focus(r.number.field)
			return
		}
	}
}

// Typed takes no letters.
func (e *prices) Typed(rune) bool { return false }

// RecordLabel says how many prices are recorded, where it is more than one.
func (e *prices) RecordLabel() string { return e.label("openmarket.sheet.prices") }

// Refused asks for a price, as long as none was changed.
func (e *prices) Refused(*calc.Refusal) (string, bool) {
	if len(e.all()) > 0 {
		return "", false
	}
	if e.typed {
		return words.Text("openmarket.sheet.ask.price"), true
	}
	return words.Text("openmarket.sheet.ask.move"), true
}

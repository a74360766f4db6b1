package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
)

// trades are the cells of a sheet's shares that change hands, and the pad of the one that is open.
type trades struct {
	refuse func(sentence string)
	// order gives the controls of the sheet as they stand.
	order func() []Control
	pad   *tradePad
	// open is the cell whose number is open, nil for none.
	open *tradeControl
}

func newTrades(of *FormEditor, task Task) *trades {
	t := &trades{refuse: task.Refuse, order: func() []Control { return of.order }}
	t.pad = &tradePad{dock: task.Dock, of: t}
	return t
}

// tradeControl is a number of shares of a company: a cell with what is held, buttons for one less and one more, and a
// pad for a larger number once it is tapped. Where shares can be bought and sold it has two more: all, and the most.
type tradeControl struct {
	plain
	trades *trades
	cell   *input.TradeCell
	of     sheet.Field
	set    func(int)
}

func (t *trades) control(f sheet.Field, set func(int)) *tradeControl {
	c := &tradeControl{trades: t, of: f, set: set}
	label := f.Said
	if f.Row != nil { // where the whole name has the company
		label = f.Full
	}
	c.cell = input.NewTradeCell(label, *f.Company, func() { t.toggle(c) }, c.step)
	c.cell.RefuseTo(t.refuse)
	if f.Trade.Sign == 0 {
		name := words.Names{"company": f.Company.Noun}
		end := func(key string, shares func() int) input.End {
			return input.End{Label: words.Text(key), Spoken: words.Format(key+".spoken", name), Act: func() { c.tradeAtOnce(shares()) }}
		}
		c.cell.SetEnds(end("sheet.cell.all", func() int { return c.of.Min }), end("sheet.cell.most", func() int { return c.of.Max }))
	}
	c.cell.SetKeys(c.pressed)
	c.plain = plain{c.cell, c.cell}
	c.Show(f)
	return c
}

// Fits asks for shares of the same company.
func (c *tradeControl) Fits(f sheet.Field) bool {
	return f.Trade != nil && codeOf(f) == codeOf(c.of) && f.Trade.Sign == c.of.Trade.Sign
}

// Show shows the figures, and how far the trade can go.
func (c *tradeControl) Show(f sheet.Field) {
	c.of = f
	figures := input.TradeFigures{Price: f.Trade.Price, Shares: f.Trade.Held, Trade: f.Value, Chosen: c.trades.open == c,
		Wrong: f.Trade.Wrong, NoLess: f.Trade.NoLess, NoMore: f.Trade.NoMore}
	if f.Value == f.Min {
		figures.NoAll = f.Trade.NoLess
	}
	if f.Value == f.Max {
		figures.NoMost = f.Trade.NoMore
	}
	if f.Min >= 0 && figures.NoAll == "" {
		figures.NoAll = words.Text("sheet.limit")
	}
	if f.Max <= 0 && figures.NoMost == "" {
		figures.NoMost = words.Text("sheet.limit")
	}
	c.cell.Update(figures)
}

// step trades one share more or less, and reports whether that went. Where shares are bought and sold it opens the number
// for more.
func (c *tradeControl) step(by int) bool {
	if c.of.Trade.Sign == 0 {
		c.trades.show(c)
	}
	if to := c.of.Value + by; to < c.of.Min || to > c.of.Max {
		return false
	}
	if c.trades.open == c {
		return c.trades.pad.step(by)
	}
	c.set(c.of.Value + by)
	return true
}

// tradeAtOnce trades a number of shares. A number that is open is closed: there is nothing to type.
func (c *tradeControl) tradeAtOnce(shares int) {
	if c.trades.open == c {
		c.trades.close()
	}
	c.set(shares)
}

// pressed lets the keys of a cell step, go to the ends, erase, and lead on to another cell and beyond the trades.
func (c *tradeControl) pressed(e *fyne.KeyEvent) bool {
	if c.trades.pad.pressed(e.Name, func() { c.trades.show(c) }) {
		return true
	}
	switch e.Name {
	case fyne.KeyLeft:
		c.trades.beside(c, -1)
	case fyne.KeyRight:
		c.trades.beside(c, 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if c.trades.open != c {
			return false
		}
		c.trades.close()
		c.trades.onward(c)
	default:
		return false
	}
	return true
}

// show opens the number of a cell.
func (t *trades) show(c *tradeControl) {
	if t.open == c {
		return
	}
	before := t.open
	t.open = c
	if before != nil {
		before.Show(before.of)
	}
	c.Show(c.of)
	t.pad.begin()
	t.pad.show(c.cell)
}

// toggle opens the number of a cell, or closes it.
func (t *trades) toggle(c *tradeControl) {
	if t.open == c {
		t.close()
		return
	}
	t.show(c)
}

// close closes the number that is open, and reports whether there was one.
func (t *trades) close() bool {
	if t == nil || t.open == nil { // another page has none
		return false
	}
	before := t.open
	t.open = nil
	before.Show(before.of)
	t.pad.hide()
	return true
}

// follow brings the open number up to date, which may be no more on the sheet.
func (t *trades) follow(controls map[string]Control) {
	if t.open == nil {
		return
	}
	if controls[t.open.of.Name] != Control(t.open) {
		t.close()
		return
	}
	t.pad.update()
}

// beside brings the keyboard to the next cell of the same list, and opens its number where one is open.
func (t *trades) beside(c *tradeControl, by int) {
	at := t.at(c) + by
	all := t.order()
	if at < 0 || at >= len(all) {
		return
	}
	if next, is := all[at].(*tradeControl); is && next.of.Group == c.of.Group {
		if t.open != nil {
			t.show(next)
		}
		focusOn(next.cell, next.cell)
	}
}

// onward brings the keyboard to what comes after the cells of a list, or to nothing.
func (t *trades) onward(c *tradeControl) {
	for _, next := range t.order()[t.at(c)+1:] {
		if cell, is := next.(*tradeControl); !is || cell.of.Group != c.of.Group {
			focusOn(c.cell, next.first())
			return
		}
	}
	focusOn(c.cell, nil)
}

func (t *trades) at(c *tradeControl) int {
	for i, other := range t.order() {
		if other == Control(c) {
			return i
		}
	}
	return 0
}

// typed takes a digit or a sign for the number that is open, or else for the one that the keyboard is at.
func (t *trades) typed(letter rune) bool {
	return t.pad.typed(letter, func() bool {
		for _, control := range t.order() {
			if c, is := control.(*tradeControl); is && c.cell.Focused() {
				t.show(c)
			}
		}
		return t.open != nil
	})
}

// focusOn moves the keyboard to something on the canvas of an object, or to nothing. A phone is left alone: it would
// open its keyboard.
func focusOn(beside fyne.CanvasObject, to fyne.Focusable) {
	canvas := core.CanvasOf(beside)
	switch {
	case canvas == nil || fyne.CurrentDevice().IsMobile():
	case to == nil:
		canvas.Unfocus()
	default:
		canvas.Focus(to)
	}
}

// typingOn reports whether the keyboard is in use on the canvas of an object.
func typingOn(o fyne.CanvasObject) bool {
	canvas := core.CanvasOf(o)
	return canvas != nil && canvas.Focused() != nil
}

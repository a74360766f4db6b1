package form

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
)

type trades struct {
	refuse func(sentence string)
	order  func() []Control
	pad    *tradePad
	// open is the trade with its number open on the pad, or nil.
	open *tradeControl
}

func newTrades(of *FormEditor, task Task) *trades {
	t := &trades{refuse: task.Refuse, order: func() []Control { return of.order }}
	t.pad = &tradePad{dock: task.Dock, of: t}
	return t
}

// tradeControl sets the number of a company's shares to trade. It has buttons for one share less or more, and a tap on
// the cell opens a pad.
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
	if f.Row != nil { // the full name contains the company
		label = f.Full
	}
	c.cell = input.NewTradeCell(label, *f.Company, func() { t.toggle(c) }, c.step)
	c.cell.RefuseTo(t.refuse)
	if f.Trade.Sign == 0 {
		name := words.Names{"company": f.Company.Noun}
		end := func(key string, shares func() int) input.End {
			return input.End{Label: words.Text(key), Spoken: words.Format(key+".spoken", name), Act: func() { c.tradeAtOnce(shares()) }}
		}
		c.cell.SetEndButtons(end("sheet.cell.all", func() int { return c.of.Min }), end("sheet.cell.most",
			func() int { return c.of.Max }))
	}
	c.cell.SetKeys(c.pressed)
	c.plain = plain{c.cell, c.cell}
	c.Show(f)
	return c
}

func (c *tradeControl) Fits(f sheet.Field) bool {
	return f.Trade != nil && codeOf(f) == codeOf(c.of) && f.Trade.Sign == c.of.Trade.Sign
}

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

// step trades one share more or less, and reports whether the limits allow that.
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

func (c *tradeControl) tradeAtOnce(shares int) {
	if c.trades.open == c {
		c.trades.close()
	}
	c.set(shares)
}

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

func (t *trades) toggle(c *tradeControl) {
	if t.open == c {
		t.close()
		return
	}
	t.show(c)
}

func (t *trades) close() bool {
	if t == nil || t.open == nil { // other pages have no trades
		return false
	}
	before := t.open
	t.open = nil
	before.Show(before.of)
	t.pad.hide()
	return true
}

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

// beside focuses the cell before or after c in the same group. An open pad then shows that cell's number.
func (t *trades) beside(c *tradeControl, by int) {
	all := t.order()
	at := slices.Index(all, Control(c)) + by
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

// onward focuses the first control after the group of c, or clears the focus if there is none.
func (t *trades) onward(c *tradeControl) {
	all := t.order()
	for _, next := range all[slices.Index(all, Control(c))+1:] {
		if cell, is := next.(*tradeControl); !is || cell.of.Group != c.of.Group {
			focusOn(c.cell, next.first())
			return
		}
	}
	focusOn(c.cell, nil)
}

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

// focusOn moves the focus, or clears the focus if to is nil. On phones it does nothing, because a keyboard would open.
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

// typingOn reports whether any widget on an object's canvas has the focus.
func typingOn(o fyne.CanvasObject) bool {
	canvas := core.CanvasOf(o)
	return canvas != nil && canvas.Focused() != nil
}

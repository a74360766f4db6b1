package openmarket

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A tradedCell is one company on the sheet of trades: what is traded of it, or as long as it is not open what launches
// it, and beneath that its name and the shares that are left.
type tradedCell struct {
	of      *trades
	company int
	trade   *input.TradeCell
	launch  *list.Tile
	price   *text.Text
	about   *text.Text
	// size is how large the company is, nil where no price follows that.
	size    *text.Text
	content fyne.CanvasObject
}

func newTradedCell(e *trades, company int) *tradedCell {
	of := view.CompanyOf(e.task.Table.Layout(), company)
	c := &tradedCell{of: e, company: company, price: text.New("", core.Body).SetColor(look.Soft).Fit(),
		about: text.New("", core.Caption).Fit()}
	label := "openmarket.sheet.buy"
	if e.sign < 0 {
		label = "openmarket.sheet.sell"
	}
	c.trade = input.NewTradeCell(words.Format(label, words.Names{"company": of.Noun}), of, func() { e.toggle(company) },
		func(by int) bool { return e.step(company, by*e.sign) })
	c.trade.RefuseTo(e.task.Refuse)
	c.trade.SetKeys(c.typed)
	launch := words.Format("openmarket.sheet.launch", words.Names{"company": of.Noun})
	badge := mark.NewCompanyBadge(of, core.Strong)
	c.launch = list.NewTile(launch,
		frame.Spread(frame.Lead(badge, text.New(words.Text("openmarket.sheet.launch.one"), core.Body).Fit()), c.price),
		func() { e.launch(company, true) })
	c.content = frame.Stack(0, container.New(steady{}, c.trade, c.launch), c.beneath(of.Name))
	return c
}

// beneath is what the company is called and, where its price follows its size, the buttons that let it grow.
func (c *tradedCell) beneath(name string) fyne.CanvasObject {
	t := c.of.task.Table
	if c.of.sign < 0 || !board.OptionsOf(t).Sized() || !board.Launched(t, c.company) {
		return c.about
	}
	c.size = text.New("", core.FigureText).SetAlign(fyne.TextAlignCenter).Fit()
	spoken := words.Format("openmarket.sheet.grow", words.Names{"company": name})
	less, more := row.Steps(spoken, func(by int) bool { return c.of.grow(c.company, by) })
	caption := text.New(words.Text("openmarket.sheet.size"), core.Caption).SetColor(look.Soft)
	return frame.Stack(0, c.about, row.New(spoken, caption, less, c.size, more))
}

// traded reports whether the company is open, or is launched with the trades.
func (c *tradedCell) traded() bool {
	return board.Launched(c.of.task.Table, c.company) || c.of.said(c.company)
}

// first is where the keyboard goes.
func (c *tradedCell) first() fyne.Focusable {
	if c.traded() {
		return c.trade
	}
	return c.launch
}

// update shows the figures on the table after all entries.
func (c *tradedCell) update(after calc.Table) {
	e, l := c.of, after.Layout()
	of, traded := view.CompanyOf(l, c.company), c.traded()
	core.Show(c.trade, traded)
	core.Show(c.launch, !traded)
	c.price.SetText(words.Number(after.Price(c.company)))
	about := of.Name
	if about == of.Code { // which the cell shows
		about = ""
	}
	if left, limited := board.PoolLeft(after, c.company); limited && traded {
		about = words.Format("openmarket.sheet.left", words.Names{"company": of.Noun, "count": left})
	}
	if c.size != nil {
		c.size.SetText(words.Number(board.Size(after, c.company)))
	}
	c.about.SetText(about)
	core.Show(c.about, about != "")
	if !traded {
		return
	}
	thing, number := e.trade(c.company), e.number(c.company)
	f := input.TradeFigures{Price: after.Price(c.company), Shares: after.Shares(*e.seat, c.company),
		Trade: e.sign * number, Chosen: e.open == c.company, Wrong: number > 0 && e.refusal(thing, number) != nil}
	none, most := "", ""
	if number == 0 && !e.said(c.company) {
		none = words.Text("sheet.trade.none")
	}
	if *e.seat == calc.None {
		most = words.Text("ask.seat")
	} else if r := e.refusal(thing, number+1); r != nil {
		most = words.Refusal(e.task.Rulebook, l, r)
	}
	if f.NoLess, f.NoMore = none, most; e.sign < 0 {
		f.NoLess, f.NoMore = most, none
	}
	c.trade.Update(f)
}

// typed lets the keys of the cell step, go to the ends and erase.
func (c *tradedCell) typed(key *fyne.KeyEvent) bool {
	return c.of.pad.Pressed(key.Name, func() {
		if c.of.open != c.company {
			c.of.toggle(c.company)
		}
	})
}

// steady gives what is shown the height of the highest, shown or not, so that nothing moves when one takes the other's
// place.
type steady struct{}

func (steady) MinSize(o []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, object := range o {
		size = size.Max(object.MinSize())
	}
	return size
}

func (steady) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for _, object := range o {
		core.Place(object, 0, 0, size.Width, size.Height)
	}
}

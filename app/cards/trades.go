package cards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Trader is a sheet on which shares of several companies are traded, in one row of cells or in more.
type Trader interface {
	// Net is the number of shares that are bought, or below zero sold.
	Net(row, company int) *int
	// Terms are those of a trade as the sheet stands.
	Terms(row, company int) Terms
	// Follow shows the sheet as it stands, and Changed does so after a change of what is traded.
	Follow()
	Changed()
	// Beside goes to another cell of a row, which there may not be.
	Beside(row, company int)
	// Onward brings the keyboard to what comes after a trade.
	Onward()
}

// Trades are the cells of a sheet on which shares are traded, and the pad of the one that is open.
type Trades struct {
	Pad *Pad
	// Cells are by row and company.
	Cells  [][]*input.TradeCell
	trader Trader
	// row and company are those of the trade that is open; the company is [calc.None] where none is.
	row, company int
}

// NewTrades is no cells yet, and a pad which dock lays beneath the sheet.
func NewTrades(trader Trader, dock func(fyne.CanvasObject)) *Trades {
	t := &Trades{trader: trader, company: calc.None}
	t.Pad = NewPad(t, dock)
	return t
}

// AddRow makes another row: a cell for each company, with buttons that sell all and buy the most. Label is the key of
// what a cell is called, and refuse is told why something cannot be.
func (t *Trades) AddRow(l *calc.Layout, label string, grid Grid, refuse func(sentence string)) *fyne.Container {
	row := len(t.Cells)
	var cells []*input.TradeCell
	var objects []fyne.CanvasObject
	for company := range l.Companies {
		of := view.CompanyOf(l, company)
		name := words.Names{"company": of.Noun}
		end := func(key string, shares func(calc.Allowed) int) input.End {
			return input.End{Label: words.Text(key), Spoken: words.Format(key+".spoken", name),
				Act: func() { t.tradeAtOnce(row, company, shares(t.trader.Terms(row, company).Limits)) }}
		}
		c := input.NewTradeCell(words.Format(label, name), of, func() { t.Toggle(row, company) },
			func(by int) bool { return t.step(row, company, by) })
		c.RefuseTo(refuse)
		c.SetEnds(end("sheet.cell.all", func(limits calc.Allowed) int { return limits.Min }),
			end("sheet.cell.most", func(limits calc.Allowed) int { return limits.Max }))
		c.SetKeys(func(e *fyne.KeyEvent) bool { return t.pressed(row, company, e.Name) })
		cells, objects = append(cells, c), append(objects, c)
	}
	if t.Cells = append(t.Cells, cells); row == 0 {
		t.Pad.left = cells[0].HasEnds
	}
	return container.New(grid, objects...)
}

// Open reports whether a trade is open.
func (t *Trades) Open() bool { return t.company != calc.None }

// OpenIn is the company whose trade is open in a row, or [calc.None].
func (t *Trades) OpenIn(row int) int {
	if t.row == row {
		return t.company
	}
	return calc.None
}

// Update brings the bounds and the sum of the trade that is open up to date.
func (t *Trades) Update() {
	if t.Open() {
		t.Pad.Update()
	}
}

// Show shows the figures of a cell with its trade. Why is what the rules say to one share more or less.
func (t *Trades) Show(row, company int, f input.TradeFigures, limits calc.Allowed, why func(by int) string) {
	f.Trade, f.Chosen = *t.trader.Net(row, company), t.OpenIn(row) == company
	bound(&f, limits, why)
	t.Cells[row][company].Update(f)
}

// bound says in the figures of a trade's cell how far it can go. Why is what the rules say to one share more or less.
func bound(f *input.TradeFigures, limits calc.Allowed, why func(by int) string) {
	if f.Trade <= limits.Min {
		f.NoLess = why(-1)
	}
	if f.Trade >= limits.Max {
		f.NoMore = why(1)
	}
	if f.Trade == limits.Min {
		f.NoAll = f.NoLess
	}
	if f.Trade == limits.Max {
		f.NoMost = f.NoMore
	}
	if limits.Min >= 0 && f.NoAll == "" {
		f.NoAll = words.Text("sheet.limit")
	}
	if limits.Max <= 0 && f.NoMost == "" {
		f.NoMost = words.Text("sheet.limit")
	}
}

// Toggle opens a company's number, or closes it.
func (t *Trades) Toggle(row, company int) {
	if t.OpenIn(row) == company {
		t.Close()
		return
	}
	t.open(row, company)
}

func (t *Trades) open(row, company int) {
	if t.OpenIn(row) != company {
		t.row, t.company = row, company
		t.Pad.Open()
		t.trader.Follow()
		t.Pad.Show(true, t.Cells[row][company])
	}
}

// Focus opens a company's number and brings the keyboard to it.
func (t *Trades) Focus(row, company int) {
	t.open(row, company)
	FocusOn(t.Cells[row][company], t.Cells[row][company])
}

// Close closes the trade that is open.
func (t *Trades) Close() {
	t.Leave()
	t.trader.Follow()
}

// Leave does so on a sheet that is not seen any more.
func (t *Trades) Leave() {
	t.company = calc.None
	t.Pad.Show(false, nil)
}

// step trades one share more or less of a company, and opens its number for more.
func (t *Trades) step(row, company, by int) bool {
	t.open(row, company)
	return t.Pad.Step(by)
}

// tradeAtOnce trades a number of a company. A number of it that is open is closed: there is nothing to type.
func (t *Trades) tradeAtOnce(row, company, shares int) {
	if t.OpenIn(row) == company {
		t.Close()
	}
	*t.trader.Net(row, company) = shares
	t.trader.Changed()
}

// Typed takes a digit or a sign for the trade that is open, or else for the one that the keyboard is at.
func (t *Trades) Typed(letter rune) bool {
	return t.Pad.Typed(letter, func() bool {
		for row, cells := range t.Cells {
			for company, cell := range cells {
				if cell.Focused() && t.OpenIn(row) != company {
					t.Focus(row, company)
				}
			}
		}
		return t.Open()
	})
}

// pressed lets the keys of a cell step, go to the ends, erase, and lead on to another cell and beyond the trades.
func (t *Trades) pressed(row, company int, key fyne.KeyName) bool {
	if t.Pad.Pressed(key, func() { t.Focus(row, company) }) {
		return true
	}
	switch key {
	case fyne.KeyLeft:
		t.trader.Beside(row, company-1)
	case fyne.KeyRight:
		t.trader.Beside(row, company+1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if t.OpenIn(row) != company {
			return false
		}
		t.Close()
		t.trader.Onward()
	default:
		return false
	}
	return true
}

// Shares is the number of the trade that is open.
func (t *Trades) Shares() int { return *t.trader.Net(t.row, t.company) }

// SetShares changes it.
func (t *Trades) SetShares(n int) {
	*t.trader.Net(t.row, t.company) = n
	t.trader.Changed()
}

// Terms are those of the trade that is open.
func (t *Trades) Terms() Terms { return t.trader.Terms(t.row, t.company) }

package brokeryard

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/calc"
)

// A trade is the number of one colour that the open seat buys or sells, and the pad that it is filled in with.
type trade struct {
	pad    *cards.Pad
	editor *RoundEditor
	// company is the colour that is open, or [calc.None].
	company int
}

func newTrade(e *RoundEditor, dock func(fyne.CanvasObject)) *trade {
	p := &trade{editor: e, company: calc.None}
	p.pad = cards.NewPad(p, dock)
	return p
}

// open shows the number of a colour.
func (p *trade) open(company int) {
	p.company = company
	p.pad.Open()
}

// update brings the bounds and the sum up to date.
func (p *trade) update() {
	if p.company != calc.None {
		p.pad.Update()
	}
}

// Shares is the number of the open colour.
func (p *trade) Shares() int { return p.editor.play().Trade[p.company] }

// SetShares changes it.
func (p *trade) SetShares(n int) {
	p.editor.play().Trade[p.company] = n
	p.editor.touch()
}

// Limits are how many can be sold and bought.
func (p *trade) Limits() calc.Allowed {
	return p.editor.round.TradeLimits(p.editor.table, p.editor.seat)[p.company]
}

// Locked is none.
func (p *trade) Locked() int { return 0 }

// Price is that of the open colour, and the seat's cash after all its trades.
func (p *trade) Price() (price, cash int) {
	return p.editor.table.Price(p.company), p.editor.round.CashAfterTrades(p.editor.table, p.editor.seat)
}

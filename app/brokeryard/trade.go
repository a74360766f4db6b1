package brokeryard

import (
	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A trade is the number of one colour that the open seat buys or sells, and the pad that it is filled in with.
type trade struct {
	pad    *cards.Pad
	editor *RoundEditor
	// company is the colour that is open, or [calc.None].
	company int
	// refusal is why the number is impossible.
	refusal *widget.Text
}

func newTrade(e *RoundEditor, done func()) *trade {
	p := &trade{editor: e, company: calc.None}
	p.pad = cards.NewPad(p).Alone(widget.NewPrimaryButton(words.Say("common.done"), done))
	return p
}

// open shows the number of a colour.
func (p *trade) open(place int) {
	p.company = place
	p.refusal = widget.NewParagraph("", widget.Body).SetColor(look.Loss)
	p.pad.Open(form.Company(p.editor.table.Layout(), place))
	p.pad.Object.Add(p.refusal)
}

// update brings the bounds and the caption up to date.
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

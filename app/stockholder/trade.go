package stockholder

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// The two steps of a turn in which shares are traded, as its fields are named.
const (
	beforeCard = "before"
	afterCard  = "after"
)

// A trade is the number of one colour in one step, and the pad that it is filled in with.
type trade struct {
	editor *TurnEditor
	pad    *cards.Pad
	step   string
	// company is the colour that is open, or [calc.None].
	company int
}

func newTrade(e *TurnEditor, dock func(fyne.CanvasObject)) *trade {
	p := &trade{editor: e, company: calc.None}
	p.pad = cards.NewPad(p, dock)
	return p
}

// open shows the number of a colour.
func (p *trade) open(step string, company int) {
	p.step, p.company = step, company
	p.pad.Open()
}

// openIn is the colour that is open in a step, or [calc.None].
func (p *trade) openIn(step string) int {
	if p.step == step {
		return p.company
	}
	return calc.None
}

// update brings the bounds and the sum up to date.
func (p *trade) update() {
	if p.company != calc.None {
		p.pad.Update()
	}
}

// netsOf are the numbers of a step.
func netsOf(turn *rules.Turn, step string) *[rules.Colours]int {
	if step == afterCard {
		return &turn.After
	}
	return &turn.Before
}

// Shares is the number of the open colour in its step.
func (p *trade) Shares() int { return netsOf(p.editor.turn, p.step)[p.company] }

// SetShares changes it.
func (p *trade) SetShares(n int) {
	netsOf(p.editor.turn, p.step)[p.company] = n
	p.editor.touch()
}

// figures are those of the step.
func (p *trade) figures() rules.TradeStep { return p.editor.figures(p.step) }

// Limits are how many can be sold and bought in the step.
func (p *trade) Limits() calc.Allowed { return p.figures().Limits[p.company] }

// Locked is how many shares were bought before the card and may not be sold after it.
func (p *trade) Locked() int { return p.figures().Locked[p.company] }

// Price is that of the open colour in its step, and the mover's cash once all trades of the step are made.
func (p *trade) Price() (price, cash int) {
	step := p.figures()
	return step.Prices[p.company], step.Cash
}

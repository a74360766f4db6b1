package stockholder

import (
	"scripkeeper/app/cards"
	"scripkeeper/app/form"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A trade is the number of one colour in one step, and the pad that it is filled in with.
type trade struct {
	pad   *cards.Pad
	table calc.Table
	turn  *rules.Turn
	touch func()
	step  string
	// company is the colour that is open, or [calc.None].
	company int
}

func newTrade(t calc.Table, turn *rules.Turn, touch, done func()) *trade {
	p := &trade{table: t, turn: turn, touch: touch, company: calc.None}
	p.pad = cards.NewPad(p, widget.NewQuietButton(words.Say("common.done"), done),
		cards.AllKey, cards.ZeroKey, cards.MaxKey, cards.SignKey)
	return p
}

// open shows the number of a colour; nothing can be opened after a card of which not all is said.
func (p *trade) open(step string, place int) bool {
	if step == "after" && missing(p.table, p.turn) != "" {
		return false
	}
	p.step, p.company = step, place
	p.pad.Open(form.Company(p.table.Layout(), place))
	return true
}

// update brings the bounds and the caption up to date.
func (p *trade) update() {
	if p.company != calc.None {
		p.pad.Update()
	}
}

func (p *trade) nets() *[rules.Colours]int {
	if p.step == "after" {
		return &p.turn.After
	}
	return &p.turn.Before
}

// Shares is the number of the open colour in its step.
func (p *trade) Shares() int { return p.nets()[p.company] }

// SetShares changes it.
func (p *trade) SetShares(n int) {
	p.nets()[p.company] = n
	p.touch()
}

// Limits are how many can be sold and bought in the step.
func (p *trade) Limits() calc.Allowed {
	before, after := p.turn.Limits(p.table)
	if p.step == "after" {
		return after[p.company]
	}
	return before[p.company]
}

// Price is that of the open colour in its step, and the mover's cash once all trades of the step are made.
func (p *trade) Price() (price, cash int) {
	price, cash = p.table.Price(p.company), p.table.Cash(p.turn.Seat)
	if p.step == "before" {
		for place, net := range p.turn.Before {
			cash -= net * p.table.Price(place)
		}
		return price, cash
	}
	tried := *p.turn
	if after, _, refusal := tried.Apply(p.table); refusal == nil {
		return after.Price(p.company), after.Cash(p.turn.Seat)
	}
	return price, cash
}

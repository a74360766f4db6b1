package stockholder

import "scripkeeper/calc"

// maxTrade is the largest number in an entry, so that sums cannot overflow.
const maxTrade = 1_000_000

// A Turn is one move of one player: trades at the old prices, a card, trades at the new prices (chapter Move steps;
// rules E.3). Arrays are in the order blue, red, yellow, green.
type Turn struct {
	// Seat is the seat that moves, from 0.
	Seat int `json:"seat"`
	// Before is the net number of shares of each colour bought in step 1 (negative if sold), up to 1,000,000.
	Before [Colours]int `json:"before,omitzero"`
	// Bought is the gross number of shares of each colour bought in step 1 under the house rule step3_gross, 0 if it
	// equals the net number.
	Bought [Colours]int `json:"bought,omitzero"`
	// Card is the code of the card played ("B+100").
	Card string `json:"card"`
	// Free lists the colours that get the card's uncoloured numbers, as letters in the order printed ("RGY").
	Free Free `json:"free,omitzero"`
	// First lists the colours that players buy back first by choice, if two tie in both repurchase price and old price.
	First []First `json:"first,omitempty"`
	// Keep lists the numbers of zeroed shares that players choose to keep, if the rules offer the choice; a player who
	// keeps as many as possible is left out.
	Keep []Keep `json:"keep,omitempty"`
	// After is the net number of shares of each colour bought in step 3 (negative if sold), up to 1,000,000.
	After [Colours]int `json:"after,omitzero"`
}

// First is one player's choice between zeroed colours that tie.
type First struct {
	// Seat is the seat that chooses, from 0.
	Seat int `json:"seat"`
	// Company is the colour bought back first: 0 blue, 1 red, 2 yellow, 3 green.
	Company int `json:"company"`
}

// Keep is one player's number of zeroed shares to keep.
type Keep struct {
	// Seat is the seat that chooses, from 0.
	Seat int `json:"seat"`
	// Company is the colour: 0 blue, 1 red, 2 yellow, 3 green.
	Company int `json:"company"`
	// Shares is the number of shares kept, from 0 to the number that the cash pays for.
	Shares int `json:"shares"`
}

func (*Turn) Kind() string { return "turn" }

// Apply computes the turn (rules E.3). The lines state trades of step 1, the card and prices, compensations, dividends,
// losses of zeroed shares, bankruptcies, trades of step 3, and the next turn, in this order.
func (e *Turn) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	var p play
	refusal := p.begin(t, e)
	if refusal == nil {
		p.walk()
		p.trade("after", &p.After)
		refusal = p.Refusal
	}
	if refusal != nil {
		return t, calc.Statement{}, refusal
	}
	passTurn(p.builder)
	next, statement := p.builder.Done()
	return next, statement, nil
}

type play struct {
	*Turn
	calc.Walk
	builder *calc.Builder
	rules   *Options
	layout  *calc.Layout
	// before is the table at the start of the turn. closed is why the mover cannot trade now, or nil.
	before calc.Table
	closed *calc.Refusal
	// moves holds the price movements of the card, the card's own colour first; touched is the number of movements.
	moves   [Colours]movement
	touched int
	// frozen marks colours that cannot be traded after the card (house rule no_trade_changed).
	frozen [Colours]bool
	lost   []int // seats that lost zeroed shares
}

func (p *play) begin(t calc.Table, e *Turn) *calc.Refusal {
	if refusal := t.TurnRefusal("seat", e.Seat); refusal != nil {
		return refusal
	}
	p.Turn, p.builder, p.rules, p.layout = e, calc.NewBuilder(t), optionsOf(t), t.Layout()
	p.before, p.closed = t, TradeRefusal(t, e.Seat, "")
	return nil
}

// walk asks for the fields, refuses illegal values, and applies the turn up to but without step 3.
func (p *play) walk() {
	if p.walkToStep3() {
		p.askTrades("after", &p.After, p.unlocked)
	}
}

// walkToStep3 reports whether steps 1 and 2 are complete. For a form, it continues after a refused trade or choice.
func (p *play) walkToStep3() bool {
	p.Refuse(p.strayBought())
	p.askTrades("before", &p.Before, p.heldNow)
	p.trade("before", &p.Before)
	p.askBought()
	if !p.playCard() {
		return false
	}
	p.Refuse(zeroing{p}.strayChoice())
	return p.pay()
}

func (p *play) movements() []movement { return p.moves[:p.touched] }

func (p *play) heldNow(company int) int { return p.builder.Shares(p.Seat, company) }

// pay makes the payments of step 2 (rules E.3.2 to E.3.4), and reports whether repurchases are allowed.
func (p *play) pay() bool {
	p.compensate()
	if !p.rules.RepurchaseFirst {
		p.payDividends()
	}
	if !(zeroing{p}).repurchase() {
		return false
	}
	if p.rules.RepurchaseFirst {
		p.payDividends()
	}
	p.declareBankrupts()
	return true
}

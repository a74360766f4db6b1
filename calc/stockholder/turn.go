package stockholder

import "scripkeeper/calc"

// maxTrade bounds what one number of an entry may be, so that sums stay far from overflow.
const maxTrade = 1_000_000

// A Turn is one move of one player: trades at the old prices, a card, trades at the new prices (chapter Move
// steps; rules E.3). Arrays are in the order blue, red, yellow, green.
type Turn struct {
	// Seat is who moves.
	Seat int `json:"seat"`
	// Before is the net number of shares bought (above zero) or sold (below) in step 1.
	Before [Colours]int `json:"before,omitzero"`
	// Bought is how many shares were bought in step 1 when others of that colour were sold in it too; 0 when
	// the net number tells all. Only the house rule step3_gross asks for it.
	Bought [Colours]int `json:"bought,omitzero"`
	// Card is the code of the card played ("B+100").
	Card string `json:"card"`
	// Free is where its uncoloured numbers go.
	Free Free `json:"free,omitzero"`
	// First is what a player buys back first when two colours tie in both price and old price.
	First []First `json:"first,omitempty"`
	// Keep is how many zeroed shares a player keeps when that is fewer than the cash allows. Only the house
	// rules repurchase_optional and penalty20 let one choose.
	Keep []Keep `json:"keep,omitempty"`
	// After is the net number of shares bought or sold in step 3.
	After [Colours]int `json:"after,omitzero"`
}

// First is one player's choice among zeroed colours that tie.
type First struct {
	Seat    int `json:"seat"`
	Company int `json:"company"`
}

// Keep is one player's choice of how many zeroed shares to keep.
type Keep struct {
	Seat    int `json:"seat"`
	Company int `json:"company"`
	Shares  int `json:"shares"`
}

func (*Turn) Kind() string { return "turn" }

// Apply works the turn out (rules E.3). The lines come in this order: sales and purchases of step 1, the card
// and the prices, compensations, dividends, what zeroed shares cost, bankruptcies, sales and purchases of step
// 3, whose turn comes next.
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

// A play is a turn being worked out.
type play struct {
	*Turn
	calc.Walk
	builder *calc.Builder
	rules   *Options
	layout  *calc.Layout
	// before is the table when the turn began, closed why the mover cannot trade in it.
	before calc.Table
	closed *calc.Refusal
	// moves are what the card did to each colour it touched, own colour first, and touched is how many these are.
	moves   [Colours]movement
	touched int
	// frozen are the colours that cannot be traded any more after the card (house rule no_trade_changed).
	frozen [Colours]bool
	// lost are the seats that lost shares to a zeroing.
	lost []int
}

// begin goes to a turn before its first step. It refuses a turn that is not this seat's.
func (p *play) begin(t calc.Table, e *Turn) *calc.Refusal {
	if refusal := t.TurnRefusal("seat", e.Seat); refusal != nil {
		return refusal
	}
	p.Turn, p.builder, p.rules, p.layout = e, calc.NewBuilder(t), optionsOf(t), t.Layout()
	p.before, p.closed = t, TradeRefusal(t, e.Seat, "")
	return nil
}

// walk goes through the turn up to the trades of step 3, which it asks for. Each part asks for its fields where a form
// wants them, refuses what they cannot be, and does what they say.
func (p *play) walk() {
	if p.untilStep3() {
		p.askTrades("after", &p.After, p.unlocked)
	}
}

// untilStep3 goes through steps 1 and 2, and reports whether it got through. A refusal ends it, but two of them let a
// form go on: beneath a refused trade the card is asked for, and beneath a choice that nobody was asked for all the
// rest.
func (p *play) untilStep3() bool {
	p.Refuse(p.boughtOff())
	p.askTrades("before", &p.Before, p.heldNow)
	p.trade("before", &p.Before)
	p.askBought()
	if !p.playCard() {
		return false
	}
	p.Refuse(zeroing{p}.strayChoice())
	return p.pay()
}

// moved is what the card did to each colour it touched.
func (p *play) moved() []movement { return p.moves[:p.touched] }

func (p *play) heldNow(company int) int { return p.builder.Shares(p.Seat, company) }

// pay is step 2 as far as money and shares go: compensation and dividends, then what the holders of zeroed shares buy
// back, then bankruptcies (rules E.3.2 to E.3.4). It reports whether they can buy back what they say.
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

package stockholder

import (
	"cmp"

	"scripkeeper/calc"
)

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

// Kind names the entry in records.
func (*Turn) Kind() string { return "turn" }

// Apply works the turn out (rules E.3). The lines come in this order: sales and purchases of step 1, the card
// and the prices, compensations, dividends, what zeroed shares cost, bankruptcies, sales and purchases of step
// 3, whose turn comes next.
func (e *Turn) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	p, refusal := begin(t, e)
	if refusal == nil {
		refusal = p.untilStep3()
	}
	if refusal == nil {
		refusal = p.tradeAfter()
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
	// closed is why the mover cannot trade in this turn, start what it held of each colour when the turn began.
	closed *calc.Refusal
	start  [Colours]int
	// moved is what the card did to each colour it touched, own colour first.
	moved []movement
	// frozen are the colours that cannot be traded any more after the card (house rule no_trade_changed).
	frozen [Colours]bool
	// lost are the seats that lost shares to a zeroing.
	lost []int
}

// begin is a turn before its first step. It refuses a turn that is not this seat's.
func begin(t calc.Table, e *Turn) (*play, *calc.Refusal) {
	if refusal := t.TurnRefusal("seat", e.Seat); refusal != nil {
		return nil, refusal
	}
	return opened(t, e), nil
}

// opened is a turn before its first step, whosever turn it is.
func opened(t calc.Table, e *Turn) *play {
	p := &play{Turn: e, builder: calc.NewBuilder(t), rules: optionsOf(t), layout: t.Layout(),
		closed: TradeRefusal(t, e.Seat, "")}
	for company := range p.start {
		p.start[company] = p.heldNow(company)
	}
	return p
}

// untilStep3 goes through steps 1 and 2, and asks for the trades of step 3. Each part asks for its fields where a form
// wants them, refuses what they cannot be, and does what they say. The first refusal ends it, but two of them let a
// form go on: beneath a refused trade the card is asked for, and beneath a choice that nobody was asked for all the
// rest.
func (p *play) untilStep3() *calc.Refusal {
	if refusal := cmp.Or(p.tradeBefore(), p.playCard()); refusal != nil {
		return refusal
	}
	stray := zeroing{p}.strayChoice()
	if refusal := p.pay(); refusal != nil {
		return cmp.Or(stray, refusal)
	}
	p.askTrades("after", &p.After, p.unlocked)
	return stray
}

func (p *play) heldNow(company int) int { return p.builder.Shares(p.Seat, company) }

// pay is step 2 as far as money and shares go: compensation and dividends, then what the holders of zeroed
// shares buy back, then bankruptcies (rules E.3.2 to E.3.4).
func (p *play) pay() *calc.Refusal {
	p.compensate()
	if !p.rules.RepurchaseFirst {
		p.payDividends()
	}
	if refusal := (zeroing{p}).repurchase(); refusal != nil {
		return refusal
	}
	if p.rules.RepurchaseFirst {
		p.payDividends()
	}
	p.declareBankrupts()
	return nil
}

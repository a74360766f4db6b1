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

// Kind names the entry in records.
func (*Turn) Kind() string { return "turn" }

// Apply works the turn out (rules E.3). The lines come in this order: sales and purchases of step 1, the card
// and the prices, compensations, dividends, what zeroed shares cost, bankruptcies, sales and purchases of step
// 3, whose turn comes next.
func (e *Turn) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	p := newPlay(t, e)
	for _, step := range []func(*play) *calc.Refusal{
		(*play).begin, (*play).tradeBefore, (*play).playCard, (*play).pay, (*play).tradeAfter, (*play).end,
	} {
		if refusal := step(p); refusal != nil {
			return t, calc.Statement{}, refusal
		}
	}
	next, statement := p.builder.Done()
	return next, statement, nil
}

// A play is a turn being worked out.
type play struct {
	*Turn
	// table is how the turn found the table.
	table   calc.Table
	builder *calc.Builder
	rules   *Options
	layout  *calc.Layout
	// start is what the mover held of each colour when the turn began.
	start [Colours]int
	// moved is what the card did to each colour it touched, own colour first.
	moved []movement
	// lost are the seats that lost shares to a zeroing.
	lost []int
}

func newPlay(t calc.Table, e *Turn) *play {
	return &play{Turn: e, table: t, builder: calc.NewBuilder(t), rules: optionsOf(t), layout: t.Layout()}
}

// begin refuses a turn that is not this seat's (chapter Move steps).
func (p *play) begin() *calc.Refusal {
	if refusal := p.builder.TurnRefusal("seat", p.Seat); refusal != nil {
		return refusal
	}
	for company := range p.start {
		p.start[company] = p.builder.Shares(p.Seat, company)
	}
	return nil
}

// end tells whose turn comes next.
func (p *play) end() *calc.Refusal {
	passTurn(p.builder)
	return nil
}

// pay is step 2 as far as money and shares go: compensation and dividends, then what the holders of zeroed
// shares buy back, then bankruptcies (rules E.3.2 to E.3.4).
func (p *play) pay() *calc.Refusal {
	p.compensate()
	if p.rules.RepurchaseFirst {
		if refusal := p.repurchase(); refusal != nil {
			return refusal
		}
		p.payDividends()
	} else {
		p.payDividends()
		if refusal := p.repurchase(); refusal != nil {
			return refusal
		}
	}
	p.declareBankrupts()
	return nil
}

package stockholder

import "scripkeeper/calc"

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

// compensate pays the mover for the shares whose price the card lowered (chapter Compensation rule): the old
// price less the new one, rounded and bounded, for each. A price at the bottom that is zeroed again pays 0.
func (p *play) compensate() {
	for _, m := range p.moved {
		shares := p.builder.Shares(p.Seat, m.company)
		if shares == 0 || m.price > m.old || m.price == m.old && !m.zeroed(p.rules) {
			continue
		}
		amount := (m.old - m.price) * shares
		p.builder.Line("compensation", "compensation", p.Seat, m.company,
			calc.With("shares", shares), calc.With("old", m.old),
			calc.With("new", m.price), calc.With("amount", amount))
		p.builder.Move(calc.Bank(), calc.Of(p.Seat), calc.Cash(), amount)
	}
}

// payDividends pays what a price would have risen above the scale to everybody who holds the share and is
// still in the game (chapter Dividends rule).
func (p *play) payDividends() {
	for _, m := range p.moved {
		if m.raw <= p.rules.Max {
			continue
		}
		for seat := range p.layout.Seats {
			shares := p.builder.Shares(seat, m.company)
			if shares == 0 || p.builder.Out(seat) {
				continue
			}
			each := m.raw - p.rules.Max
			p.builder.Line("dividend", "dividend", seat, m.company,
				calc.With("shares", shares), calc.With("raw", m.raw),
				calc.With("max", p.rules.Max), calc.With("each", each), calc.With("amount", each*shares))
			p.builder.Move(calc.Bank(), calc.Of(seat), calc.Cash(), each*shares)
		}
	}
}

// declareBankrupts puts out, under the published text, who lost shares to this card, has none of any colour
// left and cannot pay for the cheapest. The online way tests it when the turn comes, see [passTurn].
func (p *play) declareBankrupts() {
	if p.rules.Bankruptcy == "online" {
		return
	}
	for _, seat := range p.lost {
		if p.builder.Out(seat) || !broke(p.builder.Table, seat) {
			continue
		}
		declareOut(p.builder, seat, "bankruptcy")
	}
}

// broke tells whether a seat holds no share and cannot pay for the cheapest.
func broke(t calc.Table, seat int) bool {
	for company := range t.Layout().Companies {
		if t.Shares(seat, company) > 0 {
			return false
		}
	}
	return t.Cash(seat) < cheapest(t)
}

// cheapest is the lowest price of all.
func cheapest(t calc.Table) int {
	low := t.Price(0)
	for company := range t.Layout().Companies {
		low = min(low, t.Price(company))
	}
	return low
}

func declareOut(b *calc.Builder, seat int, rule string) {
	b.Line("bankrupt", rule, seat, calc.None, calc.With("cash", b.Cash(seat)), calc.With("cheapest", cheapest(b.Table)))
	b.Set(b.Layout().OutMark(seat), 1)
}

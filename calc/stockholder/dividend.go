package stockholder

import "scripkeeper/calc"

// payDividends pays each holder still in the game, for each share, the amount by which a price exceeds the scale
// (chapter Dividends rule).
func (p *play) payDividends() {
	for _, m := range p.movements() {
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
			p.builder.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), each*shares)
		}
	}
}

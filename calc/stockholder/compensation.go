package stockholder

import "scripkeeper/calc"

// compensate pays the mover the fall of each price for each of his shares (chapter Compensation rule). If a price was
// zeroed that was already at the bottom, the line states a payment of 0.
func (p *play) compensate() {
	for _, m := range p.movements() {
		shares := p.builder.Shares(p.Seat, m.company)
		if shares == 0 || m.price > m.old || m.price == m.old && !m.zeroed(p.rules) {
			continue
		}
		amount := (m.old - m.price) * shares
		p.builder.Line("compensation", "compensation", p.Seat, m.company,
			calc.With("shares", shares), calc.With("old", m.old),
			calc.With("new", m.price), calc.With("amount", amount))
		p.builder.Move(calc.Bank(), calc.AccountOf(p.Seat), calc.Cash(), amount)
	}
}

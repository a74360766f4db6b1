package stockpile

import "scripkeeper/calc"

// bankrupt takes all cards of the company away (chapter Bankruptcy).
func (m *move) bankrupt() {
	b := m.builder
	if !m.rules.known() {
		b.Line("bankrupt.check", "bankruptcy", calc.None, m.company)
		b.AsInstruction()
	}
	for _, seat := range order(b.Table) {
		regular, split := regularCards(b.Table, seat, m.company), splitCards(b.Table, seat, m.company)
		if regular+split > 0 {
			b.Line("bankrupt.cards", "bankruptcy", seat, m.company, calc.With("cards", regular+split))
			b.AsInstruction()
			b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(m.company), regular)
			b.Move(calc.AccountOf(seat), calc.Market(), splitCard(m.company), split)
		}
		m.shown[seat], m.repeat[seat] = cards{}, cards{}
	}
}

package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// bankrupt removes all cards of the company from their holders (chapter Bankruptcy).
func (m *move) bankrupt() {
	b := m.builder
	if !m.rules.TracksPortfolios() {
		b.Line("bankrupt.check", "bankruptcy", calc.None, m.company)
		b.AsInstruction()
	}
	board.WarnTooManyCards(b, m.company)
	for _, seat := range board.Order(b.Table) {
		regular, split := board.RegularCards(b.Table, seat, m.company), board.SplitCards(b.Table, seat, m.company)
		if regular+split > 0 {
			b.Line("bankrupt.cards", "bankruptcy", seat, m.company, calc.With("cards", regular+split))
			b.AsInstruction()
			b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(m.company), regular)
			b.Move(calc.AccountOf(seat), calc.Market(), board.SplitCard(m.company), split)
		}
		m.shown[seat], m.repeat[seat] = cards{}, cards{}
	}
}

package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// split moves all cards to the split portfolios, and pays for cards already there (chapter Stock Splits; rules A.4.1).
func (m *move) split() {
	b := m.builder
	each, rule := board.RepeatPay, "repeat"
	if m.rules.RepeatSplit == "per_share10" {
		each, rule = 2*board.RepeatPay, "house.per_share10"
	}
	if !m.rules.TracksPortfolios() {
		b.Line("split.check", "split", calc.None, m.company)
		b.AsInstruction()
	}
	board.WarnTooManyCards(b, m.company)
	for _, seat := range board.Order(b.Table) {
		regular, split := board.RegularCards(b.Table, seat, m.company), board.SplitCards(b.Table, seat, m.company)
		if !m.rules.TracksPortfolios() {
			split = m.repeat[seat].split
		}
		if split > 0 {
			b.Line("split.repeat", rule, seat, m.company, calc.With("cards", split),
				calc.With("each", each), calc.With("amount", split*each))
			b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), split*each)
		}
		if regular > 0 {
			b.Line("split.cards", "split", seat, m.company, calc.With("cards", regular))
			b.AsInstruction()
			b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(m.company), regular)
			b.Move(calc.Market(), calc.AccountOf(seat), board.SplitCard(m.company), regular)
		}
		m.shown[seat], m.repeat[seat] = m.shown[seat].splitAll(), m.repeat[seat].splitAll()
	}
}

// dividend pays an amount for each share on the cards shown. A split card is two shares.
func (m *move) dividend(kind, rule string, each int) {
	b := m.builder
	for _, seat := range board.Order(b.Table) {
		shown := m.shown[seat]
		shares := shown.regular + 2*shown.split
		if shares == 0 {
			continue
		}
		b.Line(kind, rule, seat, m.company, calc.With("regular", shown.regular), calc.With("split", shown.split),
			calc.With("shares", shares), calc.With("each", each), calc.With("amount", shares*each))
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), shares*each)
	}
}

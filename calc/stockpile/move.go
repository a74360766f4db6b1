package stockpile

import "scripkeeper/calc"

// A move is a company being moved on the board, or paying a dividend, with all that follows from it.
type move struct {
	draft   *calc.Builder
	rules   *Options
	company int
	// shown are the cards that each seat shows for dividends, repeat those for repeated splits where the portfolios are
	// hidden. Cards that are shown before a split are split cards after it.
	shown, repeat [maxSeats]cards
}

// newMove begins a move with what the seats show. The claims must have been checked.
func newMove(b *calc.Builder, q inquiry, claims Claims) *move {
	m := &move{draft: b, rules: optionsOf(b.Table), company: q.company}
	for seat := range b.Layout().Seats {
		if b.Out(seat) {
			continue
		}
		claim := q.likely(b.Table, seat)
		if q.asks() {
			claim = q.claim(b.Table, claims, seat)
		}
		m.shown[seat], m.repeat[seat] = claim.dividend(), claim.repeat()
	}
	return m
}

// legs are the way of a company's ticker by some spaces.
func legs(t calc.Table, company, steps int) []leg {
	return trackOf(t, company).walk(t.Mark(own(t, indexMark+company)), steps, optionsOf(t))
}

// dollarSigns reports whether some legs enter dollar signs.
func dollarSigns(legs []leg) bool {
	for _, l := range legs {
		if l.dollars > 0 {
			return true
		}
	}
	return false
}

// walk goes the way, leg by leg.
func (m *move) walk(way []leg, rule string) {
	b, tr := m.draft, trackOf(m.draft.Table, m.company)
	if len(way) == 0 {
		b.Line("still", rule, calc.None, m.company, calc.With("price", b.Price(m.company)))
	}
	for _, l := range way {
		m.leg(l, tr, rule)
		if l.dollars > 0 {
			m.dividend("signs", "dollars", signPay*l.dollars)
		}
		switch l.end {
		case splits:
			m.split()
		case bankrupts:
			m.bankrupt()
		}
	}
}

// leg moves the ticker and says how.
func (m *move) leg(l leg, tr *track, rule string) {
	b := m.draft
	kind := "rise"
	switch {
	case l.end == splits:
		kind, rule = "split", "split"
	case l.end == topped:
		kind, rule = "rise.top", "house.one_split_per_move"
	case l.end == bankrupts:
		kind, rule = "bankrupt", "bankruptcy"
		if m.rules.BankruptContinue && l.left > 0 {
			kind, rule = "bankrupt.on", "house.bankrupt_continue"
		}
	case l.end == stopped && l.to < l.from:
		kind = "fall"
	}
	b.Line(kind, rule, calc.None, m.company, calc.With("old", tr.spaces[l.from]), calc.With("by", l.steps),
		calc.With("new", tr.spaces[l.to]), calc.With("left", l.left))
	b.Set(own(b.Table, indexMark+m.company), l.to)
	b.Set(b.Layout().PriceMark(m.company), tr.spaces[l.to])
	switch l.end {
	case splits:
		b.Set(own(b.Table, splitMark+m.company), 1)
	case bankrupts:
		b.Set(own(b.Table, splitMark+m.company), 0)
	}
}

// split moves all cards to the split portfolios, and pays for those that lie there already (chapter Stock Splits;
// rules A.4.1).
func (m *move) split() {
	b := m.draft
	each, rule := repeatPay, "repeat"
	if m.rules.RepeatSplit == "per_share10" {
		each, rule = 2*repeatPay, "house.per_share10"
	}
	if !m.rules.known() {
		b.Line("split.check", "split", calc.None, m.company)
		b.AsInstruction()
	}
	for _, seat := range order(b.Table) {
		regular, split := regularCards(b.Table, seat, m.company), splitCards(b.Table, seat, m.company)
		if !m.rules.known() {
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
			b.Move(calc.Market(), calc.AccountOf(seat), splitCard(m.company), regular)
		}
		m.shown[seat], m.repeat[seat] = m.shown[seat].splitAll(), m.repeat[seat].splitAll()
	}
}

// bankrupt takes all cards of the company away (chapter Bankruptcy).
func (m *move) bankrupt() {
	b := m.draft
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

// dividend pays an amount for every share shown; a split card counts as two.
func (m *move) dividend(kind, rule string, each int) {
	b := m.draft
	for _, seat := range order(b.Table) {
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

package stockpile

import "scripkeeper/calc"

// A move is a company being moved on the board, or paying a dividend, with all that follows from it.
type move struct {
	builder *calc.Builder
	rules   *Options
	company int
	// shown are the cards that each seat shows for dividends, repeat those for repeated splits where the portfolios are
	// hidden. Cards that are shown before a split are split cards after it.
	shown, repeat [maxSeats]cards
}

// newMove begins a move with what the seats show. The claims must have been checked.
func newMove(b *calc.Builder, q inquiry, claims Claims) *move {
	m := &move{builder: b, rules: optionsOf(b.Table), company: q.company}
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

// walk goes the way, leg by leg.
func (m *move) walk(way []leg, rule string) {
	b, tr := m.builder, trackOf(m.builder.Table, m.company)
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
	b := m.builder
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

package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
)

// A move is a company's move, or a dividend, in progress.
type move struct {
	builder *calc.Builder
	rules   *board.Options
	company int
	// shown holds the cards that each seat shows for dividends. repeat holds the cards shown for repeated splits if
	// portfolios are hidden. A split turns all of these into split cards.
	shown, repeat [board.MaxSeats]cards
}

func newMove(b *calc.Builder, q inquiry, claims Claims) *move {
	m := &move{builder: b, rules: board.OptionsOf(b.Table), company: q.company}
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

func (m *move) walk(way []board.Leg, rule string) {
	b, tr := m.builder, board.TrackOf(m.builder.Table, m.company)
	if len(way) == 0 {
		b.Line("still", rule, calc.None, m.company, calc.With("price", b.Price(m.company)))
	}
	for _, l := range way {
		m.leg(l, tr, rule)
		if l.Dollars > 0 {
			m.dividend("signs", "dollars", board.SignPay*l.Dollars)
		}
		switch l.End {
		case board.Splits:
			m.split()
		case board.Bankrupts:
			m.bankrupt()
		}
	}
}

func (m *move) leg(l board.Leg, tr *board.Track, rule string) {
	b := m.builder
	kind := "rise"
	switch {
	case l.End == board.Splits:
		kind, rule = "split", "split"
	case l.End == board.Topped:
		kind, rule = "rise.top", "house.one_split_per_move"
	case l.End == board.Bankrupts:
		kind, rule = "bankrupt", "bankruptcy"
		if m.rules.BankruptContinue && l.Left > 0 {
			kind, rule = "bankrupt.on", "house.bankrupt_continue"
		}
	case l.End == board.Stopped && l.To < l.From:
		kind = "fall"
	}
	b.Line(kind, rule, calc.None, m.company, calc.With("old", tr.Spaces[l.From]), calc.With("by", l.Steps),
		calc.With("new", tr.Spaces[l.To]), calc.With("left", l.Left))
	b.Set(board.OwnMark(b.Table, board.IndexMark+m.company), l.To)
	b.Set(b.Layout().PriceMark(m.company), tr.Spaces[l.To])
	switch l.End {
	case board.Splits:
		b.Set(board.OwnMark(b.Table, board.SplitMark+m.company), 1)
	case board.Bankrupts:
		b.Set(board.OwnMark(b.Table, board.SplitMark+m.company), 0)
	}
}

package stockpile

import (
	"slices"

	"scripkeeper/calc"
)

// An ending is how a leg of a move ends.
type ending uint8

// A leg is a part of a ticker's move: as far as the next split or bankruptcy, or to its end.
type leg struct {
	end ending
	// from and to are the indexes before and after it; to is where the split or the bankruptcy puts the ticker.
	from, to int
	// steps is how many spaces it used, left how many the move has left after it.
	steps, left int
	// dollars is how many dollar signs it entered on its way up.
	dollars int
}

// walk is the way of a ticker from a space, above zero upwards (chapter Stock Splits, Bankruptcy; rules A.4.2, A.4.3).
func (tr track) walk(index, steps int, o *Options) []leg {
	if steps < 0 {
		return tr.down(index, -steps, o.BankruptContinue)
	}
	return tr.up(index, steps, o.OneSplit)
}

func (tr track) up(index, steps int, oneSplit bool) []leg {
	var legs []leg
	last := len(tr.spaces) - 1
	l := leg{from: index}
	for left := steps; left > 0; left-- {
		if index < last {
			index++
			l.steps++
			if slices.Contains(tr.dollars, index) {
				l.dollars++
			}
			continue
		}
		if oneSplit && len(legs) > 0 {
			l.end, l.to, l.left = topped, last, left
			return append(legs, l)
		}
		l.end, l.to, l.steps, l.left = splits, tr.reset, l.steps+1, left-1
		legs = append(legs, l)
		index = tr.reset
		l = leg{from: index}
	}
	if l.steps > 0 {
		l.to = index
		legs = append(legs, l)
	}
	return legs
}

func (tr track) down(index, steps int, goOn bool) []leg {
	var legs []leg
	l := leg{from: index}
	for left := steps; left > 0; left-- {
		l.steps++
		if index > 0 {
			index--
			continue
		}
		l.end, l.to, l.left = bankrupts, tr.start, left-1
		legs = append(legs, l)
		if !goOn {
			return legs
		}
		index = tr.start
		l = leg{from: index}
	}
	if l.steps > 0 {
		l.to = index
		legs = append(legs, l)
	}
	return legs
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

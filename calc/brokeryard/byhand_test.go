package brokeryard

import (
	"sort"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// A sheet is a second implementation of the rules (D.3), as kept on paper. It shares no code with the package.
type sheet struct {
	o      *Options
	packs  int
	price  four
	cash   []int
	shares []four
	out    []bool
	stops  []bool
	done   bool
}

func sheetOf(t calc.Table) *sheet {
	o := optionsOf(t)
	s := &sheet{o: o, packs: o.dealt, done: t.Over()}
	for company := range Colours {
		s.price[company] = t.Price(company)
	}
	for seat := range t.Layout().Seats {
		held := four{}
		for company := range held {
			held[company] = t.Shares(seat, company)
		}
		s.cash, s.shares, s.out = append(s.cash, t.Cash(seat)), append(s.shares, held), append(s.out, t.Out(seat))
		s.stops = append(s.stops, o.StopOrders && (!o.StopOptIn || t.Mark(stopsMark(t, seat)) == 1))
	}
	return s
}

func (s *sheet) round(e *Round) {
	before := append([]four(nil), s.shares...)
	dropped := make([]bool, len(s.cash))
	for seat, p := range e.Plays {
		for c, net := range p.Trade {
			s.cash[seat] -= net * s.price[c]
			s.shares[seat][c] += net
		}
		if !s.out[seat] && s.cash[seat] < 0 {
			s.out[seat], dropped[seat], s.shares[seat] = true, true, four{}
		}
	}
	if s.in() < 2 {
		return
	}
	for c := range Colours {
		s.colour(c, s.effects(e, c, dropped), before)
	}
	for seat := range s.cash {
		if s.shares[seat] == (four{}) && s.cash[seat] < 10 {
			s.out[seat] = true
		}
	}
}

func (s *sheet) in() int {
	n := 0
	for _, out := range s.out {
		if !out {
			n++
		}
	}
	return n
}

func (s *sheet) effects(e *Round, c int, dropped []bool) []string {
	other := map[string]string{"x2": "/2", "/2": "x2", "-100": "+50", "+60": "-30", "+50": "-40", "+40": "-50",
		"+30": "-60",
		"-30": "+60", "-40": "+50", "-50": "+40", "-60": "+30"}
	var all []string
	for seat, p := range e.Plays {
		if p.Card == "" || dropped[seat] {
			continue
		}
		effect := p.Card[1:]
		if p.Card[:1] == fourcolours.Codes[c:c+1] {
			all = append(all, effect)
			continue
		}
		for i, to := range p.Free {
			switch {
			case to-1 != c:
			case effect == "+100":
				all = append(all, []string{"-10", "-20", "-30"}[i])
			default:
				all = append(all, other[effect])
			}
		}
	}
	return all
}

func (s *sheet) colour(c int, effects []string, before []four) {
	old, tally := s.price[c], map[string]int{}
	for _, effect := range effects {
		tally[effect]++
	}
	doubles := tally["x2"] - tally["/2"]
	numbers := map[int]int{}
	for effect, n := range tally {
		if strings.ContainsAny(effect[:1], "+-") {
			numbers[effectOf(effect).By] += n
		}
	}
	var left []int
	change := func(by, n int) {
		for range n {
			left = append(left, by)
		}
	}
	if s.o.ConvertFirst {
		numbers[old] += max(0, doubles)
		numbers[-old/2] += max(0, -doubles)
	} else {
		change(old, doubles)
		change(-old/2, -doubles)
	}
	for by, n := range numbers {
		change(by, n-min(n, numbers[-by]))
	}
	key := func(by int, fallFirst bool) int {
		if (by < 0) == fallFirst {
			return 2*max(by, -by) + 1
		}
		return 2 * max(by, -by)
	}
	strongest := func(fallFirst bool) {
		sort.Slice(left, func(i, j int) bool { return key(left[i], fallFirst) > key(left[j], fallFirst) })
	}
	zeros, each := tally["0"], 3
	if s.o.ZeroEffects == "4" || s.o.ZeroEffects == "auto" && s.packs > 1 {
		each = 4
	}
	if s.o.ZeroStackOff && zeros > 1 {
		zeros = 1
	}
	strongest(s.o.ZeroFallFirst)
	left = left[min(len(left), zeros*each):]
	strongest(false)
	if limit := map[string]int{"standard": 3, "trump": 1, "sum_all": len(left)}[s.o.Summation]; len(left) > limit {
		left = left[:limit]
	}
	raw := old
	for _, by := range left {
		raw += by
	}
	s.price[c] = bounded(old, raw)
	s.pay(c, old, raw, before)
}

func bounded(old, raw int) int {
	switch {
	case raw > 250:
		return 250
	case raw < 10:
		return 10
	case raw%10 == 5 && raw > old:
		return raw + 5
	case raw%10 == 5:
		return raw - 5
	}
	return raw
}

func (s *sheet) pay(c, old, raw int, before []four) {
	limit := old - s.o.Spread
	fell := limit > 0 && (raw < limit || raw == limit && s.o.StopInclusive)
	for seat := range s.cash {
		if s.out[seat] {
			continue
		}
		if fell && s.stops[seat] {
			at := limit
			if s.o.StopFillNew {
				at = s.price[c]
			}
			s.cash[seat] += at * s.shares[seat][c]
			s.shares[seat][c] = 0
			continue
		}
		held := s.shares[seat][c]
		if s.o.HoldingsBefore {
			held = before[seat][c]
		}
		if raw > 250 {
			s.cash[seat] += held * (raw - 250)
		}
		if raw < 10 {
			s.cash[seat] -= held * (10 - raw)
		}
	}
}

func (s *sheet) same(t calc.Table) string {
	now := sheetOf(t)
	var differs []string
	for company, price := range s.price {
		if now.price[company] != price {
			differs = append(differs, fourcolours.Companies()[company].Key+" costs "+text(
				now.price[company])+", by hand "+text(price))
		}
	}
	for seat := range s.cash {
		if now.cash[seat] != s.cash[seat] || now.shares[seat] != s.shares[seat] || now.out[seat] != s.out[seat] {
			differs = append(differs, "seat "+text(seat)+" has "+text(now.cash[seat])+text(now.shares[seat])+text(
				now.out[seat])+
				", by hand "+text(s.cash[seat])+text(s.shares[seat])+text(s.out[seat]))
		}
	}
	return strings.Join(differs, "\n")
}

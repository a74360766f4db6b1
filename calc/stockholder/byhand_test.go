package stockholder

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// A sheet is a second implementation of E.2, E.3, E.4 and E.6, kept by hand. It was written from the rules' text alone.
type sheet struct {
	rules  Options
	rounds int
	cash   []int
	shares []four
	out    []bool
	price  four
	seat   int
	round  int
	over   bool
}

func sheetOf(t calc.Table) *sheet {
	s := &sheet{rules: *optionsOf(t), rounds: t.Layout().Rounds, seat: t.Turn(), round: t.Round(), over: t.Over()}
	for company := range s.price {
		s.price[company] = t.Price(company)
	}
	for seat := range t.Layout().Seats {
		s.cash, s.out = append(s.cash, t.Cash(seat)), append(s.out, t.Out(seat))
		s.shares = append(s.shares, four{t.Shares(seat, 0), t.Shares(seat, 1), t.Shares(seat, 2), t.Shares(seat, 3)})
	}
	return s
}

func (s *sheet) same(t calc.Table) string {
	if now := sheetOf(t); !slices.Equal(now.cash, s.cash) || !slices.Equal(now.shares, s.shares) ||
		!slices.Equal(now.out, s.out) ||
		now.price != s.price || now.over != s.over || !s.over && (now.seat != s.seat || now.round != s.round) {
		return fmt.Sprintf("%+v, by hand %+v", *now, *s)
	}
	return ""
}

func (s *sheet) onCards(e *Turn) map[int]string {
	own := strings.IndexByte("BRYG", e.Card[0])
	does := map[int]string{own: e.Card[1:]}
	var free []string
	switch {
	case e.Card[1:] == "+100" && s.rules.Deck == "broker1961":
		for company := range 4 {
			if company != own {
				does[company] = "-10"
			}
		}
	case e.Card[1:] == "+100":
		free = []string{"-10", "-20", "-30"}
	case e.Card[1:] == "x2":
		free = []string{"/2"}
	case e.Card[1:] == "/2":
		free = []string{"x2"}
	case s.rules.Deck == "broker1961":
		free = []string{map[string]string{"+60": "-30", "-50": "+40"}[e.Card[1:]]}
	default:
		free = []string{map[string]string{"+30": "-60", "+40": "-50", "+50": "-40", "+60": "-30",
			"-30": "+60", "-40": "+50", "-50": "+40", "-60": "+30"}[e.Card[1:]]}
	}
	for i, number := range free {
		does[e.Free[i]-1] = number
	}
	return does
}

// raw returns a price after a card, before bounds. The rules do not say how half a unit is rounded.
func (s *sheet) raw(old int, does string) int {
	switch {
	case does == "x2":
		return 2 * old
	case does == "/2" && old%2 == 1 && s.rules.Rounding != "half_down":
		return (old + 1) / 2
	case does == "/2":
		return old / 2
	}
	delta, _ := strconv.Atoi(does)
	return old + delta
}

func (s *sheet) turn(e *Turn) {
	for company, net := range e.Before {
		s.trade(e.Seat, company, net)
	}
	does, old := s.onCards(e), s.price
	for company := range 4 {
		if does[company] != "" {
			s.price[company] = s.rounded(s.raw(old[company], does[company]))
		}
	}
	for company := range 4 {
		if does[company] != "" && s.price[company] < old[company] {
			s.cash[e.Seat] += (old[company] - s.price[company]) * s.shares[e.Seat][company]
		}
	}
	lost := make([]bool, len(s.cash))
	if s.rules.RepurchaseFirst {
		s.zero(e, does, old, lost)
	}
	for company := range 4 {
		if raw := s.raw(old[company], does[company]); does[company] != "" && raw > s.rules.Max {
			for seat := range s.cash {
				if !s.out[seat] {
					s.cash[seat] += (raw - s.rules.Max) * s.shares[seat][company]
				}
			}
		}
	}
	if !s.rules.RepurchaseFirst {
		s.zero(e, does, old, lost)
	}
	for seat := range s.cash {
		if s.rules.Bankruptcy == "text" && lost[seat] && s.broke(seat) {
			s.out[seat] = true
		}
	}
	for company, net := range e.After {
		s.trade(e.Seat, company, net)
	}
	s.pass()
}

func (s *sheet) trade(seat, company, net int) {
	s.shares[seat][company] += net
	s.cash[seat] -= net * s.price[company]
}

func (s *sheet) rounded(raw int) int {
	switch step := s.rules.Step; {
	case raw <= s.rules.Min:
		return s.rules.Min
	case raw >= s.rules.Max:
		return s.rules.Max
	case s.rules.Rounding == "none" || raw%step == 0:
		return raw
	case s.rules.Rounding == "half_down":
		return raw / step * step
	default:
		return (raw/step + 1) * step
	}
}

// zero takes zeroed shares from their holders, and returns the shares that a holder pays for (E.3.3).
func (s *sheet) zero(e *Turn, does map[int]string, old four, lost []bool) {
	for seat := range s.cash {
		if s.out[seat] || seat == e.Seat && s.rules.Zeroing != "penalty20" {
			continue
		}
		var zeroed []int
		cost := four{}
		for company := range 4 {
			if does[company] == "" || s.raw(old[company], does[company]) >= s.rules.Min ||
				s.shares[seat][company] == 0 {
				continue
			}
			zeroed = append(zeroed, company)
			cost[company] = s.rules.Min - s.raw(old[company], does[company])
			if s.rules.Zeroing == "penalty20" {
				cost[company] = s.rules.Penalty
			}
		}
		slices.SortFunc(zeroed, func(a, b int) int {
			switch {
			case cost[a] != cost[b]:
				return cost[a] - cost[b]
			case old[a] != old[b]:
				return old[a] - old[b]
			case slices.Contains(e.First, First{seat, a}):
				return -1
			case slices.Contains(e.First, First{seat, b}):
				return 1
			}
			return a - b
		})
		for _, company := range zeroed {
			kept := min(s.shares[seat][company], s.cash[seat]/cost[company])
			for _, keep := range e.Keep {
				if keep.Seat == seat && keep.Company == company {
					kept = keep.Shares
				}
			}
			s.shares[seat][company], lost[seat] = kept, true
			s.cash[seat] -= kept * cost[company]
		}
	}
}

func (s *sheet) broke(seat int) bool {
	return s.shares[seat] == four{} && s.cash[seat] < slices.Min(s.price[:])
}

func (s *sheet) pass() {
	n := len(s.cash)
	var coming [][2]int
	for round := 1; round <= s.rounds; round++ {
		for i := range n {
			seat := i
			if s.rules.RotateStart {
				seat = (i + round - 1) % n
			}
			coming = append(coming, [2]int{round, seat})
		}
	}
	now := slices.Index(coming, [2]int{s.round, s.seat})
	for tried, next := range coming[now+1:] {
		seat := next[1]
		if s.left() <= 1 || s.rules.Bankruptcy == "online" && seat == s.seat && tried >= n-1 {
			break
		}
		if !s.out[seat] && s.rules.Bankruptcy == "online" && s.broke(seat) {
			s.out[seat] = s.cash[seat] == 0
			continue
		}
		if !s.out[seat] {
			s.round, s.seat = next[0], seat
			return
		}
	}
	s.over = true
}

func (s *sheet) left() int {
	n := 0
	for _, out := range s.out {
		if !out {
			n++
		}
	}
	return n
}

package stockpile

import "scripkeeper/calc/stockpile/board"

// A hand is the numbers of a company's cards that a seat shows: regular and split for a dividend, again and againSplit
// for a repeated split.
type hand struct{ regular, split, again, againSplit int }

// shown returns each seat's cards of a company: the cards in its claim or, without a claim, all cards known to the
// sheet.
func (s *sheet) shown(company int, claims Claims, code string, voluntary bool) []hand {
	all := make([]hand, len(s.cash))
	for seat := range all {
		if s.table.Out(seat) {
			continue
		}
		h := hand{regular: s.regular[seat][company], split: s.split[seat][company]}
		h.again, h.againSplit = h.regular, h.split
		for _, c := range claims {
			if c.Seat != seat || c.Company != code || s.open() && !voluntary {
				continue
			}
			if h.regular, h.split = c.Regular, c.Split; s.open() {
				continue
			}
			h.again, h.againSplit = c.Regular, c.Split
			if c.RepeatRegular != nil {
				h.again = *c.RepeatRegular
			}
			if c.RepeatSplit != nil {
				h.againSplit = *c.RepeatSplit
			}
		}
		all[seat] = h
	}
	return all
}

func (s *sheet) dividend(company, each int, shown []hand) {
	for seat, h := range shown {
		s.cash[seat] += each * (h.regular + 2*h.split)
	}
}

// move moves a ticker (price marker) space by space (A.4.1 to A.4.3; A.2 for the dollar signs).
func (s *sheet) move(company, steps int, claims Claims, code string) {
	row, shown, splits := s.rowOf(company), s.shown(company, claims, code, s.rules.Claims == "all"), 0
	for ; steps > 0; steps-- {
		if s.space[company] < len(row.spaces)-1 {
			if s.space[company]++; company == stanford && s.rules.Board == "advanced" && s.space[company]%2 == 1 {
				s.dividend(company, 1, shown)
			}
			continue
		}
		if splits++; splits > 1 && s.rules.OneSplit {
			return
		}
		s.space[company] = row.reset
		each := 10
		if s.rules.RepeatSplit == "per_share10" {
			each = 20
		}
		for seat, h := range shown {
			s.cash[seat] += each * h.againSplit
			shown[seat] = hand{split: h.regular + h.split, againSplit: h.again + h.againSplit}
			s.split[seat][company] += s.regular[seat][company]
			s.regular[seat][company] = 0
		}
	}
	for ; steps < 0; steps++ {
		if s.space[company] > 0 {
			s.space[company]--
			continue
		}
		s.space[company] = row.start
		for seat := range s.cash {
			s.regular[seat][company], s.split[seat][company] = 0, 0
		}
		if !s.rules.BankruptContinue {
			return
		}
	}
}

// finish applies majorities, final sale and unpaid fees, in this order (A.4.4, A.4.7, A.4.13).
func (s *sheet) finish() {
	for company := range board.Companies {
		most, holders := 0, []int(nil)
		for seat := range s.cash {
			switch shares := s.regular[seat][company] + 2*s.split[seat][company]; {
			case shares > most:
				most, holders = shares, []int{seat}
			case shares == most && most > 0:
				holders = append(holders, seat)
			}
		}
		for _, seat := range holders {
			if s.cash[seat] += 5; len(holders) == 1 {
				s.cash[seat] += 5
			}
		}
	}
	for seat := range s.cash {
		for company := range board.Companies {
			shares := s.regular[seat][company] + 2*s.split[seat][company]
			s.cash[seat] += shares * s.value(company)
			if s.plays(seat, board.Graham) {
				s.cash[seat] += shares
			}
		}
		s.regular[seat], s.split[seat] = board.Count{}, board.Count{}
		if s.rules.Forgiven {
			s.payHeld(seat)
		}
		for _, fee := range s.fees[seat] {
			if !s.rules.Forgiven {
				s.cash[seat] = max(0, s.cash[seat]-fee)
			}
		}
		s.fees[seat] = nil
	}
}

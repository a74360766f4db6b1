package stockpile

import (
	"fmt"
	"slices"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// A sheet is a second implementation of rules A.2, A.4 and A.6, written from their text alone.
type sheet struct {
	rules          *board.Options
	table          calc.Table
	cash           []int
	regular, split []board.Count
	fees           [][]int
	space          board.Count
}

func sheetOf(t calc.Table) *sheet {
	s := &sheet{rules: board.OptionsOf(t), table: t}
	for seat := range t.Layout().Seats {
		s.cash, s.fees = append(s.cash, t.Cash(seat)), append(s.fees, board.Owed(t, seat))
		var regular, split board.Count
		for company := range board.Companies {
			regular[company] = board.RegularCards(t, seat, company)
			split[company] = board.SplitCards(t, seat, company)
		}
		s.regular, s.split = append(s.regular, regular), append(s.split, split)
	}
	for company := range board.Companies {
		s.space[company] = t.Mark(board.OwnMark(t, board.IndexMark+company))
	}
	return s
}

func (s *sheet) same(t calc.Table) string {
	now := sheetOf(t)
	for company := range board.Companies {
		if want := s.value(company); t.Price(company) != want {
			return fmt.Sprintf("%s is at %d, by hand %d", board.CodeOf(company), t.Price(company), want)
		}
	}
	a, b := fmt.Sprint(now.cash, now.regular, now.split, now.fees, now.space), fmt.Sprint(s.cash, s.regular, s.split,
		s.fees, s.space)
	if a == b {
		return ""
	}
	return "cash, cards, split cards, fees and spaces " + a + "\nby hand " + b
}

// A row is a company's spaces, with the space where its ticker starts and the space after a split.
type row struct {
	spaces       []int
	start, reset int
}

func (s *sheet) rowOf(company int) row {
	if s.rules.Board == "standard" {
		return row{[]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 4, 5}
	}
	return []row{
		{[]int{1, 3, 5, 7, 9}, 2, 2}, {[]int{1, 2, 3, 4, 5, 6}, 4, 3},
		{[]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 4, 5}, {[]int{1, 3, 5, 7, 9, 11, 13}, 2, 3},
		{[]int{1, 1, 2, 2, 3, 3, 4, 4, 5, 5}, 8, 4}, {[]int{1, 3, 4, 5, 5, 6, 6, 7, 8, 10}, 4, 3},
	}[company]
}

func (s *sheet) value(company int) int { return s.rowOf(company).spaces[s.space[company]] }

func (s *sheet) plays(seat int, who board.Investor) bool { return board.Has(s.table, seat, who) }

func (s *sheet) open() bool { return s.rules.Holdings != "hidden" }

// enter applies an entry, and reports whether the sheet supports its kind. It reads only the turn from the table after.
func (s *sheet) enter(e calc.Entry, after calc.Table) bool {
	had := slices.Clone(s.cash)
	switch e := e.(type) {
	case *demand.Bid:
		if board.PhaseOf(after) == board.PhaseTaking {
			s.bid(e.Seat, e.Amount)
			for pile := range board.Piles(s.table) {
				if amount, seat := demand.BidOn(s.table, pile); seat != calc.None && pile+1 != e.Pile {
					s.bid(seat, amount)
				}
			}
		}
	case *demand.Bids:
		for meeple, amount := range e.Bids {
			s.bid(meeple/(len(e.Bids)/len(s.cash)), amount)
		}
	case *demand.Take:
		s.take(e)
	case *demand.Piles:
		for _, take := range e.Takes {
			s.take(&take)
		}
	case *Action:
		steps := map[string]int{"boom": 2, "bust": -2, "up": 1, "down": -1}[e.What]
		s.move(board.CompanyOf(e.Company), steps, e.Claims, "")
	case *Sell:
		s.sell(e)
	case *Movement:
		for company, forecast := range e.Forecasts {
			steps, err := strconv.Atoi(string(forecast))
			switch {
			case forecast == "$$":
				s.dividend(company, 2, s.shown(company, e.Claims, board.CodeOf(company), true))
			case err == nil:
				s.move(company, steps, e.Claims, board.CodeOf(company))
			}
		}
	case *Declare:
		company := board.CompanyOf(e.Company)
		s.dividend(company, 1, s.shown(company, e.Claims, "", s.rules.Claims == "all"))
	case *Reveal:
		s.regular[e.Seat], s.split[e.Seat] = e.Regular, e.Split
	case *Rest, *calc.Skip:
	default:
		return false
	}
	for seat := range s.cash {
		if s.cash[seat] > had[seat] {
			s.payHeld(seat)
		}
	}
	if after.Mark(board.OwnMark(after, board.PaidOutMark)) == 1 {
		s.finish()
	}
	return true
}

func (s *sheet) bid(seat, amount int) {
	if s.plays(seat, board.Donald) {
		amount = map[int]int{0: 0, 1: 0, 3: 1, 6: 3, 10: 6, 15: 10, 20: 15, 25: 20}[amount]
	}
	s.cash[seat] -= amount
}

// take pays fees in the order typed (A.4.4).
func (s *sheet) take(e *demand.Take) {
	had := s.cash[e.Seat]
	for _, fee := range e.Fees {
		switch {
		case s.plays(e.Seat, board.Bernie):
			s.cash[e.Seat] += fee
		case s.cash[e.Seat] < fee || s.rules.FeesStrict && len(s.fees[e.Seat]) > 0:
			s.fees[e.Seat] = append(s.fees[e.Seat], fee)
		default:
			s.cash[e.Seat] -= fee
		}
	}
	for company, cards := range e.Cards {
		s.regular[e.Seat][company] += cards
	}
	if s.cash[e.Seat] > had {
		s.payHeld(e.Seat)
	}
}

func (s *sheet) payHeld(seat int) {
	var kept []int
	for _, fee := range s.fees[seat] {
		if fee > s.cash[seat] || s.rules.FeesStrict && len(kept) > 0 {
			kept = append(kept, fee)
		} else {
			s.cash[seat] -= fee
		}
	}
	s.fees[seat] = kept
}

// sell sells at current values. Selling half of a split card leaves a regular card. Graham gets 1 more a share.
func (s *sheet) sell(e *Sell) {
	for company := range board.Companies {
		shares := e.Regular[company] + 2*e.Split[company] + e.Half[company]
		s.cash[e.Seat] += shares * s.value(company)
		if s.plays(e.Seat, board.Graham) {
			s.cash[e.Seat] += shares
		}
		if s.open() {
			s.regular[e.Seat][company] += e.Half[company] - e.Regular[company]
			s.split[e.Seat][company] -= e.Split[company] + e.Half[company]
		}
	}
}

func checkByHand(t judge, before calc.Table, e calc.Entry, after calc.Table) {
	t.Helper()
	byHand := sheetOf(before)
	if byHand.enter(e, after) {
		if differs := byHand.same(after); differs != "" {
			t.Fatalf("%s\n%s", gametest.Written(e), differs)
		}
	}
}

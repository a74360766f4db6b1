package tycoon

import (
	"fmt"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// A sheet is a second implementation of rules C.3 to C.6, written from their text alone.
type sheet struct {
	rules       *agreement.Options
	order       []int
	cash, debt  []int
	shares      []six
	out         []bool
	lots        []paper
	price, last six
	retired     six
	delisted    [agreement.Companies]bool
	chair       six
	directors   [agreement.Companies][]int
	premium     six
	year        int
}

type paper struct {
	seat, company, shares, price int
	class                        calc.Class
}

func sheetOf(t calc.Table) *sheet {
	s := &sheet{rules: board.OptionsOf(t), order: board.TurnOrder(t), year: t.Round()}
	for company := range agreement.Companies {
		s.price[company], s.last[company] = t.Price(company), board.LastYearPrice(t, company)
		s.retired[company] = t.Balance(calc.Treasury(company), calc.Share(company))
		s.delisted[company] = board.Delisted(t, company)
		s.chair[company], s.premium[company] = board.Chairman(t, company), board.Premium(t, company)
	}
	for seat := range t.Layout().Seats {
		s.cash, s.out = append(s.cash, t.Cash(seat)), append(s.out, t.Out(seat))
		s.debt = append(s.debt, board.Debt(t, seat))
		held := six{}
		for company := range held {
			held[company] = t.Shares(seat, company)
			if board.IsDirector(t, seat, company) {
				s.directors[company] = append(s.directors[company], seat)
			}
		}
		s.shares = append(s.shares, held)
	}
	for _, seat := range s.order {
		for round := 1; round <= s.rules.Transactions; round++ {
			if l := board.LotOf(t, seat, round); l.Class != calc.Regular {
				s.lots = append(s.lots, paper{seat, l.Company, l.Shares, l.Price, l.Class})
			}
		}
	}
	return s
}

func (s *sheet) same(t calc.Table) string {
	now := sheetOf(t)
	differs := ""
	for name, two := range map[string][2]any{
		"cash": {now.cash, s.cash}, "shares": {now.shares, s.shares}, "debts": {now.debt, s.debt},
		"out": {now.out, s.out}, "prices": {now.price, s.price}, "last": {now.last, s.last},
		"retired": {now.retired, s.retired}, "delisted": {now.delisted, s.delisted}, "Chairmen": {now.chair, s.chair},
		"Directors": {now.directors, s.directors}, "papers": {len(now.lots), len(s.lots)},
	} {
		if a, b := fmt.Sprint(two[0]), fmt.Sprint(two[1]); a != b {
			differs += fmt.Sprintf("%s %s, by hand %s\n", name, a, b)
		}
	}
	return differs
}

func (s *sheet) enter(before calc.Table, e calc.Entry) bool {
	switch e := e.(type) {
	case *trading.Buy:
		s.trade(e.Seat, agreement.CompanyOf(e.Company), e.Shares)
	case *trading.Sell:
		s.trade(e.Seat, agreement.CompanyOf(e.Company), -e.Shares)
	case *trading.Short:
		company := agreement.CompanyOf(e.Company)
		s.lots = append(s.lots, paper{e.Seat, company, e.Shares, s.price[company], board.ShortLot})
	case *trading.OptionPurchase:
		company, class := agreement.CompanyOf(e.Company), board.CallLot
		if e.Type == "put" {
			class = board.PutLot
		}
		s.cash[e.Seat] -= e.Shares * s.price[company] * s.premium[company] / 100
		s.lots = append(s.lots, paper{e.Seat, company, e.Shares, s.price[company], class})
	case *special.Loan:
		s.cash[e.Seat] += 100_000
	case *special.Debenture:
		s.redeem(e.Seat, agreement.CompanyOf(e.Company))
	case *special.Rights:
		company := agreement.CompanyOf(e.Company)
		for _, part := range append([]turns.Taker{{Seat: e.Seat, Shares: e.Shares}}, e.Takers...) {
			s.cash[part.Seat] -= 10 * part.Shares
			s.shares[part.Seat][company] += part.Shares
		}
	case *office.Dividend:
		s.dividend(agreement.CompanyOf(e.Company), e.Each)
	case *office.Buyback:
		s.buyback(e)
	case *debts.Settle:
		s.settle(e)
	case *turns.Pass:
	case *yearend.YearEnd:
		s.yearEnd(before, e)
	default:
		return false
	}
	s.offices()
	return true
}

func (s *sheet) trade(seat, company, shares int) {
	s.cash[seat] -= shares * s.price[company]
	s.shares[seat][company] += shares
}

func (s *sheet) redeem(seat, company int) {
	s.cash[seat] += s.shares[seat][company] * s.rules.Start[company]
	if !s.rules.DebentureKeeps {
		s.shares[seat][company] = 0
	}
}

// dividend pays each holder (C.3.24). Under short_pays_dividend, short sellers pay the dividend too.
func (s *sheet) dividend(company, each int) {
	s.price[company] = max(0, s.price[company]-each)
	for seat := range s.cash {
		s.cash[seat] += each * s.shares[seat][company]
	}
	for _, l := range s.lots {
		if s.rules.ShortPays && l.class == board.ShortLot && l.company == company {
			s.cash[l.seat] -= each * l.shares
		}
	}
}

// buyback buys from the other players, in turn order after the Chairman (C.3.25).
func (s *sheet) buyback(e *office.Buyback) {
	company, left := agreement.CompanyOf(e.Company), e.Shares
	for i := range s.cash {
		seat := (e.Seat + i) % len(s.cash)
		for _, offer := range e.Offers {
			if offer.Seat == seat {
				sold := min(left, offer.Shares)
				left -= sold
				s.shares[seat][company] -= sold
				s.cash[seat] += sold * e.Price
				s.cash[e.Seat] -= sold * e.Price
			}
		}
	}
	bought := e.Shares - left
	s.retired[company] += bought
	if s.rules.ProRata {
		s.price[company] += 5 * bought / 10_000
	} else {
		s.price[company] += 5 * (bought / 10_000)
	}
	s.price[company] = min(s.price[company], agreement.MaxPrice)
}

func (s *sheet) stock(seat int) int {
	sum := 0
	for company, shares := range s.shares[seat] {
		sum += shares * s.price[company]
	}
	return sum
}

func (s *sheet) pay(seat int) {
	paid := min(s.cash[seat], s.debt[seat])
	s.cash[seat], s.debt[seat] = s.cash[seat]-paid, s.debt[seat]-paid
}

// sellFor sells the shares that the debtor chose, then other shares as needed, company by company (C.6).
func (s *sheet) sellFor(seat int, sales []debts.Sale) {
	named := map[int]bool{}
	for _, sale := range sales {
		if sale.Seat == seat {
			company := agreement.CompanyOf(sale.Company)
			named[company] = true
			s.trade(seat, company, -sale.Shares)
		}
	}
	for company := range agreement.Companies {
		for !named[company] && s.price[company] > 0 && s.shares[seat][company] > 0 && s.cash[seat] < s.debt[seat] {
			missing := s.debt[seat] - s.cash[seat]
			shares := missing / s.price[company]
			if missing%s.price[company] > 0 {
				shares++
			}
			s.trade(seat, company, -min(shares, s.shares[seat][company]))
		}
	}
	s.pay(seat)
}

func (s *sheet) settle(e *debts.Settle) {
	if s.cash[e.Seat]+s.stock(e.Seat) >= s.debt[e.Seat] {
		s.sellFor(e.Seat, e.Sales)
		return
	}
	s.cash[e.Seat], s.debt[e.Seat], s.shares[e.Seat], s.out[e.Seat] = 0, 0, six{}, true
	s.lots = slices.DeleteFunc(s.lots, func(l paper) bool { return l.seat == e.Seat })
}

func (s *sheet) offices() {
	for company := range agreement.Companies {
		base := s.rules.Shares - s.retired[company]
		if s.rules.Thresholds == "absolute_thresholds" {
			base = s.rules.Shares
		}
		enough := func(seat, percent int) bool {
			held := s.shares[seat][company]
			return held > 0 && held*100 >= base*percent
		}
		best := func(percent, aside int, incumbent func(int) bool) int {
			found := calc.None
			for seat := range s.cash {
				if seat == aside || !enough(seat, percent) {
					continue
				}
				if found == calc.None || s.shares[seat][company] > s.shares[found][company] ||
					s.shares[seat][company] == s.shares[found][company] && incumbent(seat) {
					found = seat
				}
			}
			return found
		}
		was := s.chair[company]
		if was == calc.None || s.rules.Chair != "first" || !enough(was, s.rules.Chairman) {
			s.chair[company] = best(s.rules.Chairman, calc.None, func(seat int) bool { return seat == was })
		}
		sat := s.directors[company]
		s.directors[company] = nil
		if s.rules.Directors == "multi_director" {
			for seat := range s.cash {
				if seat != s.chair[company] && enough(seat, s.rules.Director) {
					s.directors[company] = append(s.directors[company], seat)
				}
			}
		} else if seat := best(s.rules.Director, s.chair[company], func(seat int) bool {
			return slices.Contains(sat, seat)
		}); seat != calc.None {
			s.directors[company] = []int{seat}
		}
	}
}

func checkByHand(t judge, before calc.Table, e calc.Entry, after calc.Table) {
	t.Helper()
	byHand := sheetOf(before)
	if byHand.enter(before, e) {
		if differs := byHand.same(after); differs != "" {
			t.Fatalf("%s\n%s", gametest.Written(e), differs)
		}
	}
}

package shoulders

import (
	"fmt"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

// A sheet is a second implementation of the rules, as kept on paper. It shares no code with the package.
type sheet struct {
	options  board.Options
	ladder   []int
	cash     []int
	treasury map[string]int
	value    map[string]int
	// cards holds, for each company, the owners of the five commons, the preferred and the director's certificate, in
	// this order. An owner is a seat, inTreasury or inPool.
	cards    map[string][]int
	shielded map[string]bool
	spared   map[string]bool
}

const (
	inTreasury = -1
	inPool     = -2
)

func cardShares() []int { return []int{1, 1, 1, 1, 1, 2, 3} }

func sheetOf(t calc.Table) *sheet {
	s := &sheet{
		options: *board.OptionsOf(t), treasury: map[string]int{}, value: map[string]int{}, cards: map[string][]int{},
		shielded: map[string]bool{}, spared: map[string]bool{},
		ladder: []int{10, 15, 20, 25, 35, 40, 50, 60, 80, 100, 120, 140, 160, 190, 220, 250, 280, 320, 360, 400, 450},
	}
	for seat := range t.Layout().Seats {
		s.cash = append(s.cash, t.Cash(seat))
	}
	for i, c := range t.Layout().Companies {
		if t.Price(i) == 0 {
			continue
		}
		s.value[c.Key], s.treasury[c.Key] = t.Price(i), t.Balance(calc.Treasury(i), calc.Cash())
		s.shielded[c.Key] = t.Mark(board.CompanyMark(t, i, board.CompanyProtected)) == 1
		s.spared[c.Key] = t.Mark(board.CompanyMark(t, i, board.CompanySpared)) == 1
		owners := map[int]calc.Account{inTreasury: calc.Treasury(i), inPool: calc.Market()}
		for seat := range t.Layout().Seats {
			owners[seat] = calc.AccountOf(seat)
		}
		for class, count := range []int{5, 1, 1} {
			var list []int
			for owner := inPool; owner < len(s.cash); owner++ {
				for range t.Balance(owners[owner], calc.Commodity{Company: i, Class: calc.Class(class)}) {
					list = append(list, owner)
				}
			}
			for len(list) < count {
				list = append(list, inPool)
			}
			s.cards[c.Key] = append(s.cards[c.Key], list...)
		}
	}
	return s
}

func (s *sheet) step(company string, steps int) {
	at := slices.Index(s.ladder, s.value[company]) + steps
	s.value[company] = s.ladder[min(max(at, 0), 20)]
}

func (s *sheet) shares(company string, owner int) int {
	sum := 0
	for card, holder := range s.cards[company] {
		if holder == owner {
			sum += cardShares()[card]
		}
	}
	return sum
}

// hand moves a certificate: a common for kind 0, the preferred for 5, the director certificate for 6.
func (s *sheet) hand(company string, kind, from, to int) {
	cards := s.cards[company]
	for card := kind; card < len(cards) && (card == kind || card < 5); card++ {
		if cards[card] == from {
			cards[card] = to
			return
		}
	}
}

func (s *sheet) enter(e calc.Entry) bool {
	switch e := e.(type) {
	case *Buy:
		s.buy(e.Seat, e.Company, e.Certificate)
	case *Start:
		s.start(e.Seat, e.Company, e.Par)
	case *Sell:
		s.sell(e)
	case *operating.Operate:
		if e.Use == "dividends" {
			s.pay(e.Company, e.Revenue)
			return true
		}
		s.treasury[e.Company] += e.Revenue
		if !s.saves(e.Company) {
			s.step(e.Company, -1)
		}
	case *operating.Extra:
		s.pay(e.Company, e.Amount)
	case *operating.Emergency:
		s.treasury[e.Company] += (e.Common + 2*e.Preferred) * s.value[e.Company]
		for range e.Common {
			s.hand(e.Company, 0, inTreasury, inPool)
		}
		for range e.Preferred {
			s.hand(e.Company, 5, inTreasury, inPool)
		}
		s.step(e.Company, -(e.Common + 2*e.Preferred + 1))
	case *operating.Treasury:
		s.treasury[e.Company] += e.Change
	case *operating.Pay:
		s.treasury[e.Company] -= e.Wages + e.Goods + e.Machinery
	default:
		return false
	}
	return true
}

func (s *sheet) saves(company string) bool {
	switch s.options.PriceProtection {
	case "every_time":
		return s.shielded[company]
	case "once_per_decade":
		return s.shielded[company] && !s.spared[company]
	}
	return false
}

func (s *sheet) buy(seat int, company, certificate string) {
	from, kind, shares := inTreasury, 0, 1
	if certificate == "pool_common" || certificate == "pool_preferred" {
		from = inPool
	}
	if certificate == "preferred" || certificate == "pool_preferred" {
		kind, shares = 5, 2
	}
	s.hand(company, kind, from, seat)
	s.cash[seat] -= shares * s.value[company]
	if from == inTreasury {
		s.treasury[company] += shares * s.value[company]
	}
	s.direct(company)
}

func (s *sheet) start(seat int, company string, par int) {
	s.value[company], s.treasury[company] = par, 3*par
	s.cash[seat] -= 3 * par
	s.cards[company] = []int{inTreasury, inTreasury, inTreasury, inTreasury, inTreasury, inTreasury, seat}
}

func (s *sheet) sell(e *Sell) {
	falls := map[string]int{}
	for _, sale := range e.Sales {
		shares := sale.Common + 2*sale.Preferred + 3*sale.Director
		fall := shares
		if s.cards[sale.Company][6] != e.Seat {
			if s.options.FriendlySales {
				fall = 1
			}
			if s.saves(sale.Company) {
				fall = 0
			}
		}
		falls[sale.Company] = fall
		at := slices.Index(s.ladder, s.value[sale.Company])
		for sold := range shares {
			price := at
			if s.options.DropEach {
				price = max(0, at-min(sold, fall))
			}
			s.cash[e.Seat] += s.ladder[price]
		}
		for range sale.Common {
			s.hand(sale.Company, 0, e.Seat, inPool)
		}
		for range sale.Preferred {
			s.hand(sale.Company, 5, e.Seat, inPool)
		}
		for range sale.Director {
			s.takeOver(sale.Company, e.Seat)
		}
	}
	for company, fall := range falls {
		s.step(company, -fall)
		s.direct(company)
	}
	switch e.Then {
	case "buy":
		s.buy(e.Seat, e.Company, e.Certificate)
	case "start":
		s.start(e.Seat, e.Company, e.Par)
	}
}

// takeOver gives a sold director certificate to the first seat on the seller's left with 30 %.
func (s *sheet) takeOver(company string, seller int) {
	for i := 1; i < len(s.cash); i++ {
		if to := (seller + i) % len(s.cash); s.shares(company, to) >= 3 {
			s.settle(company, to, inPool)
			s.cards[company][6] = to
			return
		}
	}
}

// settle moves 30 % between players: the preferred and a common or, without the preferred, three commons.
func (s *sheet) settle(company string, from, to int) {
	if s.cards[company][5] == from {
		s.cards[company][5] = to
		s.hand(company, 0, from, to)
		return
	}
	for range 3 {
		s.hand(company, 0, from, to)
	}
}

// direct makes the largest holder director (advanced rules).
func (s *sheet) direct(company string) {
	old := s.cards[company][6]
	if s.options.Rules != "advanced" || old < 0 {
		return
	}
	best := old
	for i := range s.cash {
		if seat := (old + i) % len(s.cash); s.shares(company, seat) > s.shares(company, best) {
			best = seat
		}
	}
	if best != old {
		s.settle(company, best, old)
		s.cards[company][6] = best
	}
}

func (s *sheet) pay(company string, revenue int) {
	revenue -= revenue % 10
	for seat := range s.cash {
		s.cash[seat] += s.shares(company, seat) * revenue / 10
	}
	s.treasury[company] += s.shares(company, inTreasury) * revenue / 10
	value := s.value[company]
	switch {
	case revenue == 0:
	case revenue/value >= 3 && value >= 60:
		s.step(company, 3)
	case revenue/value >= 2:
		s.step(company, 2)
	case revenue/value >= 1:
		s.step(company, 1)
	}
}

func (s *sheet) same(t calc.Table) string {
	other := sheetOf(t)
	if !slices.Equal(s.cash, other.cash) {
		return fmt.Sprintf("cash %v, by hand %v", other.cash, s.cash)
	}
	for company, value := range s.value {
		if other.value[company] != value || other.treasury[company] != s.treasury[company] {
			return fmt.Sprintf("%s stands at %d with %d, by hand at %d with %d", company,
				other.value[company], other.treasury[company], value, s.treasury[company])
		}
		for owner := inPool; owner < len(s.cash); owner++ {
			if other.shares(company, owner) != s.shares(company, owner) {
				return fmt.Sprintf("%s: owner %d has %d, by hand %d", company, owner, other.shares(company, owner),
					s.shares(company, owner))
			}
		}
	}
	if len(s.value) != len(other.value) {
		return fmt.Sprintf("%d companies, by hand %d", len(other.value), len(s.value))
	}
	return ""
}

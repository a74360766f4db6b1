package tycoon

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// A sheet is a game kept by hand: a second reading of C.3 to C.6, written from their text alone, in the way of somebody
// with pencil and paper. Random and recorded games must come out the same on both.
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

// A paper is a short or an option that somebody holds until the year's end.
type paper struct {
	seat, company, shares, price int
	class                        calc.Class
}

// sheetOf writes down how a table stands.
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

// same tells where a table differs from the sheet, or nothing.
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

// enter does what an entry does, and reports whether it is one that the sheet knows.
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

// dividend pays every holder (C.3.24), and takes it from short sellers where the table agreed so.
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

// buyback buys from the others in turn order after the Chairman (C.3.25).
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

// stock is what a seat's shares are worth.
func (s *sheet) stock(seat int) int {
	sum := 0
	for company, shares := range s.shares[seat] {
		sum += shares * s.price[company]
	}
	return sum
}

// pay pays a debt from the cash.
func (s *sheet) pay(seat int) {
	paid := min(s.cash[seat], s.debt[seat])
	s.cash[seat], s.debt[seat] = s.cash[seat]-paid, s.debt[seat]-paid
}

// sellFor sells what a debtor named, and of the other stocks in their order what is still needed (C.6).
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

// settle is the first transaction of a debtor (C.3.19).
func (s *sheet) settle(e *debts.Settle) {
	if s.cash[e.Seat]+s.stock(e.Seat) >= s.debt[e.Seat] {
		s.sellFor(e.Seat, e.Sales)
		return
	}
	s.cash[e.Seat], s.debt[e.Seat], s.shares[e.Seat], s.out[e.Seat] = 0, 0, six{}, true
	s.lots = slices.DeleteFunc(s.lots, func(l paper) bool { return l.seat == e.Seat })
}

// yearEnd is C.4, step by step.
func (s *sheet) yearEnd(before calc.Table, e *yearend.YearEnd) {
	revealed := s.price
	plus, minus := s.prices(before, e)
	for _, k := range e.Suspends {
		company := agreement.CompanyOf(k.Company)
		if s.price[company] = s.last[company]; s.rules.Suspend == "start_of_reveal" {
			s.price[company] = revealed[company]
		}
	}
	for _, k := range e.Claims {
		s.redeem(k.Seat, agreement.CompanyOf(k.Company))
	}
	for seat := range s.cash {
		s.cash[seat] = s.afterCurrency(s.cash[seat], plus[seat], minus[seat])
	}
	for _, l := range s.lots {
		if l.class == board.ShortLot {
			s.cash[l.seat] += l.shares * (l.price - s.price[l.company])
			if s.cash[l.seat] < 0 {
				s.debt[l.seat], s.cash[l.seat] = s.debt[l.seat]-s.cash[l.seat], 0
			}
		}
	}
	s.exercise(before, e)
	for _, seat := range s.order {
		s.pay(seat)
		switch debt := s.debt[seat]; {
		case debt == 0 || s.year == s.rules.Years:
		case s.stock(seat) >= debt:
			s.sellFor(seat, e.Sales)
		default:
			s.debt[seat] = debt + debt/10
			if debt%10 > 0 {
				s.debt[seat]++
			}
		}
	}
	s.lots = nil
	for company, price := range s.price {
		if price == 0 && s.rules.Zero == "delist" && !s.delisted[company] {
			s.delisted[company] = true
			for seat := range s.shares {
				s.shares[seat][company] = 0
			}
		}
		if price == 0 && s.rules.Zero == "restart_at_face" && s.year < s.rules.Years {
			s.price[company] = s.rules.Start[company]
		}
	}
	s.last = s.price
}

// A dealt card lies before a seat.
type dealt struct {
	seat int
	code string
}

// value is what a card changes a price by.
func (d dealt) value() int {
	value, _ := strconv.Atoi(d.code[1:])
	return value
}

// prices moves the prices by the cards that count, and tells how many currency cards each seat has.
func (s *sheet) prices(before calc.Table, e *yearend.YearEnd) (plus, minus []int) {
	plus, minus = make([]int, len(s.cash)), make([]int, len(s.cash))
	by := e.By
	if by == "" {
		by = s.rules.Reveal
	}
	var all []dealt
	for _, seat := range s.order {
		r := e.Revealed(seat)
		plus[seat], minus[seat] = r.Plus, r.Minus
		codes := r.Cards
		if s.rules.Hands == "entered" {
			by, codes = "cards", handOf(before, seat)
			deck := board.DeckOf(before)
			plus[seat] = before.Mark(hands.HeldMark(before, seat, deck.Special(agreement.Plus)))
			minus[seat] = before.Mark(hands.HeldMark(before, seat, deck.Special(agreement.Minus)))
		}
		for _, code := range codes {
			all = append(all, dealt{seat, code})
		}
	}
	all = s.removed(all, e)
	for company := range agreement.Companies {
		old, code := s.price[company], agreement.CodeOf(company)
		var steps []int
		switch by {
		case "totals":
			steps = []int{e.Totals[company]}
		case "sums":
			for _, seat := range s.order {
				steps = append(steps, e.Revealed(seat).Sums[company])
			}
		default:
			for _, d := range all {
				if d.code[:1] == code {
					steps = append(steps, d.value())
				}
			}
		}
		if s.delisted[company] {
			continue
		}
		for _, step := range steps {
			if s.price[company] += step; s.rules.ClampEach {
				s.price[company] = min(max(0, s.price[company]), agreement.MaxPrice)
			}
		}
		s.price[company] = min(max(0, s.price[company]), agreement.MaxPrice)
		if old == 0 && s.price[company] > 0 && s.rules.Zero == "recover_to_1" {
			s.price[company] = 1
		}
	}
	return plus, minus
}

// handOf are the price cards that a seat's hand is known to hold.
func handOf(t calc.Table, seat int) []string {
	var codes []string
	deck := board.DeckOf(t)
	if board.OptionsOf(t).ClampEach {
		for _, face := range hands.DealtFaces(t, seat) {
			codes = append(codes, deck.Faces[face].Code)
		}
		return codes
	}
	for face, f := range deck.Faces[:deck.PriceFaces] {
		for range t.Mark(hands.HeldMark(t, seat, face)) {
			codes = append(codes, f.Code)
		}
	}
	return codes
}

// removed are the cards without those that Directors withhold and Chairmen remove (C.3.13, C.3.14).
func (s *sheet) removed(all []dealt, e *yearend.YearEnd) []dealt {
	without := func(d dealt) {
		if i := slices.Index(all, d); i >= 0 {
			all = slices.Delete(all, i, i+1)
		}
	}
	worst := func() {
		for company, chairman := range s.chair {
			low := dealt{code: "?"}
			for _, d := range all {
				if d.code[:1] == agreement.CodeOf(company) && d.value() < 0 && (low.code == "?" || d.value() < low.value()) {
					low = d
				}
			}
			if chairman != calc.None && s.rules.Removal == "auto_worst" {
				without(low)
			}
		}
	}
	if s.rules.ChairmanFirst {
		worst()
	}
	for seat := range s.cash {
		for _, code := range e.Revealed(seat).Withheld {
			without(dealt{seat, code})
		}
	}
	for _, k := range e.Removed {
		without(dealt{k.Seat, k.Card})
	}
	if !s.rules.ChairmanFirst {
		worst()
	}
	return all
}

// afterCurrency is what currency cards make of some cash (C.3.17).
func (s *sheet) afterCurrency(cash, plus, minus int) int {
	if s.rules.Currency == "compound" {
		exact := new(big.Rat).SetInt64(int64(cash))
		for range plus {
			exact.Mul(exact, big.NewRat(11, 10))
		}
		for range minus {
			exact.Mul(exact, big.NewRat(9, 10))
		}
		exact.Sub(exact, new(big.Rat).SetInt64(int64(cash)))
		return cash + int(new(big.Int).Quo(exact.Num(), exact.Denom()).Int64())
	}
	net := max(-10, plus-minus)
	size, sign := cash*net/10, 1
	if net < 0 {
		size, sign = cash*-net/10, -1
	}
	if s.rules.Currency == "round_5000" {
		exact := cash * net * sign // in tenths
		switch {
		case exact < 50_000:
			size = 0
		case exact%50_000 >= 25_000:
			size = (exact/50_000 + 1) * 5_000
		default:
			size = exact / 50_000 * 5_000
		}
	}
	return max(0, cash+sign*size)
}

// exercise settles the options that are in the money (C.3.22).
func (s *sheet) exercise(before calc.Table, e *yearend.YearEnd) {
	left := six{}
	for company := range left {
		left[company] = s.rules.Shares - s.retired[company]
		for seat := range s.shares {
			left[company] -= s.shares[seat][company]
		}
	}
	for _, seat := range s.order {
		for round := 1; round <= s.rules.Transactions; round++ {
			l := board.LotOf(before, seat, round)
			worth := s.price[l.Company] - l.Price
			if l.Class == board.PutLot {
				worth = -worth
			}
			declined := slices.Contains(e.Declined, yearend.Decline{Seat: seat, Round: round})
			if l.Class != board.CallLot && l.Class != board.PutLot || worth <= 0 || declined {
				continue
			}
			if s.rules.Delivery != "physical_delivery" {
				s.cash[seat] += worth * l.Shares
				continue
			}
			shares := -min(l.Shares, s.shares[seat][l.Company])
			if l.Class == board.CallLot {
				shares = min(l.Shares, left[l.Company])
				for shares*l.Price > s.cash[seat] {
					shares = s.cash[seat] / l.Price
				}
			}
			s.cash[seat] -= shares * l.Price
			s.shares[seat][l.Company] += shares
			left[l.Company] -= shares
		}
	}
}

// offices are given anew after an entry (C.3.13 to C.3.15, C.6).
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

// checkByHand proves that an entry comes out as it does by hand.
func checkByHand(t judge, before calc.Table, e calc.Entry, after calc.Table) {
	t.Helper()
	byHand := sheetOf(before)
	if byHand.enter(before, e) {
		if differs := byHand.same(after); differs != "" {
			t.Fatalf("%s\n%s", gametest.Written(e), differs)
		}
	}
}

package tycoon

import (
	"math/big"
	"slices"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/yearend"
)

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

type dealt struct {
	seat int
	code string
}

func (d dealt) value() int {
	value, _ := strconv.Atoi(d.code[1:])
	return value
}

// prices moves prices by the cards that count, and returns each seat's numbers of currency cards.
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

// removed returns the cards left after Directors and Chairmen have removed some (C.3.13, C.3.14).
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
				of := d.code[:1] == agreement.CodeOf(company)
				if of && d.value() < 0 && (low.code == "?" || d.value() < low.value()) {
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

// afterCurrency returns the cash after the currency cards (C.3.17).
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

// exercise settles options in the money (C.3.22).
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

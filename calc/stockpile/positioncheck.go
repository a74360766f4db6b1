package stockpile

import (
	"slices"

	"scripkeeper/calc"
)

// check refuses what cannot be.
func (e *Position) check(t calc.Table) *calc.Refusal {
	if len(e.Seats) != len(t.Layout().Seats) {
		return calc.Refuse("position.seats", "cash").With("value", len(e.Seats)).With("max", len(t.Layout().Seats))
	}
	for _, find := range []func(calc.Table) *calc.Refusal{e.checkPrices, e.checkSeats, e.checkCards, e.checkInvestors, e.checkTurn} {
		if refusal := find(t); refusal != nil {
			return refusal
		}
	}
	return nil
}

func (e *Position) checkPrices(t calc.Table) *calc.Refusal {
	for company, price := range e.Prices {
		spaces := trackOf(t, company).spaces
		if _, ok := spaces.Index(price); !ok {
			return calc.Refuse("position.space", calc.ItemName("prices", company)).About(company).
				With("value", price).With("min", spaces[0]).With("max", spaces[len(spaces)-1])
		}
	}
	for i, code := range e.Second {
		company := companyOf(code)
		if company == calc.None || slices.Contains(e.Second[:i], code) || !twice(t, company, e.Prices[company]) {
			return calc.Refuse("position.second", "second").About(company)
		}
	}
	return nil
}

func (e *Position) checkSeats(t calc.Table) *calc.Refusal {
	left, held := 0, map[int]int{}
	for seat, s := range e.Seats {
		if s.Out && (s.Cash != 0 || len(s.Fees)+len(s.Investors) > 0 || s.Regular != Count{} || s.Split != Count{} || s.Boom != 0 || s.Bust != 0) {
			return calc.Refuse("position.out", calc.ItemName("out", seat)).Seated(seat)
		}
		if s.Cash < 0 || s.Cash > maxMoney {
			return calc.Refuse("position.cash", calc.ItemName("cash", seat)).Seated(seat).With("max", maxMoney)
		}
		for slot, fee := range s.Fees {
			field := calc.ItemName(calc.ItemName("owed", seat), slot)
			if fee < 1 || fee > maxFee {
				return calc.Refuse("fee.unknown", field).Seated(seat).With("value", fee).With("max", maxFee)
			}
			if held[fee]++; held[fee] > feesEach {
				return calc.Refuse("take.fees", field).Seated(seat).With("amount", fee).With("max", feesEach)
			}
		}
		if !s.Out {
			left++
		}
	}
	if left < 2 {
		return calc.Refuse("position.alone", "out.0").With("min", 2)
	}
	return nil
}

func (e *Position) checkCards(t calc.Table) *calc.Refusal {
	left := Count{}
	for company := range left {
		left[company] = cardsEach
	}
	actions := [2]int{actionsEach, actionsEach}
	for seat, s := range e.Seats {
		for company := range Companies {
			for i, cards := range [2]int{s.Regular[company], s.Split[company]} {
				field := calc.ItemName(calc.ItemName([2]string{"regular", "split"}[i], seat), company)
				if cards != 0 && !optionsOf(t).known() {
					return calc.Refuse("take.hidden", field).Seated(seat).About(company)
				}
				if cards < 0 || cards > left[company] {
					return calc.Refuse("cards.short", field).Seated(seat).About(company).
						With("cards", cards).With("max", left[company])
				}
				left[company] -= cards
			}
		}
		for i, cards := range [2]int{s.Boom, s.Bust} {
			if !e.acts() {
				actions[i] = 0
			}
			if cards < 0 || cards > actions[i] {
				return calc.Refuse("take.actions", calc.ItemName([2]string{"boom", "bust"}[i], seat)).Seated(seat).
					With("cards", cards).With("max", actions[i])
			}
			actions[i] -= cards
		}
	}
	return nil
}

func (e *Position) checkInvestors(t calc.Table) *calc.Refusal {
	asked := 0
	if optionsOf(t).Investors {
		asked = meeples(t)
	}
	var taken []investor
	for seat, s := range e.Seats {
		field := func(slot int) string { return calc.ItemName(calc.ItemName("investor", seat), slot) }
		if len(s.Investors) > asked {
			return calc.Refuse("investor.extra", field(asked)).Seated(seat).With("max", asked)
		}
		for slot := range asked {
			if s.Out {
				break
			}
			i := investor(calc.None)
			if slot < len(s.Investors) {
				i = investorOf(s.Investors[slot])
			}
			switch {
			case i == calc.None:
				return calc.Refuse("investor.missing", field(slot)).Seated(seat)
			case slices.Contains(taken, i):
				return calc.Refuse("investor.taken", field(slot)).Seated(seat)
			}
			taken = append(taken, i)
		}
	}
	return nil
}

func (e *Position) checkTurn(t calc.Table) *calc.Refusal {
	l := t.Layout()
	switch {
	case e.Round < 1 || e.Round > l.Rounds:
		return calc.Refuse("position.round", "round").With("value", e.Round).With("max", l.Rounds)
	case !slices.Contains(positionPhases(), e.Phase):
		return calc.Refuse("position.phase", "phase")
	}
	for _, of := range []struct {
		field string
		seat  int
	}{{"first", e.First}, {"turn", e.Turn}} {
		if !l.HasSeat(of.seat) {
			return calc.Refuse("seat.unknown", of.field).With("player", of.seat).With("seats", len(l.Seats))
		}
		if e.Seats[of.seat].Out {
			return calc.Refuse("position.turn", of.field).Seated(of.seat)
		}
	}
	if e.together() && e.Turn != e.First {
		return calc.Refuse("position.first", "turn").Seated(e.First)
	}
	return nil
}

package tycoon

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// settleOptions exercises the options that are in the money (rules C.3.21 to 23).
func (y settling) settleOptions() *calc.Refusal {
	b, asked := y.builder, map[Decline]bool{}
	refusal := y.eachLot(func(seat, round int, l lot) *calc.Refusal {
		price := b.Price(l.company)
		worth := price - l.price
		if l.class == PutLot {
			worth = -worth
		}
		this := Decline{Seat: seat, Round: round}
		switch {
		case worth <= 0:
			b.Line("option.expired", "exercise", seat, l.company, y.lotTerms(l, price, 0)...)
		case y.rules.ManualExercise && y.askExercise(this, l.company, asked):
			b.Line("option.declined", "house.manual_exercise", seat, l.company, y.lotTerms(l, price, worth)...)
		case y.rules.Delivery == "physical_delivery":
			y.deliver(seat, l)
		default:
			kind := "option.call"
			if l.class == PutLot {
				kind = "option.put"
			}
			b.Line(kind, "exercise", seat, l.company, y.lotTerms(l, price, worth)...)
			b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), worth*l.shares)
		}
		closeLot(b, seat, round)
		return nil
	})
	for i, k := range y.Declined {
		if !asked[k] || slices.Contains(y.Declined[:i], k) {
			return calc.Refuse("decline.stray", calc.ItemName("exercise", k.Seat, k.Round)).Under("exercise")
		}
	}
	return refusal
}

func (y settling) lotTerms(l lot, price, worth int) []calc.Term {
	return []calc.Term{calc.With("shares", l.shares), calc.With("old", l.price), calc.With("new", price),
		calc.With("amount", worth*l.shares)}
}

// askExercise asks whether an option is exercised, and reports whether it is not.
func (y settling) askExercise(this Decline, company int, asked map[Decline]bool) bool {
	asked[this] = true
	e, declined := y.YearEnd, slices.Contains(y.Declined, this)
	y.noteExercise(this, company, !declined)
	y.Step(true, func() *calc.Field {
		return calc.FlagFunc(calc.ItemName("exercise", this.Seat, this.Round), func() bool { return !declined },
			func(yes bool) {
				var with []Decline
				if !yes {
					with = append(with, this)
				}
				e.Declined = calc.Replace(e.Declined, func(k Decline) bool { return k == this },
					func(a, b Decline) int {
						return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Round, b.Round))
					}, with...)
			}).ForSeat(this.Seat).ForCompany(company).Expect(1)
	})
	return declined
}

// deliver exercises an option in shares: the bank sells or buys them at the strike price, as far as bank, cash and
// holdings go.
func (y settling) deliver(seat int, l lot) {
	b := y.builder
	kind := "option.delivered"
	shares := min(l.shares, BankLeft(b.Table, l.company), b.Cash(seat)/max(1, l.price))
	if l.class == PutLot {
		kind, shares = "option.sold", -min(l.shares, b.Shares(seat, l.company))
	}
	size := max(shares, -shares)
	b.Line(kind, "house.physical_delivery", seat, l.company, calc.With("most", l.shares), calc.With("shares", size),
		calc.With("price", l.price), calc.With("amount", size*l.price))
	b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), shares*l.price)
	b.Move(calc.Market(), calc.AccountOf(seat), calc.Share(l.company), shares)
}

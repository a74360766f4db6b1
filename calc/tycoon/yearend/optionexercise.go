package yearend

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
)

// settleOptions exercises options in the money (rules C.3.21 to 23).
func (y settling) settleOptions() *calc.Refusal {
	b, asked := y.builder, map[Decline]bool{}
	refusal := y.eachLot(func(seat, round int, l board.Lot) *calc.Refusal {
		price := b.Price(l.Company)
		worth := price - l.Price
		if l.Class == board.PutLot {
			worth = -worth
		}
		this := Decline{Seat: seat, Round: round}
		switch {
		case worth <= 0:
			b.Line("option.expired", "exercise", seat, l.Company, y.lotTerms(l, price, 0)...)
		case y.rules.ManualExercise && y.askExercise(this, l.Company, asked):
			b.Line("option.declined", "house.manual_exercise", seat, l.Company, y.lotTerms(l, price, worth)...)
		case y.rules.Delivery == "physical_delivery":
			y.deliver(seat, l)
		default:
			kind := "option.call"
			if l.Class == board.PutLot {
				kind = "option.put"
			}
			b.Line(kind, "exercise", seat, l.Company, y.lotTerms(l, price, worth)...)
			b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), worth*l.Shares)
		}
		board.CloseLot(b, seat, round)
		return nil
	})
	for i, k := range y.Declined {
		if !asked[k] || slices.Contains(y.Declined[:i], k) {
			return calc.Refuse("decline.stray", calc.ItemName("exercise", k.Seat, k.Round)).Under("exercise")
		}
	}
	return refusal
}

func (y settling) lotTerms(l board.Lot, price, worth int) []calc.Term {
	return []calc.Term{calc.With("shares", l.Shares), calc.With("old", l.Price), calc.With("new", price),
		calc.With("amount", worth*l.Shares)}
}

// askExercise asks whether an option is exercised, and returns true if the holder declines.
func (y settling) askExercise(this Decline, company int, asked map[Decline]bool) bool {
	asked[this] = true
	e, declined := y.YearEnd, slices.Contains(y.Declined, this)
	field := func() *calc.Field {
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
	}
	if y.sheet != nil {
		y.collect(field())
	}
	y.Step(true, field)
	return declined
}

// deliver exercises an option by trading as many shares at the strike price as bank, cash and holding allow.
func (y settling) deliver(seat int, l board.Lot) {
	b := y.builder
	kind := "option.delivered"
	shares := min(l.Shares, board.BankLeft(b.Table, l.Company), b.Cash(seat)/max(1, l.Price))
	if l.Class == board.PutLot {
		kind, shares = "option.sold", -min(l.Shares, b.Shares(seat, l.Company))
	}
	size := max(shares, -shares)
	b.Line(kind, "house.physical_delivery", seat, l.Company, calc.With("most", l.Shares), calc.With("shares", size),
		calc.With("price", l.Price), calc.With("amount", size*l.Price))
	b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), shares*l.Price)
	b.Move(calc.Market(), calc.AccountOf(seat), calc.Share(l.Company), shares)
}

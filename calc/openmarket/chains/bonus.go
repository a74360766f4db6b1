package chains

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// Bonus is the payment to one holder of shares in a company that ends.
type Bonus struct {
	Seat, Amount int
	kind         string
	terms        []calc.Term
}

// Bonuses returns the bonuses for the most and the second most shares in a company, or nil if bonuses are entered by
// hand. A sole holder gets both bonuses. Players tied for the most shares split both, and there is no second place;
// players tied for second place split that bonus.
func Bonuses(t calc.Table, company int) []Bonus {
	o := board.OptionsOf(t)
	if !o.PaysBonuses() || !board.Launched(t, company) {
		return nil
	}
	most, second := 0, 0
	for seat := range t.Layout().Seats {
		switch shares := t.Shares(seat, company); {
		case shares > most:
			most, second = shares, most
		case shares < most && shares > second:
			second = shares
		}
	}
	first, both := holders(t, company, most), o.Majority+o.Minority
	switch {
	case most == 0:
		return nil
	case len(first) > 1:
		return sharedBonus(t, "majority.shared", company, first, both)
	case second == 0:
		return sharedBonus(t, "majority.alone", company, first, both)
	}
	kind, seconds := "minority", holders(t, company, second)
	if len(seconds) > 1 {
		kind = "minority.shared"
	}
	return append(sharedBonus(t, "majority", company, first, o.Majority),
		sharedBonus(t, kind, company, seconds, o.Minority)...)
}

func holders(t calc.Table, company, shares int) []int {
	return calc.IndexesWhere(len(t.Layout().Seats), func(seat int) bool { return t.Shares(seat, company) == shares })
}

// sharedBonus divides a bonus, a multiple of the price, equally among seats. It rounds each part up to the agreed unit.
func sharedBonus(t calc.Table, kind string, company int, seats []int, times int) []Bonus {
	price := t.Price(company)
	sum, unit, count := times*price, max(1, board.OptionsOf(t).BonusUnit), len(seats)
	if sum == 0 {
		return nil
	}
	part := sum
	if count > 1 {
		part = (sum + count*unit - 1) / (count * unit) * unit
	}
	var all []Bonus
	for _, seat := range seats {
		terms := []calc.Term{calc.With("held", t.Shares(seat, company)), calc.With("times", times),
			calc.With("price", price)}
		if count > 1 {
			terms = append(terms, calc.With("sum", sum), calc.With("count", count))
		}
		terms = append(terms, calc.With("amount", part))
		all = append(all, Bonus{Seat: seat, Amount: part, kind: kind, terms: terms})
	}
	return all
}

func Pay(b *calc.Builder, company int) {
	for _, of := range Bonuses(b.Table, company) {
		b.Line(of.kind, "majority", of.Seat, company, of.terms...)
		b.Move(calc.Bank(), calc.AccountOf(of.Seat), calc.Cash(), of.Amount)
	}
}

func PayAll(b *calc.Builder) {
	for company := range b.Layout().Companies {
		Pay(b, company)
	}
}

// Due returns the total bonuses that a seat would get if all companies ended now.
func Due(t calc.Table, seat int) int {
	sum := 0
	for company := range t.Layout().Companies {
		for _, of := range Bonuses(t, company) {
			if of.Seat == seat {
				sum += of.Amount
			}
		}
	}
	return sum
}

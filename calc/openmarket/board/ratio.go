package board

import "scripkeeper/calc"

// A Ratio is an exchange of shares: the field Old counts the shares given, New the shares received for them.
type Ratio struct{ New, Old int }

// RatioOf returns the ratio, in lowest terms, by which one number of shares becomes another: 1 for 2 if 10 become 5.
func RatioOf(after, before int) Ratio {
	common, rest := after, before
	for rest != 0 {
		common, rest = rest, common%rest
	}
	return Ratio{after / common, before / common}
}

// Of converts a number of shares. The result rest is the remaining fraction of a share, in units of 1/Old.
func (r Ratio) Of(shares int) (after, rest int) {
	return shares * r.New / r.Old, shares * r.New % r.Old
}

// Line adds a line about the change in the shares, or the certificates of a class, that an account holds.
func (r Ratio) Line(b *calc.Builder, rule string, a calc.Account, c calc.Commodity, shares int) {
	after, rest := r.Of(shares)
	kind := "split.holder"
	if a == calc.Treasury(c.Company) {
		kind = "split.own"
	}
	terms := []calc.Term{
		calc.With("shares", shares), calc.With("new", r.New), calc.With("old", r.Old), calc.With("after", after),
	}
	if rest > 0 {
		kind += ".rest"
		terms = append(terms, calc.With("rest", rest))
	}
	HolderLine(b, kind+Suffix(b.Table, c.Class), rule, a, c.Company, terms...)
}

// Shorts changes the number of shares that a seat has sold short. The result must be whole, see [UnevenShorts].
func (r Ratio) Shorts(b *calc.Builder, rule string, seat, company int) {
	class, _ := ShortClass(b.Table)
	shorts := Shorts(b.Table, seat, company)
	if shorts == 0 {
		return
	}
	a, c := calc.AccountOf(seat), Certificate(company, class)
	after, _ := r.Of(shorts)
	r.Line(b, rule, a, c, shorts)
	b.Move(calc.Market(), a, c, after-shorts)
}

// These are the ways to settle a fraction of a share: it is paid, lost, or rounded up to a share.
const (
	RestPaid = "paid"
	RestLost = "lost"
	RestUp   = "whole"
)

// Rests returns the three ways to settle a fraction of a share. The first is the way set in the options.
func Rests(t calc.Table) []string {
	if OptionsOf(t).Remainder == "cash" {
		return []string{RestPaid, RestLost, RestUp}
	}
	return []string{RestLost, RestPaid, RestUp}
}

// Settle pays for a holder's fraction of a share at the company's price, drops it, or rounds it up to a share (see
// [RestPaid], [RestLost] and [RestUp]).
func (r Ratio) Settle(b *calc.Builder, as string, a calc.Account, c calc.Commodity, rest int) {
	if rest == 0 {
		return
	}
	weight := WeightOf(b.Table, c.Company, c.Class)
	terms := []calc.Term{calc.With("rest", rest), calc.With("old", r.Old)}
	switch as {
	case RestUp:
		HolderLine(b, "split.up", "remainder.up", a, c.Company, terms...)
		b.Move(calc.Market(), a, c, 1)
	case RestLost:
		HolderLine(b, "split.lost"+Suffix(b.Table, c.Class), "remainder.down", a, c.Company, terms...)
	default:
		if c.Class != calc.Regular {
			terms = append(terms, calc.With("weight", weight))
		}
		sum := rest * weight * b.Price(c.Company) / r.Old
		HolderLine(b, "split.cash"+Suffix(b.Table, c.Class), "remainder.cash", a, c.Company,
			append(terms, calc.With("price", b.Price(c.Company)), calc.With("amount", sum))...)
		b.Move(calc.Bank(), a, calc.Cash(), sum)
	}
}

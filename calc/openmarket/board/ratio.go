package board

import "scripkeeper/calc"

// A Ratio is a change of every Old shares into New ones.
type Ratio struct{ New, Old int }

// RatioOf returns the ratio of two numbers of shares in lowest terms: 1 of 2 if 10 become 5.
func RatioOf(after, before int) Ratio {
	common, rest := after, before
	for rest != 0 {
		common, rest = rest, common%rest
	}
	return Ratio{after / common, before / common}
}

// Of converts a number of shares. Rest counts the parts left over; Old of them make a share.
func (r Ratio) Of(shares int) (after, rest int) {
	return shares * r.New / r.Old, shares * r.New % r.Old
}

// Line writes the change of the shares, or of the certificates of a class, in an account.
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

// Shorts changes a seat's short sales of a company, which must come out even.
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

// The ways to settle parts of a share: they are paid, lost, or rounded up to a share.
const (
	RestPaid = "paid"
	RestLost = "lost"
	RestUp   = "whole"
)

// Rests returns these words, the table's own choice first.
func Rests(t calc.Table) []string {
	if OptionsOf(t).Remainder == "cash" {
		return []string{RestPaid, RestLost, RestUp}
	}
	return []string{RestLost, RestPaid, RestUp}
}

// Settle settles a holder's parts of a share: they are paid at the price, rounded down, become a share, or are lost.
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

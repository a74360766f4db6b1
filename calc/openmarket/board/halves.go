package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// In companies with half-share certificates, holdings, payments and comparisons count units of half a share, see
// [ShareUnits]. Prices are always prices of a whole share. Only [Cost] computes the cost of certificates.

// HalfClass returns the class of half-share certificates, and whether the game has such certificates.
func HalfClass(t calc.Table) (calc.Class, bool) {
	kinds := Kinds(t)
	last := len(kinds) - 1
	return calc.Class(last), kinds[last] == agreement.Half
}

func isHalf(t calc.Table, class calc.Class) bool {
	half, has := HalfClass(t)
	return has && class == half
}

// ShareUnits returns the number of units in a share: 2 if the company has half-share certificates, otherwise 1.
func ShareUnits(t calc.Table, company int) int { return 1 + calc.Bit(halfCertificates(t, company) > 0) }

func halfCertificates(t calc.Table, company int) int {
	return calc.ItemOrZero(OptionsOf(t).Market().Halves, company)
}

func HasClass(t calc.Table, company int, class calc.Class) bool {
	if IsSole(t, class) {
		return HasDirector(t, company)
	}
	return !isHalf(t, class) || ShareUnits(t, company) > 1
}

func ClassMissing(t calc.Table, company int, class calc.Class) *calc.Refusal {
	if company == calc.None || HasClass(t, company, class) {
		return nil
	}
	if IsSole(t, class) {
		return calc.Refuse("director.without", "").Under("director").About(company)
	}
	return calc.Refuse("half.none", "").Under("half").About(company)
}

// WholeRefusal refuses to change the number of shares of a company that has half-share certificates.
func WholeRefusal(t calc.Table, field string, company int) *calc.Refusal {
	if ShareUnits(t, company) == 1 {
		return nil
	}
	return calc.Refuse("half.whole", field).Under("half").About(company)
}

// UnitsOf returns the number of a company's units, see [ShareUnits], that an account holds.
func UnitsOf(t calc.Table, a calc.Account, company int) int {
	return t.SharesOf(a, company)*ShareUnits(t, company) + HalvesOf(t, a, company)
}

func HalvesOf(t calc.Table, a calc.Account, company int) int {
	half, has := HalfClass(t)
	if !has {
		return 0
	}
	return t.Balance(a, Certificate(company, half))
}

func AllUnits(t calc.Table, company int) int { return Supply(t, company) * ShareUnits(t, company) }

func CertificateUnits(t calc.Table, company int, class calc.Class, count int) int {
	if isHalf(t, class) {
		return count
	}
	return count * WeightOf(t, company, class) * ShareUnits(t, company)
}

// WholeShares converts units to shares and rounds up.
func WholeShares(t calc.Table, company, units int) int {
	of := ShareUnits(t, company)
	return (units + of - 1) / of
}

// CountedShares returns the number of shares that count when prices move. Half shares count as halves, with the sum
// rounded up, or not at all.
func CountedShares(t calc.Table, company int, class calc.Class, count int) int {
	if isHalf(t, class) {
		return (count + 1) / 2 * calc.Bit(OptionsOf(t).CountsHalves())
	}
	return count * WeightOf(t, company, class)
}

// Cost returns the price of certificates, or a payment on them, given the amount for one share. Half of an odd amount
// is rounded as [agreement.Options.HalfPrice] says.
func Cost(t calc.Table, company int, class calc.Class, count, price int) int {
	if isHalf(t, class) {
		return halfOf(t, count*price)
	}
	return count * WeightOf(t, company, class) * price
}

// CostOfUnits is like [Cost], for a number of units.
func CostOfUnits(t calc.Table, company, units, price int) int {
	if ShareUnits(t, company) == 1 {
		return units * price
	}
	return halfOf(t, units*price)
}

func halfOf(t calc.Table, sum int) int { return (sum + halfRounding(t)) / 2 }

func halfRounding(t calc.Table) int { return calc.Bit(OptionsOf(t).HalfPrice == "") }

// Affords returns the number of certificates that the given cash can pay for. The price must be above zero.
func Affords(t calc.Table, company int, class calc.Class, cash, price int) int {
	if isHalf(t, class) {
		return (2*cash + 1 - halfRounding(t)) / price
	}
	return cash / (max(1, WeightOf(t, company, class)) * price)
}

// Working returns the terms that explain [Cost], with the shares per certificate unless the certificates are ordinary.
func Working(t calc.Table, company int, class calc.Class, count int, role string, price int) []calc.Term {
	if isHalf(t, class) {
		return HalfWorking(t, count, role, price)
	}
	terms := []calc.Term{calc.With("shares", count)}
	if class != calc.Regular {
		terms = append(terms, calc.With("weight", WeightOf(t, company, class)))
	}
	return append(terms, calc.With(role, price), calc.With("amount", Cost(t, company, class, count, price)))
}

// HalfWorking returns the terms that explain the cost of half shares, and how half of an odd amount was rounded.
func HalfWorking(t calc.Table, halves int, role string, price int) []calc.Term {
	terms := []calc.Term{calc.With("halves", halves), calc.With(role, price)}
	switch sum := halves * price; {
	case sum%2 == 0:
	case halfRounding(t) == 1:
		terms = append(terms, calc.With("up", 1))
	default:
		terms = append(terms, calc.With("down", 1))
	}
	return append(terms, calc.With("amount", halfOf(t, halves*price)))
}

// HalvesWorth returns the worth of an account's half-share certificates in traded companies.
func HalvesWorth(t calc.Table, a calc.Account) int {
	half, has := HalfClass(t)
	if !has {
		return 0
	}
	sum := 0
	for company := range t.Layout().Companies {
		if Launched(t, company) {
			sum += Cost(t, company, half, HalvesOf(t, a, company), t.Price(company))
		}
	}
	return sum
}

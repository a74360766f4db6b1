package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// Some companies have certificates of half a share beside whole ones. Their marker shows the price of a whole share.
// What is shared among their holders or compared between them is counted in units, whole or half shares, see [ShareUnits]; what a
// number of certificates costs is worked out by [Cost] alone.

// HalfClass is the class of certificates of half a share, and whether the table has it.
func HalfClass(t calc.Table) (calc.Class, bool) {
	kinds := Kinds(t)
	last := len(kinds) - 1
	return calc.Class(last), kinds[last] == agreement.Half
}

// isHalf reports whether a class is that of half a share.
func isHalf(t calc.Table, class calc.Class) bool {
	half, has := HalfClass(t)
	return has && class == half
}

// ShareUnits is how many units a share of a company has: 2 where it has certificates of half a share, else 1.
func ShareUnits(t calc.Table, company int) int { return 1 + calc.Bit(halfCertificates(t, company) > 0) }

// halfCertificates is how many certificates of half a share a company has in all.
func halfCertificates(t calc.Table, company int) int {
	return calc.ItemOrZero(OptionsOf(t).Market().Halves, company)
}

// HasClass reports whether a company has certificates of a class.
func HasClass(t calc.Table, company int, class calc.Class) bool {
	if IsSole(t, class) {
		return HasDirector(t, company)
	}
	return !isHalf(t, class) || ShareUnits(t, company) > 1
}

// ClassMissing refuses certificates of a class that a company does not have.
func ClassMissing(t calc.Table, company int, class calc.Class) *calc.Refusal {
	if company == calc.None || HasClass(t, company, class) {
		return nil
	}
	if IsSole(t, class) {
		return calc.Refuse("director.without", "").Under("director").About(company)
	}
	return calc.Refuse("half.none", "").Under("half").About(company)
}

// WholeRefusal refuses to make more or fewer of the certificates of a company that has half ones: how many of these
// there are then nobody agreed on.
func WholeRefusal(t calc.Table, field string, company int) *calc.Refusal {
	if ShareUnits(t, company) == 1 {
		return nil
	}
	return calc.Refuse("half.whole", field).Under("half").About(company)
}

// UnitsOf is how many units of a company the certificates in an account stand for.
func UnitsOf(t calc.Table, a calc.Account, company int) int {
	return t.SharesOf(a, company)*ShareUnits(t, company) + HalvesOf(t, a, company)
}

// HalvesOf is how many certificates of half a share of a company an account has.
func HalvesOf(t calc.Table, a calc.Account, company int) int {
	half, has := HalfClass(t)
	if !has {
		return 0
	}
	return t.Balance(a, Certificate(company, half))
}

// AllUnits is how many units all shares of a company are.
func AllUnits(t calc.Table, company int) int { return Supply(t, company) * ShareUnits(t, company) }

// CertificateUnits is how many units of a company a number of certificates of a class stands for.
func CertificateUnits(t calc.Table, company int, class calc.Class, count int) int {
	if isHalf(t, class) {
		return count
	}
	return count * WeightOf(t, company, class) * ShareUnits(t, company)
}

// InWhole is how many shares some units of a company are, a rest counted as one.
func InWhole(t calc.Table, company, units int) int {
	of := ShareUnits(t, company)
	return (units + of - 1) / of
}

// Counted is how many shares a number of a company's certificates of a class counts where each share counts: of halves
// two make one, and a single one counts as one, or they do not count at all.
func Counted(t calc.Table, company int, class calc.Class, count int) int {
	if isHalf(t, class) {
		return (count + 1) / 2 * calc.Bit(OptionsOf(t).CountsHalves())
	}
	return count * WeightOf(t, company, class)
}

// Cost is what a number of a company's certificates of a class costs at the price of one share, or is paid at so
// much a share. Half of an odd sum is rounded as the table agreed.
func Cost(t calc.Table, company int, class calc.Class, count, price int) int {
	if isHalf(t, class) {
		return halfOf(t, count*price)
	}
	return count * WeightOf(t, company, class) * price
}

// CostOfUnits is the same for units of a company.
func CostOfUnits(t calc.Table, company, units, price int) int {
	if ShareUnits(t, company) == 1 {
		return units * price
	}
	return halfOf(t, units*price)
}

// halfOf is half of a sum, rounded as the table agreed.
func halfOf(t calc.Table, sum int) int { return (sum + roundsUp(t)) / 2 }

// roundsUp is 1 where half of an odd sum is rounded up, else 0.
func roundsUp(t calc.Table) int { return calc.Bit(OptionsOf(t).HalfPrice == "") }

// Affords is how many of a company's certificates of a class some cash pays for at a price above zero.
func Affords(t calc.Table, company int, class calc.Class, cash, price int) int {
	if isHalf(t, class) {
		return (2*cash + 1 - roundsUp(t)) / price
	}
	return cash / (max(1, WeightOf(t, company, class)) * price)
}

// Working are the terms of what [Cost] works out: how many certificates, for how many shares each stands where it is
// not one, and the price under its role.
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

// HalfWorking are the terms of what half shares cost, or are paid. Half of an odd sum says how it was rounded.
func HalfWorking(t calc.Table, halves int, role string, price int) []calc.Term {
	terms := []calc.Term{calc.With("halves", halves), calc.With(role, price)}
	switch sum := halves * price; {
	case sum%2 == 0:
	case roundsUp(t) == 1:
		terms = append(terms, calc.With("up", 1))
	default:
		terms = append(terms, calc.With("down", 1))
	}
	return append(terms, calc.With("amount", halfOf(t, halves*price)))
}

// HalvesWorth is what all certificates of half a share that an account has of companies that are traded are worth.
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

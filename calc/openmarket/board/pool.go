package board

import "scripkeeper/calc"

// Supply returns the number of shares of a company, 0 for no limit.
func Supply(t calc.Table, company int) int { return t.Mark(SupplyMark(t.Layout(), company)) }

// PoolLeft returns the number of shares of a company in the pool, if their number is limited. It includes those sold
// short, but no half certificates, see [PoolHalves]. It is 0 if rulings gave out more than there are.
func PoolLeft(t calc.Table, company int) (shares int, limited bool) {
	units, limited := PoolUnits(t, company)
	return (units - PoolHalves(t, company)) / ShareUnits(t, company), limited
}

// PoolUnits is [PoolLeft] in units, half certificates included.
func PoolUnits(t calc.Table, company int) (units int, limited bool) {
	if OptionsOf(t).Shares == 0 {
		return 0, false
	}
	held := UnitsOf(t, calc.Treasury(company), company) + Outside(t, company)
	return max(0, AllUnits(t, company)+AllShorts(t, company)*ShareUnits(t, company)-held), true
}

// PoolHalves returns the number of a company's half certificates in the pool.
func PoolHalves(t calc.Table, company int) int {
	if ShareUnits(t, company) == 1 {
		return 0
	}
	left := halfCertificates(t, company) - HalvesOf(t, calc.Treasury(company), company)
	for a := range Holders(t, company) {
		left -= HalvesOf(t, a, company)
	}
	units, _ := PoolUnits(t, company)
	return min(max(0, left), units)
}

// PoolOf returns the number of certificates of a class that the pool can give, if it is limited.
func PoolOf(t calc.Table, company int, class calc.Class) (certificates int, limited bool) {
	if isHalf(t, class) {
		return PoolHalves(t, company), true
	}
	left, limited := PoolLeft(t, company)
	if !HasClass(t, company, class) {
		return 0, true
	}
	return left / WeightOf(t, company, class), limited
}

// OwnOf returns the number of certificates of a class that a company can sell of its own. They are those it has and, if
// it got its shares to sell, since version 8 also those that [MakeOwn] can make of its ordinary ones.
func OwnOf(t calc.Table, company int, class calc.Class) int {
	own := t.Balance(calc.Treasury(company), Certificate(company, class))
	o := OptionsOf(t)
	if class == calc.Regular || isHalf(t, class) || !HasClass(t, company, class) || !o.OwnStock() || !o.Since(8) {
		return own
	}
	made := t.Balance(calc.Treasury(company), calc.Share(company)) / WeightOf(t, company, class)
	if IsSole(t, class) {
		_, held := DirectorHolder(t, company)
		made = min(made, 1-calc.Bit(held))
	}
	return own + made
}

// MakeOwn lets a company have count certificates of a class by returning ordinary shares of its own to the pool.
func MakeOwn(b *calc.Builder, company int, class calc.Class, count int) {
	own, certificate := calc.Treasury(company), Certificate(company, class)
	if missing := count - b.Balance(own, certificate); missing > 0 {
		b.Move(own, calc.Market(), calc.Share(company), missing*WeightOf(b.Table, company, class))
		b.Move(calc.Market(), own, certificate, missing)
	}
}

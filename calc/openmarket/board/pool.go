package board

import "scripkeeper/calc"

// Supply returns a company's total number of shares, 0 for no limit.
func Supply(t calc.Table, company int) int { return t.Mark(SupplyMark(t.Layout(), company)) }

// PoolLeft returns the number of a company's whole shares in the pool, including shares sold short, and whether its
// shares are limited. The number is 0 if corrections gave out too many shares.
func PoolLeft(t calc.Table, company int) (shares int, limited bool) {
	units, limited := PoolUnits(t, company)
	return (units - PoolHalves(t, company)) / ShareUnits(t, company), limited
}

// PoolUnits is like [PoolLeft], but counts units (see [ShareUnits]) and includes half-share certificates.
func PoolUnits(t calc.Table, company int) (units int, limited bool) {
	if OptionsOf(t).Shares == 0 {
		return 0, false
	}
	held := UnitsOf(t, calc.Treasury(company), company) + HeldUnits(t, company)
	return max(0, AllUnits(t, company)+AllShorts(t, company)*ShareUnits(t, company)-held), true
}

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

// PoolOf returns the number of certificates of a class that the pool can give, and whether that number is limited.
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

// OwnOf returns the number of certificates of a class that a company can sell to others. Since version 8, it includes
// certificates that [MakeOwn] can make.
func OwnOf(t calc.Table, company int, class calc.Class) int {
	own := t.Balance(calc.Treasury(company), Certificate(company, class))
	o := OptionsOf(t)
	if class == calc.Regular || isHalf(t, class) || !HasClass(t, company, class) || !o.OwnStock() || !o.HasVersion(8) {
		return own
	}
	made := t.Balance(calc.Treasury(company), calc.Share(company)) / WeightOf(t, company, class)
	if IsSole(t, class) {
		_, held := DirectorHolder(t, company)
		made = min(made, 1-calc.Bit(held))
	}
	return own + made
}

// MakeOwn exchanges ordinary shares of a company with the pool until it has a number of certificates of a class.
func MakeOwn(b *calc.Builder, company int, class calc.Class, count int) {
	own, certificate := calc.Treasury(company), Certificate(company, class)
	if missing := count - b.Balance(own, certificate); missing > 0 {
		b.Move(own, calc.Market(), calc.Share(company), missing*WeightOf(b.Table, company, class))
		b.Move(calc.Market(), own, certificate, missing)
	}
}

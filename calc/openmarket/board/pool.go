package board

import "scripkeeper/calc"

// Supply is how many shares of a company there are, 0 for no limit.
func Supply(t calc.Table, company int) int { return t.Mark(SupplyMark(t.Layout(), company)) }

// PoolLeft is how many shares of a company neither a player nor a company holds, where their number is limited: with
// those that were sold short, which the pool has beyond that number. A ruling can have put in more than there are.
// Half certificates do not count, see [PoolHalves].
func PoolLeft(t calc.Table, company int) (shares int, limited bool) {
	units, limited := PoolUnits(t, company)
	return (units - PoolHalves(t, company)) / ShareUnits(t, company), limited
}

// PoolUnits is the same in units.
func PoolUnits(t calc.Table, company int) (units int, limited bool) {
	if OptionsOf(t).Shares == 0 {
		return 0, false
	}
	held := UnitsOf(t, calc.Treasury(company), company) + Outside(t, company)
	return max(0, AllUnits(t, company)+AllShorts(t, company)*ShareUnits(t, company)-held), true
}

// PoolHalves is how many half certificates of a company neither a player nor a company holds.
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

// PoolOf is how many certificates of a class of a company the pool can give, where their number is limited.
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

// OwnOf is how many certificates of a class a company can sell of its own: those that it has, and where it got its
// shares to sell them, as many of another kind as its ordinary ones stand for, see [MakeOwn]. Versions before 8 knew the
// former only.
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

// MakeOwn lets a company have so many certificates of a class, for ordinary shares of its own that go back to the pool.
func MakeOwn(b *calc.Builder, company int, class calc.Class, count int) {
	own, certificate := calc.Treasury(company), Certificate(company, class)
	if missing := count - b.Balance(own, certificate); missing > 0 {
		b.Move(own, calc.Market(), calc.Share(company), missing*WeightOf(b.Table, company, class))
		b.Move(calc.Market(), own, certificate, missing)
	}
}

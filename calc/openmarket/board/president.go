package board

import "scripkeeper/calc"

// pass passes on the presidencies of companies whose shares changed hands, if the table agreed so.
func pass(b *calc.Builder, before calc.Table) {
	if !OptionsOf(b.Table).MostPresides() {
		return
	}
	traded := make([]bool, len(b.Layout().Companies)) // by a player, or the company itself
	for a, c := range before.Changed(b.Table) {
		if a.Kind == calc.SeatAccount && !c.IsCash() || a == calc.Treasury(c.Company) {
			traded[c.Company] = true
		}
	}
	for company := range b.Layout().Companies {
		if !Launched(b.Table, company) || !HasDirector(b.Table, company) || !traded[company] {
			continue
		}
		former, presided := DirectorHolder(before, company)
		switch presided = presided && former.Kind == calc.SeatAccount; {
		case !presided:
			preside(b, company, max(0, b.Turn()))
		case !preside(b, company, former.Index):
			b.Line("president.none", "president", calc.None, company)
		}
	}
}

// Left passes on the presidencies of a player who has left, and of others who have fewer shares than another player
// since the table corrected them.
func Left(b *calc.Builder, seat int) {
	for company := range b.Layout().Companies {
		holder, held := DirectorHolder(b.Table, company)
		if OptionsOf(b.Table).MostPresides() && Launched(b.Table, company) && HasDirector(b.Table, company) &&
			(!held || holder.Kind == calc.SeatAccount) {
			preside(b, company, seat)
		}
	}
}

// preside gives a company's director's certificate to a player with more shares than its holder, and reports whether
// the company has a president. If no player holds it, ties go to the next seat from first on.
func preside(b *calc.Builder, company, first int) bool {
	holder, held := DirectorHolder(b.Table, company)
	if !held || holder.Kind != calc.SeatAccount {
		next := successor(b.Table, company, first, 0)
		if next != calc.None {
			b.Line("president.vacant"+halved(b.Table, company), "president", next, company,
				calc.With("held", unitsOf(b.Table, next, company)),
				calc.With("weight", directorWeight(b.Table, company)))
			hand(b, company, holder, next)
		}
		return next != calc.None
	}
	has, supply := unitsOf(b.Table, holder.Index, company), AllUnits(b.Table, company)
	next := successor(b.Table, company, holder.Index, has)
	if next == calc.None {
		return true
	}
	kind, most := "president"+halved(b.Table, company), unitsOf(b.Table, next, company)
	if supply > 0 && most*100%supply == 0 && has*100%supply == 0 {
		kind, most, has = "president.percent", most*100/supply, has*100/supply
	}
	b.Line(kind, "president", next, company, calc.With("held", most), calc.With("less", has),
		calc.With("seat", holder.Index), calc.With("weight", directorWeight(b.Table, company)))
	hand(b, company, holder, next)
	return true
}

func unitsOf(t calc.Table, seat, company int) int { return UnitsOf(t, calc.AccountOf(seat), company) }

// halved returns the ending of a line's kind that counts half shares.
func halved(t calc.Table, company int) string {
	if ShareUnits(t, company) > 1 {
		return ".halves"
	}
	return ""
}

// gives returns what a player gives for a company's director's certificate: ordinary shares, and two halves for each
// that is missing. Enough is false if there are too few.
func gives(t calc.Table, company, seat int) (ordinary, halves int, enough bool) {
	a := calc.AccountOf(seat)
	weight := directorWeight(t, company)
	ordinary = min(weight, t.Balance(a, calc.Share(company)))
	halves = 2 * (weight - ordinary)
	return ordinary, halves, halves <= HalvesOf(t, a, company)
}

func hand(b *calc.Builder, company int, holder calc.Account, next int) {
	class, _ := Directors(b.Table)
	ordinary, halves, _ := gives(b.Table, company, next)
	b.Move(holder, calc.AccountOf(next), Certificate(company, class), 1)
	b.Move(calc.AccountOf(next), holder, calc.Share(company), ordinary)
	if half, has := HalfClass(b.Table); has {
		b.Move(calc.AccountOf(next), holder, Certificate(company, half), halves)
	}
}

// successor returns the player with most shares of a company, more than a number of units, who lacks its director's
// certificate and can give shares for it. Ties go to the next seat from first on. It is [calc.None] if there is no such
// player.
func successor(t calc.Table, company, first, than int) int {
	class, _ := Directors(t)
	next, seats := calc.None, len(t.Layout().Seats)
	for n := range seats {
		seat := (first + n) % seats
		units := unitsOf(t, seat, company)
		_, _, enough := gives(t, company, seat)
		if units > than && enough && t.Balance(calc.AccountOf(seat), Certificate(company, class)) == 0 {
			next, than = seat, units
		}
	}
	return next
}

func directorWeight(t calc.Table, company int) int {
	class, _ := Directors(t)
	return WeightOf(t, company, class)
}

package board

import "scripkeeper/calc"

// passPresidencies makes the largest holder president of each company whose shares moved, if the options say so.
func passPresidencies(b *calc.Builder, before calc.Table) {
	if !OptionsOf(b.Table).MostPresides() {
		return
	}
	traded := make([]bool, len(b.Layout().Companies)) // whether a player or the company itself traded its shares
	for a, c := range before.Diff(b.Table) {
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
			settlePresidency(b, company, max(0, b.Turn()))
		case !settlePresidency(b, company, former.Index):
			b.Line("president.none", "president", calc.None, company)
		}
	}
}

// PassPresidencies passes on the presidencies of a player who has left, and of players with fewer shares than another.
func PassPresidencies(b *calc.Builder, seat int) {
	for company := range b.Layout().Companies {
		holder, held := DirectorHolder(b.Table, company)
		if OptionsOf(b.Table).MostPresides() && Launched(b.Table, company) && HasDirector(b.Table, company) &&
			(!held || holder.Kind == calc.SeatAccount) {
			settlePresidency(b, company, seat)
		}
	}
}

// settlePresidency gives a company's director's certificate to a player who has more shares than its holder, and
// reports whether the company then has a president. If no player holds the certificate, ties are decided by the order
// of seats, beginning with the seat given as first.
func settlePresidency(b *calc.Builder, company, first int) bool {
	holder, held := DirectorHolder(b.Table, company)
	if !held || holder.Kind != calc.SeatAccount {
		next := successor(b.Table, company, first, 0)
		if next != calc.None {
			b.Line("president.vacant"+halvesSuffix(b.Table, company), "president", next, company,
				calc.With("held", unitsOf(b.Table, next, company)),
				calc.With("weight", directorWeight(b.Table, company)))
			handCertificate(b, company, holder, next)
		}
		return next != calc.None
	}
	has, supply := unitsOf(b.Table, holder.Index, company), AllUnits(b.Table, company)
	next := successor(b.Table, company, holder.Index, has)
	if next == calc.None {
		return true
	}
	kind, most := "president"+halvesSuffix(b.Table, company), unitsOf(b.Table, next, company)
	if supply > 0 && most*100%supply == 0 && has*100%supply == 0 {
		kind, most, has = "president.percent", most*100/supply, has*100/supply
	}
	b.Line(kind, "president", next, company, calc.With("held", most), calc.With("less", has),
		calc.With("seat", holder.Index), calc.With("weight", directorWeight(b.Table, company)))
	handCertificate(b, company, holder, next)
	return true
}

func unitsOf(t calc.Table, seat, company int) int { return UnitsOf(t, calc.AccountOf(seat), company) }

func halvesSuffix(t calc.Table, company int) string {
	if ShareUnits(t, company) > 1 {
		return ".halves"
	}
	return ""
}

// presidencyPrice returns what a player gives in exchange for a director's certificate: ordinary shares, and two half
// shares for each missing ordinary share. The result enough is false if the player has too few shares.
func presidencyPrice(t calc.Table, company, seat int) (ordinary, halves int, enough bool) {
	a := calc.AccountOf(seat)
	weight := directorWeight(t, company)
	ordinary = min(weight, t.Balance(a, calc.Share(company)))
	halves = 2 * (weight - ordinary)
	return ordinary, halves, halves <= HalvesOf(t, a, company)
}

func handCertificate(b *calc.Builder, company int, holder calc.Account, next int) {
	class, _ := Directors(b.Table)
	ordinary, halves, _ := presidencyPrice(b.Table, company, next)
	b.Move(holder, calc.AccountOf(next), Certificate(company, class), 1)
	b.Move(calc.AccountOf(next), holder, calc.Share(company), ordinary)
	if half, has := HalfClass(b.Table); has {
		b.Move(calc.AccountOf(next), holder, Certificate(company, half), halves)
	}
}

// successor returns the player who can take a company's director's certificate, or [calc.None]. Such a player has more
// units than the given number, does not have the certificate, and can give shares for it. Among several, the player
// with the most units is chosen. Ties are decided by the order of seats, beginning with the seat given as first.
func successor(t calc.Table, company, first, than int) int {
	class, _ := Directors(t)
	next, seats := calc.None, len(t.Layout().Seats)
	for n := range seats {
		seat := (first + n) % seats
		units := unitsOf(t, seat, company)
		_, _, enough := presidencyPrice(t, company, seat)
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

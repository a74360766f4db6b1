package board

import "scripkeeper/calc"

// ResignationShares returns the number of ordinary shares that another player would give a president for the director's
// certificate, or 0 if no player would take it. It assumes that the president sells one share more than he has.
func ResignationShares(t calc.Table, company, seat int) int {
	sold := t.Balance(calc.AccountOf(seat), calc.Share(company)) + 1
	next := calc.None
	if presides(t, company, seat) {
		next = successor(t, company, seat, unitsOf(t, seat, company)-sold*ShareUnits(t, company))
	}
	if next == calc.None {
		return 0
	}
	ordinary, _, _ := presidencyPrice(t, company, next)
	return ordinary
}

// Resign passes the presidency to another player before the president sells the given number of shares.
func Resign(b *calc.Builder, company, seat, sold int) {
	after := unitsOf(b.Table, seat, company) - sold*ShareUnits(b.Table, company)
	next := successor(b.Table, company, seat, after)
	b.Line("president.resign"+halvesSuffix(b.Table, company), "president", next, company,
		calc.With("held", unitsOf(b.Table, next, company)),
		calc.With("less", after), calc.With("seat", seat), calc.With("weight", directorWeight(b.Table, company)))
	handCertificate(b, company, calc.AccountOf(seat), next)
}

// VacancyRefusal refuses to let a president give up the director's certificate if no player has the shares to take it.
func VacancyRefusal(t calc.Table, company, seat int) *calc.Refusal {
	_, _, enough := presidencyPrice(t, company, seat)
	if !presides(t, company, seat) || successor(t, company, seat, 0) != calc.None ||
		enough {
		return nil
	}
	return vacancyRefusal(t, company, seat)
}

func vacancyRefusal(t calc.Table, company, seat int) *calc.Refusal {
	return calc.Refuse("director.needed", "anyway").Under("president").Seated(seat).About(company).
		With("weight", directorWeight(t, company))
}

func presides(t calc.Table, company, seat int) bool {
	holder, held := DirectorHolder(t, company)
	return OptionsOf(t).MostPresides() && held && holder == calc.AccountOf(seat)
}

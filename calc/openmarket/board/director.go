package board

import "scripkeeper/calc"

// Directors returns the class of director's certificates, and whether each company has only one of them.
func Directors(t calc.Table) (class calc.Class, sole bool) {
	o := OptionsOf(t)
	switch o.Classes {
	case "director":
		return 1, o.SoleDirector()
	case "both":
		return 2, o.SoleDirector()
	}
	return calc.Regular, false
}

func IsSole(t calc.Table, class calc.Class) bool {
	of, sole := Directors(t)
	return sole && class == of
}

// HasDirector reports whether a company's director's certificate represents at least one share.
func HasDirector(t calc.Table, company int) bool { return directorWeight(t, company) > 0 }

// DirectorHolder returns the account, a player's or the company's own, that holds a company's only director's
// certificate. It returns false if there is no such account.
func DirectorHolder(t calc.Table, company int) (calc.Account, bool) {
	class, _ := Directors(t)
	for seat := range t.Layout().Seats {
		if t.Balance(calc.AccountOf(seat), Certificate(company, class)) > 0 {
			return calc.AccountOf(seat), true
		}
	}
	if t.Balance(calc.Treasury(company), Certificate(company, class)) > 0 {
		return calc.Treasury(company), true
	}
	return calc.Market(), false
}

// DirectorRefusal refuses to take a company's only director's certificate if it is held, or if count is above 1.
func DirectorRefusal(t calc.Table, company, count int) *calc.Refusal {
	switch holder, held := DirectorHolder(t, company); {
	case held && holder.Kind == calc.SeatAccount:
		return calc.Refuse("director.held", "").Under("director").Seated(holder.Index).About(company)
	case held:
		return calc.Refuse("director.own", "").Under("director").About(company)
	case count > 1:
		return calc.Refuse("director.one", "").Under("director").About(company).With("max", 1)
	}
	return nil
}

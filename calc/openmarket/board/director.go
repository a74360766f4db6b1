package board

import "scripkeeper/calc"

// Directors is the class of director's certificates, and whether the table has one of a company and no more.
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

// IsSole reports whether there is only one certificate of a class of a company.
func IsSole(t calc.Table, class calc.Class) bool {
	of, sole := Directors(t)
	return sole && class == of
}

// HasDirector reports whether a company has a director's certificate where the table has one of a company: unless that
// stands for no share.
func HasDirector(t calc.Table, company int) bool { return directorWeight(t, company) > 0 }

// DirectorHolder is who holds the one director's certificate of a company, and whether anybody does.
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

// DirectorRefusal says why so many director's certificates cannot come out of the pool; nil where they can as far as
// the table has only one of a company.
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

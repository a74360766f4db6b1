package shoulders

import "scripkeeper/calc"

// companyBarred says why a seat cannot buy anything of a company.
func companyBarred(t calc.Table, seat, company int) *calc.Refusal {
	switch {
	case !started(t, company):
		return calc.Refuse("company.unstarted", "company").Under("start").About(company)
	case sold(t, seat, company):
		return calc.Refuse("buy.sold", "company").Under("rebuy").Seated(seat).About(company).With("round", t.Round())
	}
	return limitRefusal(t, seat, "company")
}

// sold reports whether a seat sold a certificate of a company in this decade.
func sold(t calc.Table, seat, company int) bool { return t.Mark(soldMark(t, seat, company)) == 1 }

package tycoon

import (
	"scripkeeper/calc"
	"strings"
)

// stockRefusal returns why nobody can deal in a stock: no stock has that code, or it is no longer listed.
func stockRefusal(t calc.Table, company int, field string) *calc.Refusal {
	switch {
	case !t.Layout().HasCompany(company):
		return calc.Refuse("stock.unknown", field).With("count", Companies)
	case Delisted(t, company):
		return calc.Refuse("stock.delisted", field).Under("house.delist").About(company)
	}
	return nil
}

// tradedRefusal says the same of a stock that must have a price too.
func tradedRefusal(t calc.Table, company int, field string) *calc.Refusal {
	if refusal := stockRefusal(t, company, field); refusal != nil {
		return refusal
	}
	if t.Price(company) == 0 {
		return calc.Refuse("stock.zero", field).Under("zero").About(company)
	}
	return nil
}

// stockForm begins the form of a transaction in a stock: who makes it, and unless acting refuses it which stock. Known
// tells that a stock is named which is not refused.
func stockForm(t calc.Table, seat *int, code *string, acting *calc.Refusal,
	refused func(t calc.Table, seat, company int) *calc.Refusal) (form calc.Form, company int, known bool) {
	form.Fields = []*calc.Field{calc.Mover(t, seat)}
	if acting != nil {
		return form, calc.None, false
	}
	form.Fields = append(form.Fields, stockField("company", code, func(company int) *calc.Refusal {
		return refused(t, *seat, company)
	}))
	company = companyOf(*code)
	return form, company, refused(t, *seat, company) == nil
}

// stockField is a field that holds a company's code. Refused says why a company cannot be chosen, nil when it can.
func stockField(name string, at *string, refused func(company int) *calc.Refusal) *calc.Field {
	return calc.Named(calc.CompanyKind, name, at, strings.Split(codes, "")).Refusing(refused).ExpectFirst().
		Else(calc.Refuse("stock.unknown", name).With("count", Companies))
}

// sharesField is a field that holds a number of shares of a company.
func sharesField(name string, at *int, seat, company int, allowed calc.Allowed) *calc.Field {
	return calc.Amount(name, at, allowed).ForSeat(seat).ForCompany(company).Expect(allowed.Max)
}

package turns

import (
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// StockRefusal returns why a company cannot be traded, or nil: it does not exist, or is delisted.
func StockRefusal(t calc.Table, company int, field string) *calc.Refusal {
	switch {
	case !t.Layout().HasCompany(company):
		return calc.Refuse("stock.unknown", field).With("count", agreement.Companies)
	case board.Delisted(t, company):
		return calc.Refuse("stock.delisted", field).Under("house.delist").About(company)
	}
	return nil
}

// TradedRefusal is [StockRefusal], but also refuses a company whose price is 0.
func TradedRefusal(t calc.Table, company int, field string) *calc.Refusal {
	if refusal := StockRefusal(t, company, field); refusal != nil {
		return refusal
	}
	if t.Price(company) == 0 {
		return calc.Refuse("stock.zero", field).Under("zero").About(company)
	}
	return nil
}

// StockForm begins a transaction's form with the seat and, if the refusal acting is nil, the company. known reports
// whether a company has been chosen and is not refused.
func StockForm(t calc.Table, seat *int, code *string, acting *calc.Refusal,
	refused func(t calc.Table, seat, company int) *calc.Refusal) (form calc.Form, company int, known bool) {
	form.Fields = []*calc.Field{calc.Mover(t, seat)}
	if acting != nil {
		return form, calc.None, false
	}
	form.Fields = append(form.Fields, StockField("company", code, func(company int) *calc.Refusal {
		return refused(t, *seat, company)
	}))
	company = agreement.CompanyOf(*code)
	return form, company, refused(t, *seat, company) == nil
}

// StockField returns a field for a company's code. refused returns why a company cannot be chosen, or nil.
func StockField(name string, at *string, refused func(company int) *calc.Refusal) *calc.Field {
	return calc.Named(calc.CompanyKind, name, at, strings.Split(agreement.Codes, "")).Refusing(refused).ExpectFirst().
		WithRefusal(calc.Refuse("stock.unknown", name).With("count", agreement.Companies))
}

func SharesField(name string, at *int, seat, company int, allowed calc.Allowed) *calc.Field {
	return calc.Amount(name, at, allowed).ForSeat(seat).ForCompany(company).Expect(allowed.Max)
}

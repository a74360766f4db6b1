package tycoon

import (
	"strings"

	"scripkeeper/calc"
)

// turnRefusal is why a seat is not the one to act.
func turnRefusal(t calc.Table, seat int) *calc.Refusal {
	if refusal := t.PlayerRefusal("seat", seat); refusal != nil {
		return refusal
	}
	if AtYearEnd(t) {
		return calc.Refuse("turn.yearend", "").Under("yearend").With("round", t.Round())
	}
	return t.TurnRefusal("seat", seat)
}

// actRefusal is why a seat cannot make a transaction of a kind: it is not its turn, a debt comes first, or the table's
// mode does not have it.
func actRefusal(t calc.Table, seat int, kind calc.Entry) *calc.Refusal {
	if refusal := turnRefusal(t, seat); refusal != nil {
		return refusal
	}
	if debt := Debt(t, seat); debt > 0 {
		return calc.Refuse("debt.due", "").Under("short.debt").Seated(seat).With("debt", debt)
	}
	return modeRefusal(t, kind)
}

// thousandsRefusal refuses a number of shares that is no multiple of a thousand.
func thousandsRefusal(rule string, seat, shares int) *calc.Refusal {
	return calc.Refuse("shares.thousands", "").Under(rule).Seated(seat).With("shares", shares).With("step", thousand)
}

// modeRefusal is why the table's mode does not have entries of a kind (chapter Game Modes): shorts come with the mode
// Investor, options, dividends and buybacks with the mode Strategist.
func modeRefusal(t calc.Table, kind calc.Entry) *calc.Refusal {
	mode := optionsOf(t).Mode
	switch kind.(type) {
	case *Short:
		if mode == "trader" {
			return calc.Refuse("mode.investor", "").Under("mode")
		}
	case *OptionPurchase, *SetPremium, *Dividend, *Buyback:
		if mode != "strategist" {
			return calc.Refuse("mode.strategist", "").Under("mode")
		}
	}
	return nil
}

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

// endTurn ends a transaction: the offices are given anew, and the turn passes on.
func endTurn(b *calc.Builder) {
	updateRoles(b)
	passTurn(b)
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

// Package office has the entries of Directors and Chairmen in Stock Market Tycoon: dividends, buybacks and premiums.
package office

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
)

// Highest dividend on a share by office, in dollars.
const (
	directorCap = 10
	chairmanCap = 20
)

// A Dividend is declared by a director or the chairman: the bank pays every holder at once, and the price falls by the
// amount.
type Dividend struct {
	// Seat is the seat that declares the dividend.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Each is the dividend on one share in dollars, at most 10 for a director and 20 for the chairman.
	Each int `json:"each"`
}

func (*Dividend) Kind() string { return "dividend" }

func (e *Dividend) Form(t calc.Table) calc.Form {
	form, company, known := turns.StockForm(t, &e.Seat, &e.Company, turns.ActRefusal(t, e.Seat, e), DividendRefusal)
	if known {
		refusal := calc.Refuse("dividend.range", "").Under("dividend").Seated(e.Seat).With("price", t.Price(company))
		form.Fields = append(form.Fields, turns.SharesField("each", &e.Each, calc.None, company,
			calc.Range(1, maxDividend(t, e.Seat, company)).WithRefusal(refusal)))
	}
	return form
}

// maxDividend returns the highest dividend that a seat can declare on a company, 0 without an office.
func maxDividend(t calc.Table, seat, company int) int {
	limit := 0
	switch {
	case board.Chairman(t, company) == seat:
		limit = chairmanCap
	case board.IsDirector(t, seat, company):
		limit = directorCap
	}
	if !board.OptionsOf(t).PriceFloor {
		limit = min(limit, t.Price(company))
	}
	return limit
}

func DividendRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := turns.TradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	switch o := board.OptionsOf(t); {
	case maxDividend(t, seat, company) == 0:
		return calc.Refuse("dividend.office", "company").Under("dividend").Seated(seat).About(company).
			With("need", board.Threshold(t, company, o.Director))
	case o.OncePerYear && t.Mark(board.SeatMark(t, board.DividendIndex(o)+company, seat)) == t.Round():
		return calc.Refuse("dividend.twice", "company").Under("house.one_per_year").Seated(seat).About(company)
	case o.ShortPays:
		return shortPaysRefusal(t, company, 1, "company")
	}
	return nil
}

func shortPaysRefusal(t calc.Table, company, each int, field string) *calc.Refusal {
	for seat := range t.Layout().Seats {
		if short := board.LotShares(t, seat, company, board.ShortLot); short*each > t.Cash(seat)+t.Shares(seat,
			company)*each {
			return calc.Refuse("dividend.short", field).Under("house.short_pays_dividend").Seated(seat).About(company).
				With("amount", short*each).With("cash", t.Cash(seat)).
				With("max", t.Cash(seat)/max(1, short-t.Shares(seat, company)))
		}
	}
	return nil
}

func (e *Dividend) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		company, o := agreement.CompanyOf(e.Company), board.OptionsOf(t)
		price := max(0, t.Price(company)-e.Each)
		kind, rule := "dividend", "dividend"
		if e.Each > t.Price(company) {
			kind, rule = "dividend.floor", "house.price_floor_zero"
		}
		b.Line(kind, rule, e.Seat, company, calc.With("old", t.Price(company)),
			calc.With("each", e.Each), calc.With("new", price))
		b.Set(t.Layout().PriceMark(company), price)
		if o.OncePerYear {
			b.Set(board.SeatMark(t, board.DividendIndex(o)+company, e.Seat), t.Round())
		}
		for _, seat := range board.TurnOrder(t) {
			if shares := t.Shares(seat, company); shares > 0 {
				payEach(b, "dividend.paid", "dividend", seat, company, shares, e.Each)
				b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), shares*e.Each)
			}
			if shares := board.LotShares(t, seat, company, board.ShortLot); shares > 0 && o.ShortPays {
				payEach(b, "dividend.owed", "house.short_pays_dividend", seat, company, shares, e.Each)
				b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), shares*e.Each)
			}
		}
		turns.EndTurn(b)
	})
}

func payEach(b *calc.Builder, kind, rule string, seat, company, shares, each int) {
	b.Line(kind, rule, seat, company, calc.PerShareTerms(shares, each)...)
}

func (e *Dividend) refusal(t calc.Table) *calc.Refusal {
	refusal := turns.ActRefusal(t, e.Seat, e).OrCheck(e, t)
	if refusal == nil && board.OptionsOf(t).ShortPays {
		return shortPaysRefusal(t, agreement.CompanyOf(e.Company), e.Each, "each")
	}
	return refusal
}

package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
)

// A Sell is a sale of shares of one company to the bank.
type Sell struct {
	// Seat is the seller's seat.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Shares is the number of shares, at most those held.
	Shares int `json:"shares"`
}

func (*Sell) Kind() string { return "sell" }

func (e *Sell) Form(t calc.Table) calc.Form {
	form, company, known := turns.StockForm(t, &e.Seat, &e.Company, turns.ActRefusal(t, e.Seat, e), SellRefusal)
	if !known {
		return form
	}
	form.Fields = append(form.Fields,
		turns.SharesField("shares", &e.Shares, calc.None, company, sellable(t, e.Seat, company, e.Shares)))
	return form
}

func sellable(t calc.Table, seat, company, shares int) calc.Allowed {
	held := t.Shares(seat, company)
	allowed, other := calc.Range(1, held), calc.Refuse("shares.short", "").Under("sell").Seated(seat).
		With("shares", shares).With("held", held)
	if board.OptionsOf(t).SellThousands {
		allowed = calc.Steps(agreement.Thousand, held/agreement.Thousand*agreement.Thousand, agreement.Thousand)
		if shares > 0 && shares <= held {
			other = turns.ThousandsRefusal("house.multiples_1000", seat, shares)
		}
	}
	return allowed.WithRefusal(other)
}

func SellRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := turns.TradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	if sellable(t, seat, company, 0).Count() == 0 {
		return calc.Refuse("sell.none", "company").Under("sell").Seated(seat).About(company).
			With("held", t.Shares(seat, company))
	}
	return nil
}

func (e *Sell) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, turns.ActRefusal(t, e.Seat, e).OrCheck(e, t), func(b *calc.Builder) {
		SellShares(b, "sell", "sell", e.Seat, agreement.CompanyOf(e.Company), e.Shares)
		turns.EndTurn(b)
	})
}

func SellShares(b *calc.Builder, kind, rule string, seat, company, shares int) {
	price := b.Price(company)
	b.Line(kind, rule, seat, company, calc.PriceTerms(shares, price)...)
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), shares*price)
	b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), shares)
}

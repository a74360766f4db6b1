package tycoon

import "scripkeeper/calc"

// A Sell is a sale of shares of one company to the bank.
type Sell struct {
	Seat    int    `json:"seat"`
	Company string `json:"company"`
	Shares  int    `json:"shares"`
}

// Kind names the entry in records.
func (*Sell) Kind() string { return "sell" }

// Form asks for the stock and the number of shares.
func (e *Sell) Form(t calc.Table) calc.Form {
	form, company, known := stockForm(t, &e.Seat, &e.Company, actRefusal(t, e.Seat, e), sellRefusal)
	if !known {
		return form
	}
	form.Fields = append(form.Fields,
		sharesField("shares", &e.Shares, calc.None, company, sellable(t, e.Seat, company, e.Shares)))
	return form
}

// sellable is how many shares a seat can sell of a stock, and why these many are not.
func sellable(t calc.Table, seat, company, shares int) calc.Allowed {
	held := t.Shares(seat, company)
	allowed, other := calc.Range(1, held), calc.Refuse("shares.short", "").Under("sell").Seated(seat).
		With("shares", shares).With("held", held)
	if optionsOf(t).SellThousands {
		allowed = calc.Steps(thousand, held/thousand*thousand, thousand)
		if shares > 0 && shares <= held {
			other = thousandsRefusal("house.multiples_1000", seat, shares)
		}
	}
	return allowed.Else(other)
}

// sellRefusal is why a seat can sell nothing of a stock.
func sellRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := tradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	if sellable(t, seat, company, 0).Count() == 0 {
		return calc.Refuse("sell.none", "company").Under("sell").Seated(seat).About(company).
			With("held", t.Shares(seat, company))
	}
	return nil
}

// Apply buys the shares back.
func (e *Sell) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, actRefusal(t, e.Seat, e).OrCheck(e, t), func(b *calc.Builder) {
		sellShares(b, "sell", "sell", e.Seat, companyOf(e.Company), e.Shares)
		endTurn(b)
	})
}

// sellShares sells shares of a seat to the bank at the price of the moment.
func sellShares(b *calc.Builder, kind, rule string, seat, company, shares int) {
	price := b.Price(company)
	b.Line(kind, rule, seat, company, calc.Priced(shares, price)...)
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), shares*price)
	b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), shares)
}

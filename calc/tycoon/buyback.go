package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

// A Buyback is a Chairman's offer to buy shares of his stock from the others, who may sell in turn order after him until
// it is filled. The shares are retired.
type Buyback struct {
	Seat    int    `json:"seat"`
	Company string `json:"company"`
	// Shares is how many he buys at most, which may be more than the others hold; Price is what he pays for one.
	Shares int `json:"shares"`
	Price  int `json:"price"`
	// Offers are what the others want to sell, by seat. What comes after the last share bought is refused.
	Offers []Taker `json:"offers,omitempty"`
}

// Kind names the entry in records.
func (*Buyback) Kind() string { return "buyback" }

// Form asks for the stock, the shares, the price, and what each of the others offers.
func (e *Buyback) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	if actRefusal(t, e.Seat) != nil || modeRefusal(t, "strategist") != nil {
		return form
	}
	form.Fields = append(form.Fields, stockField("company", &e.Company, func(company int) *calc.Refusal {
		return buybackRefusal(t, e.Seat, company)
	}))
	company := companyOf(e.Company)
	if buybackRefusal(t, e.Seat, company) != nil {
		return form
	}
	lowest := minBuyback(t, company)
	shares := sharesField("shares", &e.Shares, calc.None, company, calc.Range(1, t.Cash(e.Seat)/lowest))
	shares.Likely = min(othersHold(t, e.Seat, company), shares.Allowed.Max)
	form.Fields = append(form.Fields, shares)
	if e.Shares < 1 || e.Shares > shares.Allowed.Max {
		return form
	}
	price := sharesField("price", &e.Price, calc.None, company, calc.Range(lowest, min(maxPrice, t.Cash(e.Seat)/e.Shares)))
	price.Likely = min(t.Price(company), price.Allowed.Max)
	form.Fields = append(form.Fields, price)
	for _, seat := range t.Clockwise(e.Seat)[1:] {
		form.Fields = append(form.Fields, takerField(&e.Offers, "offers", seat, company, offerSizes(t, seat, company)))
	}
	return form
}

// othersHold is how many shares of a stock are in the hands of others.
func othersHold(t calc.Table, seat, company int) int {
	return out(t, calc.Share(company)) - t.Balance(calc.Treasury(company), calc.Share(company)) - t.Shares(seat, company)
}

// minBuyback is the lowest price of a buyback.
func minBuyback(t calc.Table, company int) int {
	if optionsOf(t).MarketMin {
		return t.Price(company)
	}
	return 1
}

// offerSizes are the numbers of shares that a seat can offer.
func offerSizes(t calc.Table, seat, company int) calc.Allowed {
	if optionsOf(t).BuybackThousands {
		return calc.Steps(0, t.Shares(seat, company)/thousand*thousand, thousand)
	}
	return calc.Range(0, t.Shares(seat, company))
}

// buybackRefusal is why a seat can buy back nothing of a stock.
func buybackRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := tradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	switch {
	case Chairman(t, company) != seat:
		return calc.Refuse("buyback.office", "company").Under("buyback").Seated(seat).About(company).
			With("need", Threshold(t, company, optionsOf(t).Chairman))
	case othersHold(t, seat, company) == 0:
		return calc.Refuse("buyback.nobody", "company").Under("buyback").Seated(seat).About(company)
	case t.Cash(seat) < minBuyback(t, company):
		return buybackCash(t, seat, company, 1, minBuyback(t, company))
	}
	return nil
}

func buybackCash(t calc.Table, seat, company, shares, price int) *calc.Refusal {
	return calc.Refuse("buyback.cash", "price").Under("buyback").Seated(seat).About(company).
		With("shares", shares).With("price", price).With("amount", shares*price).With("cash", t.Cash(seat)).
		With("max", t.Cash(seat)/max(1, shares))
}

// Apply buys what is offered, retires it and raises the price.
func (e *Buyback) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(d *calc.Builder) {
		company := companyOf(e.Company)
		d.Line("buyback", "buyback", e.Seat, company, calc.Term{Role: "shares", Value: e.Shares},
			calc.Term{Role: "price", Value: e.Price}, calc.Term{Role: "amount", Value: e.Shares * e.Price})
		bought := 0
		for _, seat := range t.Clockwise(e.Seat)[1:] {
			offered := takerShares(e.Offers, seat)
			taken := min(offered, e.Shares-bought)
			if offered == 0 {
				continue
			}
			kind := "buyback.sold"
			switch {
			case taken == 0:
				kind = "buyback.refused"
			case taken < offered:
				kind = "buyback.part"
			}
			d.Line(kind, "buyback", seat, company,
				calc.Term{Role: "offered", Value: offered}, calc.Term{Role: "shares", Value: taken},
				calc.Term{Role: "price", Value: e.Price}, calc.Term{Role: "amount", Value: taken * e.Price},
				calc.Term{Role: "rest", Value: offered - taken})
			d.Move(calc.Of(e.Seat), calc.Of(seat), calc.Cash(), taken*e.Price)
			d.Move(calc.Of(seat), calc.Treasury(company), calc.Share(company), taken)
			bought += taken
		}
		e.raise(d, company, bought)
		endTurn(d)
	})
}

// raise is what the buyback does to the price: $5 for every full 10,000 shares.
func (e *Buyback) raise(d *calc.Builder, company, bought int) {
	kind, rule := "buyback.price", "buyback"
	by := bought / raiseShares * raise
	if optionsOf(d.Table).ProRata {
		by, rule = bought*raise/raiseShares, "house.pro_rata"
	}
	old := d.Price(company)
	price := min(old+by, maxPrice)
	if price == old {
		kind = "buyback.still"
	}
	d.Line(kind, rule, calc.None, company, calc.Term{Role: "shares", Value: bought},
		calc.Term{Role: "left", Value: Outstanding(d.Table, company)}, calc.Term{Role: "old", Value: old},
		calc.Term{Role: "by", Value: by}, calc.Term{Role: "new", Value: price})
	d.Set(d.Layout().PriceMark(company), price)
}

func (e *Buyback) refusal(t calc.Table) *calc.Refusal {
	refusal := actRefusal(t, e.Seat)
	if refusal == nil {
		refusal = modeRefusal(t, "strategist")
	}
	if refusal != nil {
		return refusal
	}
	company := companyOf(e.Company)
	if refusal := buybackRefusal(t, e.Seat, company); refusal != nil {
		return refusal
	}
	lowest := minBuyback(t, company)
	switch cash := t.Cash(e.Seat); {
	case e.Shares < 1 || e.Shares > cash:
		return calc.Refuse("buyback.shares", "shares").Under("buyback").Seated(e.Seat).About(company).
			With("shares", e.Shares).With("max", cash/lowest)
	case e.Price < 1 || e.Price > maxPrice:
		return calc.Refuse("buyback.price", "price").Under("buyback").About(company).
			With("value", e.Price).With("min", lowest).With("max", maxPrice)
	case e.Shares*e.Price > t.Cash(e.Seat):
		return buybackCash(t, e.Seat, company, e.Shares, e.Price)
	case e.Price < lowest:
		return calc.Refuse("buyback.market", "price").Under("house.market_min").About(company).
			With("value", e.Price).With("min", lowest)
	}
	return e.offersRefusal(t, company)
}

func (e *Buyback) offersRefusal(t calc.Table, company int) *calc.Refusal {
	sellers := t.Clockwise(e.Seat)[1:]
	for i, k := range e.Offers {
		field := calc.ItemName("offers", k.Seat)
		if !slices.Contains(sellers, k.Seat) || slices.ContainsFunc(e.Offers[:i], func(o Taker) bool { return o.Seat == k.Seat }) {
			return calc.Refuse("buyback.stray", field).Under("buyback")
		}
		switch sizes, held := offerSizes(t, k.Seat, company), t.Shares(k.Seat, company); {
		case k.Shares < 0 || k.Shares > held:
			return calc.Refuse("shares.short", field).Under("buyback").Seated(k.Seat).About(company).
				With("shares", k.Shares).With("held", held).With("max", sizes.Max)
		case k.Shares%sizes.Step != 0:
			return calc.Refuse("shares.thousands", field).Under("house.buyback_multiples_1000").Seated(k.Seat).About(company).
				With("shares", k.Shares).With("step", sizes.Step)
		}
	}
	return nil
}

package office

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
)

// The price rises by $5 for each full 10,000 shares bought back.
const (
	raiseShares = 10_000
	raise       = 5
)

// A Buyback is a chairman's offer to buy shares of his company from the other players. They sell in turn order,
// beginning after the chairman, until he has as many as he wants. The shares are retired.
type Buyback struct {
	// Seat is the chairman's seat.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Shares is the largest number of shares that the chairman buys, at least 1; it may exceed what other players hold.
	Shares int `json:"shares"`
	// Price is the price offered for a share, in dollars.
	Price int `json:"price"`
	// Offers lists the shares that the other players offer, by seat; shares beyond the number wanted stay unsold.
	Offers []turns.Taker `json:"offers,omitempty"`
}

func (*Buyback) Kind() string { return "buyback" }

// Form warns on the record button if no seat offers shares.
func (e *Buyback) Form(t calc.Table) calc.Form {
	form, company, known := turns.StockForm(t, &e.Seat, &e.Company, turns.ActRefusal(t, e.Seat, e), BuybackRefusal)
	if !known {
		return form
	}
	lowest := minBuyback(t, company)
	shares := turns.SharesField("shares", &e.Shares, calc.None, company, calc.Range(1, t.Cash(e.Seat)/lowest).
		WithRefusal(calc.Refuse("buyback.shares", "").Under("buyback").Seated(e.Seat).With("shares", e.Shares)))
	shares.Likely = min(othersHold(t, e.Seat, company), shares.Allowed.Max)
	form.Fields = append(form.Fields, shares)
	if e.Shares < 1 || e.Shares > shares.Allowed.Max {
		return form
	}
	price := turns.SharesField("price", &e.Price, calc.None, company,
		calc.Range(lowest, min(agreement.MaxPrice, t.Cash(e.Seat)/e.Shares)).WithRefusal(e.priceRefusal(t, company)))
	price.Likely = min(t.Price(company), price.Allowed.Max)
	form.Fields = append(form.Fields, price)
	sellers, silent := 0, 0
	for _, seat := range t.Clockwise(e.Seat)[1:] {
		offers := turns.TakerField(&e.Offers, "offers", seat, company,
			offerSizes(t, seat, company, turns.TakerShares(e.Offers, seat)))
		form.Fields = append(form.Fields, offers)
		if offers.Allowed.Count() > 1 {
			sellers, silent = sellers+1, silent+calc.Bit(offers.Get() == 0)
		}
	}
	switch silent {
	case 0:
	case sellers:
		form.Record = "nobody"
	default:
		form.Record = "some"
	}
	return form
}

func othersHold(t calc.Table, seat, company int) int {
	share := calc.Share(company)
	return board.AmountHeld(t, share) - t.Balance(calc.Treasury(company), share) - t.Shares(seat, company)
}

func minBuyback(t calc.Table, company int) int {
	if board.OptionsOf(t).MarketMin {
		return t.Price(company)
	}
	return 1
}

func offerSizes(t calc.Table, seat, company, shares int) calc.Allowed {
	held := t.Shares(seat, company)
	allowed, other := calc.Range(0, held), calc.Refuse("shares.short", "").Under("buyback").Seated(seat).
		With("shares", shares).With("held", held)
	if board.OptionsOf(t).BuybackThousands {
		allowed = calc.Steps(0, held/agreement.Thousand*agreement.Thousand, agreement.Thousand)
		if shares > 0 && shares <= held {
			other = turns.ThousandsRefusal("house.buyback_multiples_1000", seat, shares)
		}
	}
	return allowed.WithRefusal(other)
}

func BuybackRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := turns.TradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	switch {
	case board.Chairman(t, company) != seat:
		return calc.Refuse("buyback.office", "company").Under("buyback").Seated(seat).About(company).
			With("need", board.Threshold(t, company, board.OptionsOf(t).Chairman))
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

func (e *Buyback) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		company := agreement.CompanyOf(e.Company)
		b.Line("buyback", "buyback", e.Seat, company, calc.PriceTerms(e.Shares, e.Price)...)
		bought := 0
		for _, seat := range t.Clockwise(e.Seat)[1:] {
			offered := turns.TakerShares(e.Offers, seat)
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
			b.Line(kind, "buyback", seat, company, calc.With("offered", offered), calc.With("shares", taken),
				calc.With("price", e.Price), calc.With("amount", taken*e.Price), calc.With("rest", offered-taken))
			b.Move(calc.AccountOf(e.Seat), calc.AccountOf(seat), calc.Cash(), taken*e.Price)
			b.Move(calc.AccountOf(seat), calc.Treasury(company), calc.Share(company), taken)
			bought += taken
		}
		e.raise(b, company, bought)
		turns.EndTurn(b)
	})
}

// raise raises the price after a buyback. Under pro_rata, it rises in proportion to the shares bought.
func (e *Buyback) raise(b *calc.Builder, company, bought int) {
	kind, rule := "buyback.price", "buyback"
	by := bought / raiseShares * raise
	if board.OptionsOf(b.Table).ProRata {
		by, rule = bought*raise/raiseShares, "house.pro_rata"
	}
	old := b.Price(company)
	price := min(old+by, agreement.MaxPrice)
	if price == old {
		kind = "buyback.still"
	}
	b.Line(kind, rule, calc.None, company, calc.With("shares", bought),
		calc.With("left", board.Outstanding(b.Table, company)), calc.With("old", old),
		calc.With("by", by), calc.With("new", price))
	b.Set(b.Layout().PriceMark(company), price)
}

func (e *Buyback) priceRefusal(t calc.Table, company int) *calc.Refusal {
	switch {
	case e.Price < 1 || e.Price > agreement.MaxPrice:
		return calc.Refuse("buyback.price", "price").Under("buyback").Seated(e.Seat)
	case e.Price < minBuyback(t, company):
		return calc.Refuse("buyback.market", "price").Under("house.market_min").Seated(e.Seat)
	}
	return buybackCash(t, e.Seat, company, e.Shares, e.Price)
}

func (e *Buyback) refusal(t calc.Table) *calc.Refusal {
	if refusal := turns.ActRefusal(t, e.Seat, e).OrCheck(e, t); refusal != nil {
		return refusal
	}
	return turns.StrayTaker(e.Offers, "offers", t.Clockwise(e.Seat)[1:],
		calc.Refuse("buyback.stray", "").Under("buyback"))
}

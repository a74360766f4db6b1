package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/turns"
)

// An OptionPurchase buys an option for a premium: the right to buy (call) or sell (put) shares at the year's end at the
// current price.
type OptionPurchase struct {
	// Seat is the buyer's seat.
	Seat int `json:"seat"`
	// Type is "call" or "put".
	Type string `json:"type"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Shares is the number of shares under the option, a multiple of 1,000.
	Shares int `json:"shares"`
}

func (*OptionPurchase) Kind() string { return "option" }

func (e *OptionPurchase) class() (calc.Class, bool) {
	switch e.Type {
	case "call":
		return board.CallLot, true
	case "put":
		return board.PutLot, true
	}
	return calc.Regular, false
}

func (e *OptionPurchase) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	if turns.ActRefusal(t, e.Seat, e) != nil {
		return form
	}
	form.Fields = append(form.Fields,
		calc.OneOf("type", &e.Type, "call", "put").
			WithRefusal(calc.Refuse("option.type", "type").Under("option").Seated(e.Seat)),
		turns.StockField("company", &e.Company,
			func(company int) *calc.Refusal { return OptionRefusal(t, e.Seat, company) }))
	company := agreement.CompanyOf(e.Company)
	if OptionRefusal(t, e.Seat, company) != nil {
		return form
	}
	form.Fields = append(form.Fields,
		turns.SharesField("shares", &e.Shares, calc.None, company, optionSizes(t, e.Seat, company, e.Shares)))
	return form
}

// premiumOf returns an option's current price in whole dollars, rounded down.
func premiumOf(t calc.Table, company, shares int) int {
	return t.Price(company) * shares * board.Premium(t, company) / 100
}

func optionSizes(t calc.Table, seat, company, shares int) calc.Allowed {
	sizes := board.CapSizes(t, company, board.CallLot)
	other := turns.ThousandsRefusal("option", seat, shares)
	switch {
	case shares > sizes.Max:
		other = optionCap(t, seat, company, "shares", sizes.Max)
	case shares > 0 && shares%agreement.Thousand == 0:
		other = premiumShort(t, seat, company, shares)
	}
	sizes.Max = min(sizes.Max, t.Cash(seat)/premiumOf(t, company, agreement.Thousand)*agreement.Thousand)
	return sizes.WithRefusal(other)
}

func OptionRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := turns.TradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	if left := board.CapLeft(t, company, board.CallLot); left < agreement.Thousand {
		return optionCap(t, seat, company, "company", left)
	}
	if premiumOf(t, company, agreement.Thousand) > t.Cash(seat) {
		return premiumShort(t, seat, company, agreement.Thousand)
	}
	return nil
}

func optionCap(t calc.Table, seat, company int, field string, left int) *calc.Refusal {
	return calc.Refuse("option.cap", field).Under("option").Seated(seat).About(company).
		With("cap", board.OptionsOf(t).OptionCap).With("max", max(0, left)/agreement.Thousand*agreement.Thousand)
}

func premiumShort(t calc.Table, seat, company, shares int) *calc.Refusal {
	return calc.Refuse("option.cash", "shares").Under("option").Seated(seat).About(company).
		With("shares", shares).With("amount", premiumOf(t, company, shares)).With("cash", t.Cash(seat)).
		With("max", t.Cash(seat)/max(1, premiumOf(t, company, agreement.Thousand))*agreement.Thousand)
}

func (e *OptionPurchase) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, turns.ActRefusal(t, e.Seat, e).OrCheck(e, t), func(b *calc.Builder) {
		company := agreement.CompanyOf(e.Company)
		kind := "call"
		if e.Type == "put" {
			kind = "put"
		}
		premium := premiumOf(t, company, e.Shares)
		b.Line(kind, "option", e.Seat, company, calc.With("shares", e.Shares),
			calc.With("price", t.Price(company)), calc.With("percent", board.Premium(t, company)),
			calc.With("amount", premium))
		b.Move(calc.AccountOf(e.Seat), calc.Bank(), calc.Cash(), premium)
		class, _ := e.class()
		board.OpenLot(b, e.Seat, board.Lot{Class: class, Company: company, Shares: e.Shares, Price: t.Price(company)})
		turns.EndTurn(b)
	})
}

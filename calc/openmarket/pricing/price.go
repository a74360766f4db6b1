// Package pricing is how prices of an open market are set beside trades: by hand, by steps, by a split.
package pricing

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A Price sets a company's price by hand.
type Price struct {
	Company string `json:"company"`
	// Price is the new price. It must stand on the company's track.
	Price *int `json:"price,omitempty"`
}

// Kind names the entry in records.
func (*Price) Kind() string { return "price" }

// Form asks for the company and its new price. The present one is shown until another is entered.
func (e *Price) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.TradedField(t, "price", &e.Company)}
	company := board.CompanyOf(t, e.Company)
	if t.Over() || board.TradedRefusal(t, "company", "price", company) != nil {
		return calc.Form{Fields: fields}
	}
	price := board.UsualAmount("price", &e.Price, t.Price(company), board.TrackAllowed(t, "price", company, e.Price))
	return calc.Form{Fields: append(fields, price.ForCompany(company))}
}

// Apply sets the price. Refusals: game.over, company.*, price.same, price.track.
func (e *Price) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal, company := t.OverRefusal().OrCheck(e, t), board.CompanyOf(t, e.Company)
	if refusal == nil && (e.Price == nil || *e.Price == t.Price(company)) {
		refusal = calc.Missing("price.same", "price").Under("price").About(company).With("price", t.Price(company))
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		SetBy(b, company, *e.Price)
	})
}

// SetBy sets a company's price as somebody says.
func SetBy(b *calc.Builder, company, price int) {
	b.Line("price", "price", calc.None, company, calc.With("old", b.Price(company)), calc.With("new", price))
	board.SetPrice(b, company, price)
}

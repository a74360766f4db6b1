// Package pricing holds the entries that set prices of an open market outside trades: by hand, by steps or by a split.
package pricing

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// A Price sets a company's price by hand.
type Price struct {
	// Company is the code of the company.
	Company string `json:"company"`
	// Price is the new price, which must be on the company's track.
	Price *int `json:"price,omitempty"`
	// Row is the row of the price, counted from 1 at the top, on a chart with that price in several rows. By default,
	// it is the row nearest to the marker.
	Row *int `json:"row,omitempty"`
}

func (*Price) Kind() string { return "price" }

func (e *Price) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.TradedField(t, "price", &e.Company)}
	company := board.CompanyOf(t, e.Company)
	if t.Over() || board.TradedRefusal(t, "company", "price", company) != nil {
		return calc.Form{Fields: fields}
	}
	price := board.UsualAmount("price", &e.Price, t.Price(company), board.TrackAllowed(t, "price", company, e.Price))
	fields = append(fields, price.ForCompany(company))
	if row := board.RowField(t, &e.Row, company, e.price(t, company), board.AnyCell); row != nil {
		fields = append(fields, row)
	}
	return calc.Form{Fields: fields}
}

func (e *Price) price(t calc.Table, company int) int { return calc.ValueOr(e.Price, t.Price(company)) }

// Apply sets the price. Refusals: game.over, company.*, price.same, price.track, price.row, row.none.
func (e *Price) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal, company := t.OverRefusal().OrCheck(e, t), board.CompanyOf(t, e.Company)
	if refusal == nil {
		refusal = board.RowRefusal(t, e.Row, company, e.price(t, company), board.AnyCell)
	}
	if refusal == nil && e.index(t, company) == board.TrackIndex(t, company) {
		refusal = calc.Missing("price.same", "price").Under("price").About(company).With("price", t.Price(company))
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		setLine(b, company, e.price(t, company))
		board.SetIndex(b, company, e.index(t, company))
	})
}

func (e *Price) index(t calc.Table, company int) int {
	return board.CellIndex(t, company, e.price(t, company), e.Row, board.AnyCell)
}

// SetBy moves a company's marker to a price that an entry gives, and adds a line about the price.
func SetBy(b *calc.Builder, company, price int) {
	setLine(b, company, price)
	board.SetPrice(b, company, price)
}

func setLine(b *calc.Builder, company, price int) {
	b.Line("price", "price", calc.None, company, calc.With("old", b.Price(company)), calc.With("new", price))
}

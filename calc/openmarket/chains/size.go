// Package chains adds chains that grow and merge to an open market: prices depend on size, and the largest shareholders
// get a bonus when a chain ends.
package chains

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Size sets a company's size, which also sets its price.
type Size struct {
	// Company is the code of the company.
	Company string `json:"company"`
	// Size is the new size, from the size at the launch up to 999.
	Size int `json:"size"`
}

func (*Size) Kind() string { return "size" }

func (e *Size) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.TradedField(t, "size", &e.Company)}
	company := board.CompanyOf(t, e.Company)
	if t.Over() || board.TradedRefusal(t, "company", "size", company) != nil || !board.OptionsOf(t).Sized() {
		return calc.Form{Fields: fields}
	}
	likely := min(board.Size(t, company)+1, agreement.MaxSize)
	return calc.Form{Fields: append(fields, board.AmountField("size", "size", &e.Size, likely, Smallest(t),
		agreement.MaxSize).ForCompany(company))}
}

// Field asks for a company's size after a launch or a takeover. The parameter usual is the default.
func Field(t calc.Table, rule string, company int, at **int, usual int) *calc.Field {
	allowed := calc.Range(Smallest(t), agreement.MaxSize).WithRefusal(board.NoAmount(rule, usual, Smallest(t)))
	return board.UsualAmount("size", at, usual, allowed).ForCompany(company)
}

// Smallest returns the size with which companies are launched.
func Smallest(t calc.Table) int { return board.OptionsOf(t).Market().Sizes[0] }

// Unasked refuses a price in a game where prices follow from sizes, and a size in any other game.
func Unasked(t calc.Table, price, size *int) *calc.Refusal {
	switch sized := board.OptionsOf(t).Sized(); {
	case sized && price != nil:
		return calc.Refuse("price.sized", "price").Under("size")
	case !sized && size != nil:
		return calc.Refuse("size.off", "size").Under("size")
	}
	return nil
}

// Apply sets the size and the price. Refusals: game.over, size.off, company.*, amount.*, size.same.
func (e *Size) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := board.OffRefusal(t, board.OptionsOf(t).Sized(), "size.off", "size").OrCheck(e, t)
	company := board.CompanyOf(t, e.Company)
	if refusal == nil && e.Size == board.Size(t, company) {
		refusal = calc.Missing("size.same", "size").Under("size").About(company).With("size", e.Size)
	}
	return board.Build(t, refusal, func(b *calc.Builder) { board.Grow(b, company, e.Size) })
}

package pricing

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Move moves a company's price some steps along its track.
type Move struct {
	Company string `json:"company"`
	// Steps is how far up, below zero how far down; what goes beyond the track stops at its end.
	Steps int `json:"steps"`
}

// Kind names the entry in records.
func (*Move) Kind() string { return "move" }

// Form asks for the company and the steps.
func (e *Move) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{board.TradedField(t, "price", &e.Company),
		board.AmountField("steps", "price", &e.Steps, 1, -agreement.MaxSteps, agreement.MaxSteps)}}
}

// Apply moves the price. Refusals: game.over, company.*, amount.range, steps.none.
func (e *Move) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := t.OverRefusal().OrCheck(e, t)
	if refusal == nil && e.Steps == 0 {
		refusal = calc.Missing("steps.none", "steps").Under("price").With("min", -agreement.MaxSteps).
			With("max", agreement.MaxSteps)
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		board.Shift(b, "price", board.CompanyOf(t, e.Company), e.Steps)
	})
}

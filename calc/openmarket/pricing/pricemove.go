package pricing

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Move moves a company's price some steps along its track.
type Move struct {
	Company string `json:"company"`
	// Steps is how far up, below zero how far down; what goes beyond the track stops at its end. On a chart it is how
	// far to the right, below zero to the left, and Up how many rows up, below zero down.
	Steps int `json:"steps"`
	Up    int `json:"up,omitzero"`
}

func (*Move) Kind() string { return "move" }

// Form asks for the company and the steps.
func (e *Move) Form(t calc.Table) calc.Form {
	steps := board.AmountField("steps", "price", &e.Steps, 1, -agreement.MaxSteps, agreement.MaxSteps)
	fields := []*calc.Field{board.TradedField(t, "price", &e.Company), steps}
	if _, charted := board.ChartOf(t); charted {
		fields = append(fields, board.AmountField("up", "price", &e.Up, 0, -agreement.MaxSteps, agreement.MaxSteps))
	}
	return calc.Form{Fields: fields}
}

// Apply moves the price. Refusals: game.over, company.*, amount.range, steps.none, up.none.
func (e *Move) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := t.OverRefusal().OrCheck(e, t)
	if _, charted := board.ChartOf(t); refusal == nil && e.Up != 0 && !charted {
		refusal = calc.Refuse("up.none", "up").Under("price")
	}
	if refusal == nil && e.Steps == 0 && e.Up == 0 {
		refusal = calc.Missing("steps.none", "steps").Under("price").With("min", -agreement.MaxSteps).
			With("max", agreement.MaxSteps)
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		company := board.CompanyOf(t, e.Company)
		board.Shift(b, "price", company, e.Steps)
		board.Rise(b, "price", company, e.Up)
	})
}

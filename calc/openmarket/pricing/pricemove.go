package pricing

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Move moves a company's price by steps along its track.
type Move struct {
	// Company is the code of the company.
	Company string `json:"company"`
	// Steps is the number of steps up, negative for down; on a chart it counts columns to the right, negative to the
	// left. The marker stops at the end of the track.
	Steps int `json:"steps"`
	// Up is the number of rows up on a chart, negative for down.
	Up int `json:"up,omitzero"`
}

func (*Move) Kind() string { return "move" }

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

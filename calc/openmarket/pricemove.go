package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
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
	return calc.Form{Fields: []*calc.Field{tradedField(t, "price", &e.Company),
		amount("steps", "price", &e.Steps, 1, -agreement.MaxSteps, agreement.MaxSteps)}}
}

// Apply moves the price. Refusals: game.over, company.*, amount.range, steps.none.
func (e *Move) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := t.OverRefusal().OrCheck(e, t)
	if refusal == nil && e.Steps == 0 {
		refusal = calc.Missing("steps.none", "steps").Under("price").With("min", -agreement.MaxSteps).
			With("max", agreement.MaxSteps)
	}
	return build(t, refusal, func(b *calc.Builder) {
		shift(b, "price", companyOf(t, e.Company), e.Steps)
	})
}

// shift moves a company's marker some steps up, or down when they are below zero, as far as the track goes.
func shift(b *calc.Builder, rule string, company, steps int) {
	if steps == 0 {
		return
	}
	if optionsOf(b.Table).Track == "listed" {
		shiftListed(b, rule, company, steps)
		return
	}
	o, old := optionsOf(b.Table), b.Price(company)
	track, _ := b.Layout().Tracks[company].(calc.Scale)
	raw := old + steps*o.Step
	price := min(max(raw, track.Min), track.Max)
	kind := "rise"
	if steps < 0 {
		kind, steps = "fall", -steps
	}
	if price != raw {
		kind += ".stopped"
	}
	index, _ := track.Index(price)
	b.Line(kind, rule, calc.None, company, calc.With("old", old), calc.With("steps", steps), calc.With("step", o.Step),
		calc.With("raw", raw), calc.With("new", price))
	setIndex(b, company, index)
}

// shiftListed does the same on a list, where a step is an index.
func shiftListed(b *calc.Builder, rule string, company, steps int) {
	from, track := trackIndex(b.Table, company), b.Layout().Tracks[company]
	to := min(max(from+steps, 0), track.Len()-1)
	kind := "up"
	if steps < 0 {
		kind, steps = "down", -steps
	}
	if abs(to-from) != steps {
		kind += ".stopped"
	}
	b.Line(kind, rule, calc.None, company, calc.With("old", track.Price(from)), calc.With("steps", steps),
		calc.With("moved", abs(to-from)), calc.With("new", track.Price(to)))
	setIndex(b, company, to)
}

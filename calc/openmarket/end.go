package openmarket

import "scripkeeper/calc"

// End ends the game.
type End struct{}

// Kind names the entry in records.
func (*End) Kind() string { return "end" }

// Form asks for nothing.
func (*End) Form(calc.Table) calc.Form { return calc.Form{} }

// Apply ends the game. Refusal: game.over.
func (*End) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := overRefusal(t); refusal != nil {
		return denied(t, refusal)
	}
	d := calc.NewBuilder(t)
	finish(d, "over.said")
	return done(t, d)
}

// finish ends the game.
func finish(d *calc.Builder, kind string) {
	d.Line(kind, "end", calc.None, calc.None, calc.Term{Role: "rounds", Value: d.Layout().Rounds})
	d.Set(calc.OverMark, 1)
	d.Set(calc.TurnMark, calc.None)
}

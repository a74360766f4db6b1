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
	return build(t, t.OverRefusal(), func(b *calc.Builder) {
		b.Finish("over.said")
	})
}

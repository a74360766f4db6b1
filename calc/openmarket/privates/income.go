package privates

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// An Income sets a private company's income for the rest of the game.
type Income struct {
	// Private is the code of the private company.
	Private string `json:"private"`
	// Income is the amount that the private company pays its owner each time.
	Income int `json:"income"`
}

func (*Income) Kind() string { return "income" }

func (e *Income) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{openField(t, &e.Private)}
	private := board.PrivateOf(t, e.Private)
	if openRefusal(t, private) != nil {
		return calc.Form{Fields: fields}
	}
	income := calc.Range(0, agreement.MaxIncome).WithRefusal(calc.Refuse("amount.range", "").Under("incomes"))
	return calc.Form{Fields: append(fields, calc.Amount("income", &e.Income, income).
		Expect(t.Layout().Privates[private].Brings(t)))}
}

// Apply sets the income. Refusals: game.over, private.*, amount.range, income.same.
func (e *Income) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	private := board.PrivateOf(t, e.Private)
	refusal := openRefusal(t, private).OrCheck(e, t)
	if refusal == nil && e.Income == t.Layout().Privates[private].Brings(t) {
		refusal = calc.Missing("income.same", "income").Under("incomes").With("private", private).
			With("income", e.Income)
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		p := b.Layout().Privates[private]
		b.Line("income.set", "incomes", calc.None, calc.None, calc.With("private", private),
			calc.With("old", p.Brings(t)), calc.With("new", e.Income))
		b.Set(p.More, e.Income-p.Income)
	})
}

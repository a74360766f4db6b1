package privates

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// Incomes pays the incomes of all private companies to their owners.
type Incomes struct{}

func (*Incomes) Kind() string { return "incomes" }

func (*Incomes) Form(calc.Table) calc.Form { return calc.Form{} }

// Apply pays the income of each private company. Refusals: game.over, private.off, incomes.nobody, most.cash.
func (*Incomes) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := t.OverRefusal()
	if sum, _ := board.IncomesDue(t); refusal == nil && sum == 0 {
		refusal = calc.Refuse("incomes.nobody", "").Under("incomes")
		if len(t.Layout().Privates) == 0 {
			refusal = calc.Refuse("private.off", "").Under("incomes")
		}
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		sum, _ := board.IncomesDue(t)
		b.Line("incomes", "incomes", calc.None, calc.None, calc.With("amount", sum))
		b.Set(board.IncomesMark(b.Layout()), 1)
		for _, owner := range b.Layout().Accounts() {
			if owner.IsOwner() {
				pay(b, owner)
			}
		}
	})
}

func pay(b *calc.Builder, owner calc.Account) {
	for _, i := range b.Table.PrivatesOf(owner) {
		income := b.Layout().Privates[i].Brings(b.Table)
		if income == 0 {
			continue
		}
		seat, company := board.Whose(owner)
		before := b.Balance(owner, calc.Cash())
		b.Line("income"+board.OwnSuffix(owner), "incomes", seat, company, calc.With("private", i),
			calc.With("before", before), calc.With("amount", income), calc.With("after", before+income))
		b.Move(calc.Bank(), owner, calc.Cash(), income)
	}
}

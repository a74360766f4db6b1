package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/money"
)

// Some players' fields can be left blank. A refusal names the field of the refused number.
func TestSeveralBonusesAtOnce(t *testing.T) {
	table := open(t, fixed(), 3)
	bonus, _ := calc.BatchOf(Rulebook{}, table, &money.Bonus{}).(calc.Batch)
	set := func(b calc.Batch, name string, n int) {
		field, has := b.Form(table).Field(name)
		must.Hold(t, has, "the sheet does not ask for %s", name)
		field.Set(n)
	}
	_, _, refusal := bonus.Apply(table)
	must.Hold(t, refusal != nil && refusal.Code == "batch.none" && refusal.Unfinished, "nothing is refused with %v", refusal)
	set(bonus, "amount.0", 300)
	set(bonus, "amount.2", 150)
	said := calc.Map(bonus.Entries(table), func(e calc.Entry) string { return gametest.Written(e) })
	expect.List(t, said, []string{gametest.Written(&money.Bonus{Seat: 0, Amount: 300}),
		gametest.Written(&money.Bonus{Seat: 2, Amount: 150})}, "it says")
	after, statement, _ := bonus.Apply(table)
	expect.True(t, after.Cash(0) == 1300 && after.Cash(1) == 1000 && len(statement.Lines) == 2,
		"%d in cash after %v", after.Cash(0), statement)
	fee, _ := calc.BatchOf(Rulebook{}, table, &money.Fee{}).(calc.Batch)
	set(fee, "amount.1", 7000)
	_, _, refusal = fee.Apply(table)
	expect.True(t, refusal != nil && refusal.Field == "amount.1", "a fee beyond the cash is refused with %v", refusal)
}

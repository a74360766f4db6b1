package board

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// Build works an entry out as [calc.Build] does, and passes presidencies on as the table agreed. It refuses what would
// leave an account with more than the program counts.
func Build(t calc.Table, refusal *calc.Refusal, do func(b *calc.Builder)) (calc.Table, calc.Statement, *calc.Refusal) {
	return BuildAsSaid(t, refusal, passing(t, do))
}

// BuildWithin is [Build] of what may go beyond a limit, or leave a company without a president. Anyway means that the
// table overrules that. Refusals: limit.*, director.needed.
func BuildWithin(
	t calc.Table, refusal *calc.Refusal, anyway bool, do func(b *calc.Builder),
) (calc.Table, calc.Statement, *calc.Refusal) {
	next, statement, refusal := calc.Build(t, refusal, passing(t, do))
	return bounded(t, next, statement, cmp.Or(refusal, limitRefusal(t, next, anyway)))
}

// passing does what an entry does, and passes presidencies on.
func passing(t calc.Table, do func(b *calc.Builder)) func(b *calc.Builder) {
	return func(b *calc.Builder) {
		do(b)
		pass(b, t)
	}
}

// BuildAsSaid is [Build] for what the table says of itself: nothing follows from it.
func BuildAsSaid(
	t calc.Table, refusal *calc.Refusal, do func(b *calc.Builder),
) (calc.Table, calc.Statement, *calc.Refusal) {
	next, statement, refusal := calc.Build(t, refusal, do)
	return bounded(t, next, statement, refusal)
}

// bounded refuses what leaves an account with more than the program counts, too.
func bounded(
	t, next calc.Table, statement calc.Statement, refusal *calc.Refusal,
) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := cmp.Or(refusal, mostRefusal(t, next)); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	return next, statement, nil
}

// OffRefusal refuses an entry where the game is over, and under a rule where the table does not play with what it is
// about.
func OffRefusal(t calc.Table, plays bool, code, rule string) *calc.Refusal {
	if refusal := t.OverRefusal(); refusal != nil || plays {
		return refusal
	}
	return calc.Refuse(code, "").Under(rule)
}

// mostRefusal says why a table may not follow another: an account got more than the program counts.
// Refusals: most.cash, most.shares.
func mostRefusal(before, after calc.Table) *calc.Refusal {
	for account, c := range before.Changed(after) {
		limit, code := agreement.MaxShares, "most.shares"
		if c.IsCash() {
			limit, code = agreement.MaxCash, "most.cash"
		}
		if held := after.Balance(account, c); account.IsOwner() && held > limit && held > before.Balance(account, c) {
			return calc.Refuse(code, "").Under("setup").With("max", limit)
		}
	}
	return nil
}

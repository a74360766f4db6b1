package board

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// Build calls do to change a copy of t, and then lets presidencies pass to other players. It refuses balances above
// [agreement.MaxCash] and [agreement.MaxShares].
func Build(t calc.Table, refusal *calc.Refusal, do func(b *calc.Builder)) (calc.Table, calc.Statement, *calc.Refusal) {
	return BuildPlain(t, refusal, withPresidencies(t, do))
}

// BuildWithin is like [Build], but also refuses to break a limit or to leave a company without a president, unless
// anyway is set. Refusals: limit.*, director.needed.
func BuildWithin(
	t calc.Table, refusal *calc.Refusal, anyway bool, do func(b *calc.Builder),
) (calc.Table, calc.Statement, *calc.Refusal) {
	next, statement, refusal := calc.Build(t, refusal, withPresidencies(t, do))
	return withinBounds(t, next, statement, cmp.Or(refusal, limitRefusal(t, next, anyway)))
}

func withPresidencies(t calc.Table, do func(b *calc.Builder)) func(b *calc.Builder) {
	return func(b *calc.Builder) {
		do(b)
		passPresidencies(b, t)
	}
}

// BuildPlain is like [Build], but no presidency passes to another player. It is for position entries, which set the
// whole table.
func BuildPlain(
	t calc.Table, refusal *calc.Refusal, do func(b *calc.Builder),
) (calc.Table, calc.Statement, *calc.Refusal) {
	next, statement, refusal := calc.Build(t, refusal, do)
	return withinBounds(t, next, statement, refusal)
}

func withinBounds(
	t, next calc.Table, statement calc.Statement, refusal *calc.Refusal,
) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := cmp.Or(refusal, MostRefusal(t, next)); refusal != nil {
		return t, calc.Statement{}, refusal
	}
	return next, statement, nil
}

// OffRefusal refuses an entry if the game is over, or if plays is false because the options exclude such entries.
func OffRefusal(t calc.Table, plays bool, code, rule string) *calc.Refusal {
	if refusal := t.OverRefusal(); refusal != nil || plays {
		return refusal
	}
	return calc.Refuse(code, "").Under(rule)
}

// MostRefusal refuses an account that has grown beyond the limits. Refusals: most.cash, most.shares.
func MostRefusal(before, after calc.Table) *calc.Refusal {
	for account, c := range before.Diff(after) {
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

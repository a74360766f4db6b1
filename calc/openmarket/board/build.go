package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// Build works an entry out as [calc.Build] does, and passes presidencies on as the table agreed. It refuses what would
// leave an account with more than the program counts.
func Build(t calc.Table, refusal *calc.Refusal, do func(b *calc.Builder)) (calc.Table, calc.Statement, *calc.Refusal) {
	return BuildAsSaid(t, refusal, func(b *calc.Builder) {
		do(b)
		pass(b, t)
	})
}

// BuildAsSaid is [Build] for what the table says of itself: nothing follows from it.
func BuildAsSaid(
	t calc.Table, refusal *calc.Refusal, do func(b *calc.Builder),
) (calc.Table, calc.Statement, *calc.Refusal) {
	next, statement, refusal := calc.Build(t, refusal, do)
	if refusal == nil {
		refusal = mostRefusal(t, next)
	}
	if refusal != nil {
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
	commodities := after.Layout().Commodities()
	for _, account := range after.Layout().Accounts() {
		if account.Kind != calc.SeatAccount && account.Kind != calc.TreasuryAccount {
			continue
		}
		for _, c := range commodities {
			limit, code := agreement.MaxShares, "most.shares"
			if c.IsCash() {
				limit, code = agreement.MaxCash, "most.cash"
			}
			if held := after.Balance(account, c); held > limit && held > before.Balance(account, c) {
				return calc.Refuse(code, "").Under("setup").With("max", limit)
			}
		}
	}
	return nil
}

package board

import "scripkeeper/calc"

// Resigning is how many ordinary shares a president gets for the director's certificate who sells one more of a company
// than he has: 0 where no other player would take it, or where presidencies do not pass.
func Resigning(t calc.Table, company, seat int) int {
	after := t.Shares(seat, company) - t.Balance(calc.AccountOf(seat), calc.Share(company)) - 1
	if !presides(t, company, seat) || successor(t, company, seat, after) == calc.None {
		return 0
	}
	return directorWeight(t)
}

// Resign lets who takes the presidency do so before the president sells down to so many shares.
func Resign(b *calc.Builder, company, seat, after int) {
	next := successor(b.Table, company, seat, after)
	b.Line("president.resign", "president", next, company, calc.With("held", b.Shares(next, company)),
		calc.With("less", after), calc.With("seat", seat), calc.With("weight", directorWeight(b.Table)))
	hand(b, company, calc.AccountOf(seat), next)
}

// Vacated says why a president should keep the director's certificate of a company: no player has enough shares to take
// it. Nil where one has, or where presidencies do not pass.
func Vacated(t calc.Table, company, seat int) *calc.Refusal {
	if !presides(t, company, seat) || successor(t, company, seat, 0) != calc.None ||
		t.Balance(calc.AccountOf(seat), calc.Share(company)) >= directorWeight(t) {
		return nil
	}
	return needed(t, company, seat)
}

// needed refuses to leave a company without a president.
func needed(t calc.Table, company, seat int) *calc.Refusal {
	return calc.Refuse("director.needed", "anyway").Under("president").Seated(seat).About(company).
		With("weight", directorWeight(t))
}

// presides reports whether a player is president of a company, where presidencies pass.
func presides(t calc.Table, company, seat int) bool {
	holder, held := DirectorHolder(t, company)
	return OptionsOf(t).MostPresides() && held && holder == calc.AccountOf(seat)
}

package board

import "scripkeeper/calc"

// Resigning is how many ordinary shares a president gets for the director's certificate who sells one more of a company
// than he has: 0 where no other player would take it, or where presidencies do not pass.
func Resigning(t calc.Table, company, seat int) int {
	sold := t.Balance(calc.AccountOf(seat), calc.Share(company)) + 1
	next := calc.None
	if presides(t, company, seat) {
		next = successor(t, company, seat, unitsOf(t, seat, company)-sold*ShareUnits(t, company))
	}
	if next == calc.None {
		return 0
	}
	ordinary, _, _ := gives(t, company, next)
	return ordinary
}

// Resign lets who takes the presidency do so before the president sells so many.
func Resign(b *calc.Builder, company, seat, sold int) {
	after := unitsOf(b.Table, seat, company) - sold*ShareUnits(b.Table, company)
	next := successor(b.Table, company, seat, after)
	b.Line("president.resign"+halved(b.Table, company), "president", next, company,
		calc.With("held", unitsOf(b.Table, next, company)),
		calc.With("less", after), calc.With("seat", seat), calc.With("weight", directorWeight(b.Table, company)))
	hand(b, company, calc.AccountOf(seat), next)
}

// Vacated says why a president should keep the director's certificate of a company: no player has enough shares to take
// it. Nil where one has, or where presidencies do not pass.
func Vacated(t calc.Table, company, seat int) *calc.Refusal {
	_, _, enough := gives(t, company, seat)
	if !presides(t, company, seat) || successor(t, company, seat, 0) != calc.None ||
		enough {
		return nil
	}
	return needed(t, company, seat)
}

// needed refuses to leave a company without a president.
func needed(t calc.Table, company, seat int) *calc.Refusal {
	return calc.Refuse("director.needed", "anyway").Under("president").Seated(seat).About(company).
		With("weight", directorWeight(t, company))
}

// presides reports whether a player is president of a company, where presidencies pass.
func presides(t calc.Table, company, seat int) bool {
	holder, held := DirectorHolder(t, company)
	return OptionsOf(t).MostPresides() && held && holder == calc.AccountOf(seat)
}

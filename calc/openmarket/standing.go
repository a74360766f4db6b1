package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
)

// Standing ranks the seats by net worth: cash, certificates and private companies, less debts and the cost of covering
// short sales. Shares of closed companies are worth nothing. Seats that have left come last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	return calc.Rank(t, nil, func(seat int) calc.Place {
		due := 0
		if !t.Over() {
			due = chains.Due(t, seat)
		}
		return placeOf(t, seat).LessDebt("half", -board.HalvesWorth(t, calc.AccountOf(seat))).
			LessDebt("short", board.ShortsWorth(t, seat)).
			LessDebt("loan", board.Loan(t, seat)).LessDebt("bonus", -due).LessDebt("debt", debtOf(t, seat))
	})
}

func debtOf(t calc.Table, seat int) int {
	return calc.Total(len(t.Layout().Companies), func(company int) int {
		return board.ShareOfDebt(t, company, board.UnitsOf(t, calc.AccountOf(seat), company))
	})
}

// placeOf returns a seat's net worth with its parts. Loans are not yet subtracted.
func placeOf(t calc.Table, seat int) calc.Place {
	p := t.WorthPlace(seat)
	for company := range t.Layout().Companies {
		if part := &p.Parts[1+company]; !board.Launched(t, company) {
			p.Worth -= part.Amount
			part.Price, part.Amount = 0, 0
		}
	}
	for _, i := range t.PrivatesOf(calc.AccountOf(seat)) {
		worth := board.PrivateWorth(t, i)
		p.Worth += worth
		p.Extras = append(p.Extras, calc.With(calc.ItemName("private", i), worth))
	}
	return p
}

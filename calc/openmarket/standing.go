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
	sum := 0
	for company := range t.Layout().Companies {
		sum += board.ShareOfDebt(t, company, board.UnitsOf(t, calc.AccountOf(seat), company))
	}
	return sum
}

// placeOf returns a seat's net worth with its parts. Loans are not yet subtracted.
func placeOf(t calc.Table, seat int) calc.Place {
	cash := t.Cash(seat)
	p := calc.Place{Worth: cash, Parts: make([]calc.Part, 0, 1+len(t.Layout().Companies))}
	p.Parts = append(p.Parts, calc.Part{Commodity: calc.Cash(), Count: cash, Price: 1, Amount: cash})
	for company := range t.Layout().Companies {
		count, price := t.Shares(seat, company), t.Price(company)
		if !board.Launched(t, company) {
			price = 0
		}
		p.Parts = append(p.Parts,
			calc.Part{Commodity: calc.Share(company), Count: count, Price: price, Amount: count * price})
		p.Worth += count * price
	}
	for _, i := range t.PrivatesOf(calc.AccountOf(seat)) {
		worth := board.PrivateWorth(t, i)
		p.Worth += worth
		p.Extras = append(p.Extras, calc.With(calc.ItemName("private", i), worth))
	}
	return p
}

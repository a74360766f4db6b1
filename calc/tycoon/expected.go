package tycoon

import "scripkeeper/calc"

// Expected are the entries that may come now: at the year's end that, else the transactions that the seat whose turn it
// is can make, then what is possible beside.
func (Rulebook) Expected(t calc.Table) calc.Expected {
	seat := t.Turn()
	beside := []calc.Entry{&calc.Leave{Seat: calc.None}, &calc.Ruling{Seat: calc.None}, NewPosition(t)}
	if t.Over() {
		return calc.Expected{Beside: beside[1:]}
	}
	var all []calc.Entry
	if missing := missingHand(t); missing != calc.None {
		all = append(all, &Hand{Seat: missing})
	}
	switch {
	case AtYearEnd(t):
		all = append(all, &YearEnd{})
	case Debt(t, seat) > 0:
		all = append(all, &Settle{Seat: seat})
	default:
		all = append(all, transactions(t, seat)...)
	}
	return calc.Expected{Next: all, Beside: beside}
}

// transactions are what a seat can do on its turn: what everybody can, what an office allows, and what needs a card.
func transactions(t calc.Table, seat int) []calc.Entry {
	var all []calc.Entry
	some := func(refused func(t calc.Table, seat, company int) *calc.Refusal, e calc.Entry) {
		for company := range Companies {
			if modeRefusal(t, e) == nil && refused(t, seat, company) == nil {
				all = append(all, e)
				return
			}
		}
	}
	some(buyRefusal, &Buy{Seat: seat})
	some(sellRefusal, &Sell{Seat: seat})
	all = append(all, &Pass{Seat: seat})
	some(dividendRefusal, &Dividend{Seat: seat})
	some(buybackRefusal, &Buyback{Seat: seat})
	some(shortRefusal, &Short{Seat: seat})
	some(optionRefusal, &OptionPurchase{Seat: seat})
	some(rightsRefusal, &Rights{Seat: seat, Shares: calc.None})
	if specialRefusal(t, seat, LoanCard) == nil {
		all = append(all, &Loan{Seat: seat})
	}
	some(debentureRefusal, &Debenture{Seat: seat})
	if premiumTime(t) == nil {
		some(func(t calc.Table, _, company int) *calc.Refusal { return premiumRefusal(t, company) }, &SetPremium{})
	}
	return all
}

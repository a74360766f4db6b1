package openmarket

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

// Expected returns trades first, then other entries that the options provide for, then entries for the players' own
// decisions. It leaves out what is impossible now. If no turn order is kept, the entries name no player.
func (Rulebook) Expected(t calc.Table) calc.Expected {
	if t.Over() {
		return calc.Expected{Beside: []calc.Entry{&calc.Ruling{Seat: calc.None}, &Position{}}}
	}
	o, turn := board.OptionsOf(t), calc.None
	if o.Ordered() {
		turn = t.Turn()
	}
	traded := board.CountTraded(t)
	from, shares, starter, debtor := "", 0, 0, calc.None
	if o.OwnStock() { // companies with their own stock sell certificates one at a time
		from, shares = "treasury", 1
	}
	owe, swap := debtors(t), &trading.Exchange{Seat: turn}
	if o.Launches() && !board.HasKinds(t) && !o.Treasury { // hotel chains swap two shares for one
		swap.Given, swap.Taken = 2, 1
	}
	if slices.Contains(owe, turn) {
		debtor = turn
	} else if len(owe) == 1 {
		debtor = owe[0]
	}
	launched := traded > 0
	closed := traded < min(len(t.Layout().Companies), o.MostOpen())
	operates, payer := launched && o.Operates() && o.HasVersion(3), &operating.Pay{}
	if o.Ordered() {
		payer.Payer, payer.Seat = "player", turn
	}
	last := calc.None
	if operates {
		last = operating.Last(t)
	}
	running, seller := operates && operating.Running(t), turn
	operator := ""
	if last != calc.None {
		if president := board.President(t, last); president != calc.None && o.HasVersion(7) {
			seller = president // the president can sell to pay what the company cannot
		}
		operator = t.Layout().Companies[last].Code
		payer = &operating.Pay{Payer: "company", Company: operator}
	}
	if o.Order == "turns" {
		if starter = calc.None; operates { // while companies operate, the turn does not change
			starter = turn
		}
	}
	var all []calc.Entry
	add := func(when bool, entries ...calc.Entry) {
		if when {
			all = append(all, entries...)
		}
	}
	add(running, operate(t))
	add(running && incomesBegin(t), &privates.Incomes{})
	add(running, payer)
	sells := privates.NextSold(t) != calc.None
	add(sells, &privates.Private{Seat: turn})
	add(!launched, &charter.Launch{Seat: turn})
	add(launched, &trading.Buy{Seat: turn, From: from, Shares: shares},
		&trading.Sell{Seat: seller, Shares: shares})
	add(launched && o.Shorts > 0, &trading.Short{Seat: turn})
	add(t.FirstCompany(func(company int) bool { return board.AllShorts(t, company) > 0 }) != calc.None,
		&trading.Cover{Seat: turn})
	add(o.Ordered(), &Next{})
	add(launched && o.Sized(), &chains.Size{})
	add(launched && closed, &charter.Launch{Seat: turn})
	add(operates && !running, operate(t))
	add(!running && o.HasVersion(3), payer)
	incomes, _ := board.IncomesDue(t)
	add(incomes > 0 && !(running && incomesBegin(t)), &privates.Incomes{})
	add(!sells && openPrivates(t), &privates.Private{Seat: turn})
	add(launched && o.Treasury, &money.Dividend{})
	add(operates && tradesOwn(t), &operating.Issue{Company: operator})
	add(launched && !o.Sized(), &pricing.Move{})
	add(launched && o.Treasury, &money.Treasury{})
	add(launched && o.LendsCompanies(), &operating.Debt{Company: operator})
	add(launched, &pricing.Price{})
	add(launched && !o.Treasury, &money.Dividend{})
	add(o.CountsRounds() && o.Order != "rounds", &Round{Turn: starter, SoldOut: endsTrades(t)})
	add(true, &trading.Transfer{From: calc.None, To: calc.None})
	bank := []calc.Entry{&money.Bonus{Seat: calc.None}, &money.Fee{Seat: calc.None}}
	paid := o.Treasury && o.HasVersion(3) // Pay covers treasury payments too
	add(!paid, bank...)
	add(o.Lends(), &money.Borrow{Seat: turn})
	add(len(owe) > 0, &money.Repay{Seat: debtor})
	add(traded > 1 && !board.HasKinds(t) && !o.Treasury, &charter.Takeover{Ratio: 2, Keep: true})
	add(traded > 1 && o.Treasury && o.HasVersion(5), &charter.Takeover{Ratio: 2})
	add(launched, &pricing.Split{New: calc.None, Old: calc.None})
	add(launched && o.Shares > 0 && o.HasVersion(3), &operating.Resize{})
	add(launched, swap, &charter.Close{})
	add(openPrivates(t) && o.HasVersion(6), &privates.Income{})
	add(openPrivates(t), &privates.Closing{})
	add(o.Order == "rounds", &Round{SoldOut: endsTrades(t)})
	add(true, &End{})
	beside := []calc.Entry{&calc.Leave{Seat: calc.None}, &calc.Ruling{Seat: calc.None}, &Position{}}
	if paid {
		beside = append(beside, bank...)
	}
	for _, e := range append(all[:len(all):len(all)], beside[:2]...) {
		prefill(t, e)
		leaveOpen(t, e)
	}
	expected := calc.Expected{Next: all, Beside: beside}
	if o.Order == "turns" {
		expected.Ends = []string{"buy", "launch", "private"}
		if !running || !o.HasVersion(7) { // otherwise any player can sell, which ends no turn
			expected.Ends = append(expected.Ends, "sell")
		}
	}
	return expected
}

func tradesOwn(t calc.Table) bool {
	return t.FirstCompany(func(company int) bool {
		return board.Launched(t, company) && t.Balance(calc.Treasury(company), calc.Share(company)) > 0
	}) != calc.None
}

// operate returns the entry for the company that probably operates next. Its revenue is left open.
func operate(t calc.Table) *operating.Operate {
	e := &operating.Operate{Revenue: calc.None}
	if next := operating.Next(t); next != calc.None {
		e.Company = t.Layout().Companies[next].Code
	}
	return e
}

// prefill sets the fields of an entry that have only one possible value, unless the player must state the value.
func prefill(t calc.Table, e calc.Entry) {
	// calc.Ask cannot fail, because only allowed values are set.
	_ = calc.Ask(e, t, func(f *calc.Field) (bool, error) {
		if f.Get == nil || f.Aloud || f.Allowed.Count() != 1 || f.Get() == f.Allowed.At(0) {
			return false, nil
		}
		f.Set(f.Allowed.At(0))
		return true, nil
	})
}

// leaveOpen clears the number of certificates in a complete trade, because the player has to enter that number.
func leaveOpen(t calc.Table, e calc.Entry) {
	if _, _, refusal := e.Apply(t); refusal != nil {
		return
	}
	switch e := e.(type) {
	case *trading.Buy:
		e.Shares = 0
	case *trading.Sell:
		e.Shares = 0
	}
}

func debtors(t calc.Table) []int {
	return calc.IndexesWhere(len(t.Layout().Seats), func(seat int) bool {
		return board.Loan(t, seat) > 0 && !t.Out(seat)
	})
}

// incomesBegin reports whether all companies have operated and the incomes of private companies are due.
func incomesBegin(t calc.Table) bool {
	_, due := board.IncomesDue(t)
	return due && operating.Waiting(t) == calc.None
}

func openPrivates(t calc.Table) bool {
	return slices.ContainsFunc(t.Layout().Privates, func(p calc.Private) bool {
		_, open := p.OwnedBy(t)
		return open
	})
}

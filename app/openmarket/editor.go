// Package openmarket has the editors of the open market: everything that a player buys, or sells, at once, all
// prices at once, what each player is paid or pays, a company that operates, a payment, what players and companies give
// one another, a private company that changes hands or closes, and a takeover.
package openmarket

import (
	"scripkeeper/app/form"
	"scripkeeper/app/openmarket/private"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

// NewEditor is the editor of a takeover, of a company that operates, of a payment, of a private company that changes
// hands or closes, of what companies give as players do, of a launch, of a trade, of prices and of sizes. A trade has one only where
// companies and numbers are asked for: with other kinds of certificate, typed prices or shares of the companies' own
// the form asks for one after another. So it does where an entry of the past is amended that is none of the first six.
func NewEditor(task form.Task) (form.Editor, bool) {
	switch e := task.Entry.(type) {
	case *charter.Takeover:
		return newTakeover(task, e), true
	case *operating.Operate:
		return newOperate(task, e), true
	case *operating.Pay:
		return newPayment(task, e), true
	case *privates.Private:
		return private.New(task, e), true
	case *privates.Closing:
		return private.NewClosing(task, e), true
	case *trading.Transfer:
		if board.OptionsOf(task.Table).CompaniesHold() {
			return newTransfer(task, e), true
		}
		return nil, false
	}
	if task.Alone {
		return nil, false
	}
	companies := len(task.Table.Layout().Companies)
	switch e := task.Entry.(type) {
	case *trading.Buy:
		if asksNumbers(task.Table) {
			return newTrades(task, 1, &e.Seat, into(e)), true
		}
	case *trading.Sell:
		if asksNumbers(task.Table) {
			return newTrades(task, -1, &e.Seat, into(e)), true
		}
	case *charter.Launch:
		return newFounding(task, e), true
	case *pricing.Price:
		if _, charted := board.ChartOf(task.Table); charted { // it stands perhaps in several rows
			return nil, false
		}
		return newPrices(newBatch(task, companies, calc.None, into(e), func(company, price int) calc.Entry {
			return &pricing.Price{Company: code(task.Table, company), Price: &price}
		}), true), true
	case *pricing.Move:
		if _, charted := board.ChartOf(task.Table); charted {
			return newMoves(task, e), true
		}
		return newPrices(newBatch(task, companies, 0, into(e), func(company, steps int) calc.Entry {
			return &pricing.Move{Company: code(task.Table, company), Steps: steps}
		}), false), true
	case *chains.Size:
		return newSizes(newBatch(task, companies, calc.None, into(e), func(company, size int) calc.Entry {
			return &chains.Size{Company: code(task.Table, company), Size: size}
		})), true
	}
	return nil, false
}

// into makes an entry of its kind the entry that a sheet was made for.
func into[E any](at *E) func(calc.Entry) {
	return func(e calc.Entry) {
		if from, same := any(e).(*E); same {
			*at = *from
		}
	}
}

// asksNumbers reports whether a trade is only a company and a number, which no limit of the table can be in the way of,
// and which no player can pay with a private company.
func asksNumbers(t calc.Table) bool {
	if o := board.OptionsOf(t); o.CertificateLimit > 0 || o.PoolLimit > 0 {
		return false
	}
	for _, p := range t.Layout().Privates {
		if owner, open := p.OwnedBy(t); open && owner.Kind == calc.SeatAccount {
			return false
		}
	}
	for company, c := range t.Layout().Companies {
		if board.Launched(t, company) {
			for _, f := range (&trading.Sell{Seat: max(0, t.Turn()), Company: c.Code}).Form(t).Fields {
				if f.Name != "seat" && f.Name != "company" && f.Name != "shares" {
					return false
				}
			}
			return true
		}
	}
	return false
}

// code is the code of a company, empty for none.
func code(t calc.Table, company int) string {
	if !t.Layout().HasCompany(company) {
		return ""
	}
	return t.Layout().Companies[company].Code
}

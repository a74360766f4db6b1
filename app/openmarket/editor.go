// Package openmarket has the editors of the open market: a company that operates, a payment, what players and companies
// give one another, a private company that changes hands or closes, and a takeover.
package openmarket

import (
	"scripkeeper/app/form"
	"scripkeeper/app/openmarket/private"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

// NewEditor is the editor of a takeover, of a company that operates, of a payment, of a private company that changes
// hands or closes, and of what companies give as players do.
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
	return nil, false
}

// code is the code of a company, empty for none.
func code(t calc.Table, company int) string {
	if !t.Layout().HasCompany(company) {
		return ""
	}
	return t.Layout().Companies[company].Code
}

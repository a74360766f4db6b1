package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Columns that belong to no company. A company's column is its index.
const (
	NameColumn  = -1
	CashColumn  = -2
	WorthColumn = -3
)

// A Figure identifies a number that can be explained: cash, shares, a net worth, a price or another stored value.
type Figure struct {
	// Account is the owner of the number; for a price it is the market.
	Account calc.Account
	Column  int
	// Mark is the id of the stored value, such as a price; 0 for cash, shares or a net worth.
	Mark calc.MarkID
	// Name labels a number that is neither a price nor a debt, such as the shares left in the bank.
	Name string
	Left bool
	Held bool
	// Incomes selects income from private companies. Paid selects the last price paid for the private company at index
	// Column.
	Incomes, Paid bool
}

func SeatFigure(seat, column int) Figure { return AccountFigure(calc.AccountOf(seat), column) }

// AccountFigure returns the figure for an account's cash, shares or net worth. Only seats have a net worth.
func AccountFigure(a calc.Account, column int) Figure { return Figure{Account: a, Column: column} }

func PriceFigure(l *calc.Layout, company int) Figure {
	return Figure{Account: calc.Market(), Column: company, Mark: l.PriceMark(company)}
}

// held reports whether the number depends on a seat's holdings, which may be hidden.
func (f Figure) held() bool {
	return f.Account.Kind == calc.SeatAccount && f.Mark == 0 && f.Column != CashColumn
}

func (v Game) Value(f Figure) (value int, name string) {
	names := words.Names{"name": words.Account(v.Layout, f.Account)}
	company := words.Company(v.Layout, f.Column)
	if f.Column == WorthColumn {
		return v.Place(f.Account.Index).Worth, words.Format("why.worth", names)
	}
	value = valueIn(v.Table, f)
	switch {
	case f.Paid:
		names["company"], names["name"] = v.Layout.Privates[f.Column].Name, words.Text("why.paid")
		return value, words.Format("why.mark", names)
	case f.Name != "":
		return value, words.Format("why.mark", words.Names{"company": company, "name": f.Name})
	case f.Account == calc.Market() && f.Mark != 0:
		return value, words.Format("why.price", words.Names{"company": company})
	case f.Mark != 0:
		return value, words.Format("why.owed", names)
	case f.Account.Kind == calc.TreasuryAccount && (f.Column == CashColumn || f.Column == f.Account.Index):
		row := "own"
		if f.Column == CashColumn {
			row = "treasury"
		}
		names["company"], names["name"] = names["name"], words.RowName(v.ID(), row)
		return value, words.Format("why.mark", names)
	case f.Column == CashColumn:
		return value, words.Format("why.cash", names)
	}
	names["company"] = company
	return value, words.Format("why.shares", names)
}

// valueIn returns a figure's number on a table; not for net worths.
func valueIn(t calc.Table, f Figure) int {
	switch {
	case f.Incomes:
		return incomeOf(t, f.Account)
	case f.Held:
		return heldByCompanies(t, f.Column)
	case f.Left:
		left, _ := t.InBank(f.Column)
		return left
	case f.Mark != 0:
		return t.Mark(f.Mark)
	case f.Column == CashColumn:
		return t.Balance(f.Account, calc.Cash())
	}
	return t.SharesOf(f.Account, f.Column)
}

package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// The columns of a table that belong to no company. A company's column is its index.
const (
	// NameColumn is the player's name.
	NameColumn = -1
	// CashColumn is the player's money.
	CashColumn = -2
	// WorthColumn is the player's net worth, with the rank beside it.
	WorthColumn = -3
)

// A Figure names a number of a table that can be asked why: cash, shares or net worth of an account, a price, or what
// else a mark holds.
type Figure struct {
	// Account is whose it is; for a price the market.
	Account calc.Account
	// Column is a company's index, or a column that belongs to none.
	Column int
	// Mark holds the figure; 0 when it is a balance or a net worth.
	Mark calc.MarkID
	// Name is what a mark is called that is neither a price nor a debt, and what the bank has left.
	Name string
	// Left reports that the figure is what the bank has left of a company.
	Left bool
	// Held reports that the figure is how many shares of a company other companies hold.
	Held bool
	// Incomes reports that the figure is what the private companies of an account bring it, Paid that it is what was
	// paid last for the private company whose index stands for the column.
	Incomes, Paid bool
}

// SeatFigure is a seat's cash, shares of a company, or net worth, by its column.
func SeatFigure(seat, column int) Figure { return AccountFigure(calc.AccountOf(seat), column) }

// AccountFigure is the cash of any account or its shares of a company, by its column. Only seats have a net worth.
func AccountFigure(a calc.Account, column int) Figure { return Figure{Account: a, Column: column} }

// PriceFigure is the price of a company.
func PriceFigure(l *calc.Layout, company int) Figure {
	return Figure{Account: calc.Market(), Column: company, Mark: l.PriceMark(company)}
}

// held reports whether the figure hangs on what a seat holds, which may be hidden.
func (f Figure) held() bool {
	return f.Account.Kind == calc.SeatAccount && f.Mark == 0 && f.Column != CashColumn
}

// Value is a figure now, and what it is called.
func (v Game) Value(f Figure) (value int, name string) {
	names := words.Names{"name": words.Account(v.Layout, f.Account)}
	company := words.Company(v.Layout, f.Column)
	of := func(name string) string {
		return words.Format("why.mark", words.Names{"company": company, "name": name})
	}
	switch {
	case f.Incomes:
		return incomeOf(v.Table, f.Account), of(f.Name)
	case f.Paid:
		names["company"], names["name"] = v.Layout.Privates[f.Column].Name, words.Text("why.paid")
		return v.Table.Mark(f.Mark), words.Format("why.mark", names)
	case f.Held:
		return heldByCompanies(v.Table, f.Column), of(f.Name)
	case f.Left:
		return leftInBank(v, f.Column), of(f.Name)
	case f.Name != "":
		return v.Table.Mark(f.Mark), of(f.Name)
	case f.Account == calc.Market() && f.Mark != 0:
		return v.Table.Mark(f.Mark), words.Format("why.price", words.Names{"company": company})
	case f.Mark != 0:
		return v.Table.Mark(f.Mark), words.Format("why.owed", names)
	case f.Account.Kind == calc.TreasuryAccount && (f.Column == CashColumn || f.Column == f.Account.Index):
		row, value := "own", v.Table.SharesOf(f.Account, f.Column)
		if f.Column == CashColumn {
			row, value = "treasury", v.Table.Balance(f.Account, calc.Cash())
		}
		names["company"], names["name"] = names["name"], words.RowName(v.ID(), row)
		return value, words.Format("why.mark", names)
	case f.Column == CashColumn:
		return v.Table.Balance(f.Account, calc.Cash()), words.Format("why.cash", names)
	case f.Column == WorthColumn:
		return v.Place(f.Account.Index).Worth, words.Format("why.worth", names)
	}
	names["company"] = company
	return v.Table.SharesOf(f.Account, f.Column), words.Format("why.shares", names)
}

// leftInBank is how many shares of a company the bank has left.
func leftInBank(v Game, company int) int {
	left, _ := v.Table.InBank(company)
	return left
}

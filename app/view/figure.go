package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Columns that belong to no company. A company's column is its index.
const (
	NameColumn = -1
	CashColumn = -2
	// WorthColumn shows the player's net worth and rank.
	WorthColumn = -3
)

// A Figure identifies a number that can be explained: an account's cash, shares or net worth, a price or a mark.
type Figure struct {
	// Account is the owner of the figure; it is the market for a price.
	Account calc.Account
	Column  int
	// Mark is the mark that holds the figure; 0 for a balance or a net worth.
	Mark calc.MarkID
	// Name labels a figure that is neither a price nor a debt, such as a mark or the shares left in the bank.
	Name string
	Left bool
	Held bool
	// Incomes selects the account's income from private companies. Paid selects the last price paid for the private
	// company whose index is Column.
	Incomes, Paid bool
}

func SeatFigure(seat, column int) Figure { return AccountFigure(calc.AccountOf(seat), column) }

// AccountFigure returns an account's figure in a column: its cash, its shares or, for a seat only, its net worth.
func AccountFigure(a calc.Account, column int) Figure { return Figure{Account: a, Column: column} }

func PriceFigure(l *calc.Layout, company int) Figure {
	return Figure{Account: calc.Market(), Column: company, Mark: l.PriceMark(company)}
}

// held reports whether the figure depends on a seat's holdings, which may be hidden.
func (f Figure) held() bool {
	return f.Account.Kind == calc.SeatAccount && f.Mark == 0 && f.Column != CashColumn
}

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

func leftInBank(v Game, company int) int {
	left, _ := v.Table.InBank(company)
	return left
}

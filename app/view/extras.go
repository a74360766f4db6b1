package view

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// priceBefore is the name of a price at the start of a year in Stock Market Tycoon.
const priceBefore = "last"

// extrasOf returns the rows for treasuries, the pool and the game's own numbers. Rows of zeros are left out.
func extrasOf(v Game, t calc.Table) []Extra {
	var all []Extra
	add := func(name string, of func(company int) Figure) {
		row := Extra{Name: name}
		for company := range t.Layout().Companies {
			f := of(company)
			row.Of, row.Figures = append(row.Of, f), append(row.Figures, heldBy(t, f))
		}
		if name != "" && slices.ContainsFunc(row.Figures, func(n int) bool { return n != 0 }) {
			all = append(all, row)
		}
	}
	name := func(row string) string { return words.RowName(v.ID(), row) }
	add(name("treasury"), func(company int) Figure { return AccountFigure(calc.Treasury(company), CashColumn) })
	add(name("own"), func(company int) Figure { return AccountFigure(calc.Treasury(company), company) })
	add(name("pool"), func(company int) Figure { return AccountFigure(calc.Market(), company) })
	for _, of := range []func(Game, calc.Table) (Extra, bool){heldRow, privatesRow} {
		if row, has := of(v, t); has {
			all = append(all, row)
		}
	}
	if t.Layout().Kit.InBank != nil {
		left := name("left")
		add(left, func(company int) Figure {
			return Figure{Account: calc.Market(), Column: company, Left: true, Name: left}
		})
	}
	for _, mark := range t.Layout().OwnMarks {
		if mark.Company != 0 {
			continue
		}
		shown, row := len(all), name(mark.Name)
		add(row, func(company int) Figure {
			kept := companyMark(t.Layout(), mark.Name, company)
			return Figure{Account: calc.Market(), Column: company, Mark: kept, Name: row}
		})
		if len(all) > shown {
			all[shown].Priced = mark.Name == priceBefore
		}
	}
	return all
}

func heldBy(t calc.Table, f Figure) int {
	switch {
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

func companyMark(l *calc.Layout, name string, company int) calc.MarkID {
	for place, mark := range l.OwnMarks {
		if mark.Name == name && mark.Company == company && mark.Seat == calc.None {
			return l.OwnMark(place)
		}
	}
	return 0
}

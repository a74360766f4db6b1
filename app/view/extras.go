package view

import (
	"slices"
	"strings"

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
			row.Of, row.Figures = append(row.Of, f), append(row.Figures, valueIn(t, f))
			if f.Held || f.Incomes {
				row.Notes = append(row.Notes, strings.Join(codesOf(t, f), " "))
			}
		}
		if name != "" && (slices.ContainsFunc(row.Figures, func(n int) bool { return n != 0 }) ||
			slices.ContainsFunc(row.Notes, func(note string) bool { return note != "" })) {
			all = append(all, row)
		}
	}
	name := func(row string) string { return words.RowName(v.ID(), row) }
	add(name("treasury"), func(company int) Figure { return AccountFigure(calc.Treasury(company), CashColumn) })
	add(name("own"), func(company int) Figure { return AccountFigure(calc.Treasury(company), company) })
	add(name("pool"), func(company int) Figure { return AccountFigure(calc.Market(), company) })
	held, privates, left := name("held"), words.Text("table.row.privates"), name("left")
	add(held, func(company int) Figure {
		return Figure{Account: calc.Market(), Column: company, Held: true, Name: held}
	})
	add(privates, func(company int) Figure {
		return Figure{Account: calc.Treasury(company), Column: company, Incomes: true, Name: privates}
	})
	if t.Layout().Kit.InBank != nil {
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

// codesOf returns the codes of the companies that hold a figure's shares, or of the private companies that bring its
// income.
func codesOf(t calc.Table, f Figure) []string {
	var codes []string
	if f.Incomes {
		for _, i := range t.PrivatesOf(f.Account) {
			codes = append(codes, t.Layout().Privates[i].Code)
		}
		return codes
	}
	for _, other := range companiesHolding(t, f.Column) {
		codes = append(codes, t.Layout().Companies[other].Code)
	}
	return codes
}

func companyMark(l *calc.Layout, name string, company int) calc.MarkID {
	for place, mark := range l.OwnMarks {
		if mark.Name == name && mark.Company == company && mark.Seat == calc.None {
			return l.OwnMark(place)
		}
	}
	return 0
}

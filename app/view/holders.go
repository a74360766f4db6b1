package view

import (
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// heldRow returns a row with the number of each company's shares that other companies hold, and the holders' codes.
func heldRow(v Game, t calc.Table) (row Extra, held bool) {
	row.Name = words.RowName(v.ID(), "held")
	all := t.Layout().Companies
	for company := range all {
		var codes []string
		for _, other := range companiesHolding(t, company) {
			codes = append(codes, all[other].Code)
		}
		held = held || codes != nil
		row.Of = append(row.Of, Figure{Account: calc.Market(), Column: company, Held: true, Name: row.Name})
		row.Figures = append(row.Figures, heldByCompanies(t, company))
		row.Notes = append(row.Notes, strings.Join(codes, " "))
	}
	return row, held && row.Name != ""
}

func companiesHolding(t calc.Table, company int) []int {
	return calc.IndexesWhere(len(t.Layout().Companies), func(other int) bool {
		return other != company && t.SharesOf(calc.Treasury(other), company) > 0
	})
}

func heldByCompanies(t calc.Table, company int) int {
	sum := 0
	for _, other := range companiesHolding(t, company) {
		sum += t.SharesOf(calc.Treasury(other), company)
	}
	return sum
}

func heldRows(v Game, company int) []WhyRow {
	var rows []WhyRow
	for _, other := range companiesHolding(v.Table, company) {
		of := calc.Treasury(other)
		rows = append(rows, holderRow(v, of, company, v.Table.SharesOf(of, company)))
	}
	sum := words.Names{"amount": heldByCompanies(v.Table, company)}
	return append(append(rows, WhyRow{Kind: SumRow, Text: words.Format("why.worth.sum", sum)}),
		ruleRows(v, "holder")...)
}

func holderRow(v Game, of calc.Account, company, shares int) WhyRow {
	return WhyRow{Kind: PartRow, Figure: leadTo(v, AccountFigure(of, company), shares),
		Text: words.Format("why.left.held", words.Names{
			"name": words.Account(v.Layout, of), "shares": shares})}
}

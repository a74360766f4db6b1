package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

func companiesHolding(t calc.Table, company int) []int {
	return calc.IndexesWhere(len(t.Layout().Companies), func(other int) bool {
		return other != company && t.SharesOf(calc.Treasury(other), company) > 0
	})
}

func heldByCompanies(t calc.Table, company int) int {
	return calc.Total(len(t.Layout().Companies), func(other int) int {
		return calc.Bit(other != company) * t.SharesOf(calc.Treasury(other), company)
	})
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

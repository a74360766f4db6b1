package view

import (
	"strconv"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// fewPrivates is the largest number of private companies that an owner's row shows with full names instead of codes.
const fewPrivates = 1

func privatesTold(t calc.Table, owner calc.Account) []string {
	owned, told := t.PrivatesOf(owner), []string(nil)
	for _, i := range owned {
		p := t.Layout().Privates[i]
		name := p.Name
		if len(owned) > fewPrivates {
			name = p.Code
		}
		told = append(told, words.Format("table.private",
			words.Names{"name": name, "income": p.Brings(t)}))
	}
	return told
}

func incomeOf(t calc.Table, owner calc.Account) int {
	sum := 0
	for _, i := range t.PrivatesOf(owner) {
		sum += t.Layout().Privates[i].Brings(t)
	}
	return sum
}

// privatesRow returns a row with each company's income from its private companies, and their codes.
func privatesRow(_ Game, t calc.Table) (row Extra, owned bool) {
	row.Name = words.Text("table.row.privates")
	for company := range t.Layout().Companies {
		own := calc.Treasury(company)
		var codes []string
		for _, i := range t.PrivatesOf(own) {
			codes = append(codes, t.Layout().Privates[i].Code)
		}
		owned = owned || codes != nil
		row.Of = append(row.Of, Figure{Account: own, Column: company, Incomes: true, Name: row.Name})
		row.Figures, row.Notes = append(row.Figures, incomeOf(t, own)), append(row.Notes, strings.Join(codes, " "))
	}
	return row, owned
}

func PrivateFigure(l *calc.Layout, private int) Figure {
	return Figure{Account: calc.Bank(), Column: private, Mark: l.Privates[private].Paid, Paid: true}
}

func incomeRows(v Game, owner calc.Account) []WhyRow {
	var rows []WhyRow
	for _, i := range v.Table.PrivatesOf(owner) {
		p, figure := v.Layout.Privates[i], PrivateFigure(v.Layout, i)
		rows = append(rows, WhyRow{Kind: PartRow, Figure: &figure, Text: words.Format("why.private", words.Names{
			"name": p.Name, "income": p.Brings(v.Table), "face": p.Face,
			"paid": v.Table.Mark(p.Paid)})})
	}
	sum := words.Names{"amount": incomeOf(v.Table, owner)}
	return append(append(rows, WhyRow{Kind: SumRow, Text: words.Format("why.worth.sum", sum)}),
		ruleRows(v, "incomes")...)
}

// privateExtra returns the private company behind an item of a net worth, and reports whether there is one.
func privateExtra(l *calc.Layout, extra calc.Term) (private int, is bool) {
	role, number, _ := strings.Cut(extra.Role, ".")
	private, err := strconv.Atoi(number)
	return private, err == nil && role == "private" && l.HasPrivate(private)
}

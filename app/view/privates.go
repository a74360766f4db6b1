package view

import (
	"strconv"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// fewPrivates is how many private companies have room for their names beneath an owner's; more are told by their codes.
const fewPrivates = 1

// privatesTold are the private companies of an account, each with its income, in few words.
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

// incomeOf is what the private companies of an account bring it.
func incomeOf(t calc.Table, owner calc.Account) int {
	sum := 0
	for _, i := range t.PrivatesOf(owner) {
		sum += t.Layout().Privates[i].Brings(t)
	}
	return sum
}

// privatesRow is what the private companies of each company bring it, with their codes.
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

// PrivateFigure is what was paid for a private company last.
func PrivateFigure(l *calc.Layout, private int) Figure {
	return Figure{Account: calc.Bank(), Column: private, Mark: l.Privates[private].Paid, Paid: true}
}

// incomeRows tell the private companies of an account one by one, each with what it brings.
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

// privateExtra is the private company that a summand of a net worth is about, and whether it is about one.
func privateExtra(l *calc.Layout, extra calc.Term) (private int, is bool) {
	role, number, _ := strings.Cut(extra.Role, ".")
	private, err := strconv.Atoi(number)
	return private, err == nil && role == "private" && l.HasPrivate(private)
}

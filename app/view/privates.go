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
	return calc.Sum(calc.Map(t.PrivatesOf(owner), func(i int) int { return t.Layout().Privates[i].Brings(t) }))
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

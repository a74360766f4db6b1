package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// left tells what is out of the bank of a company's shares, holder by holder, and how many there are in all.
func (p *whyPage) left(v session.View) []fyne.CanvasObject {
	company := p.figure.column
	left, _ := p.figure.left.Left(v.Table, company)
	var rows []fyne.CanvasObject
	total := left
	add := func(of calc.Account, shares int) {
		if shares == 0 {
			return
		}
		total += shares
		rows = append(rows, list.NewRow(words.Tell("why.left.held", words.Names{
			"name": words.Account(v.Layout, of), "shares": words.Number(shares)}), "", p.leads(v, accountFigure(of, company), shares)))
	}
	for seat := range v.Layout.Seats {
		add(calc.AccountOf(seat), v.Table.Shares(seat, company))
	}
	add(calc.Treasury(company), v.Table.SharesOf(calc.Treasury(company), company))
	all := text.New(words.Tell("why.left.all", words.Names{"total": words.Number(total)}), core.FigureText)
	return append([]fyne.CanvasObject{all}, rows...)
}

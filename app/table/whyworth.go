package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// worth spells the sum of a net worth out. Each summand leads to its own story, as long as the table still has it: what
// a game counted and paid out at its end leads nowhere, then the cash that came of it does.
func (p *whyPage) worth(v session.View) []fyne.CanvasObject {
	seat := p.figure.account.Index
	place := v.Place(seat)
	var rows []fyne.CanvasObject
	held := false
	for _, part := range place.Parts {
		if part.Commodity.IsCash() || part.Count != 0 {
			held = held || !part.Commodity.IsCash()
			rows = append(rows, p.part(v, seat, part))
		}
	}
	if !held {
		rows = append(rows, list.NewRow(words.Tell("why.worth.none", words.Names{"name": words.Seat(v.Layout, seat)}), "", nil).Flush())
	}
	for _, extra := range place.Extras {
		row := list.NewRow(words.Upper(words.Extra(v.ID(), extra)), "", nil).Flush()
		if owed, known := owing(v, seat, extra); known {
			row.OnTapped(p.leads(v, owed, -extra.Value))
		}
		rows = append(rows, row)
		if text, source := words.Rule(v.Rulebook, extra.Role); text != "" {
			rows = append(rows, ruleNote(text, source))
		}
	}
	rows = append(rows, text.New(words.Tell("why.worth.sum", words.Names{"amount": words.Number(place.Worth)}), core.FigureText))
	if cash := v.Table.Cash(seat); cash != place.Parts[0].Amount {
		rows = append(rows, list.NewRow(words.Tell("why.worth.paid", words.Names{"amount": words.Number(cash)}), "",
			p.leads(v, seatFigure(seat, matrix.CashColumn), cash)).Flush())
	}
	for _, rule := range []string{"result", "end"} {
		if text, source := words.Rule(v.Rulebook, rule); text != "" {
			return append(rows, ruleNote(text, source))
		}
	}
	return rows
}

// part is the row of one summand that is cash or shares.
func (p *whyPage) part(v session.View, seat int, part calc.Part) fyne.CanvasObject {
	if part.Commodity.IsCash() {
		return list.NewRow(words.Tell("why.worth.cash", words.Names{"amount": words.Number(part.Amount)}), "",
			p.leads(v, seatFigure(seat, matrix.CashColumn), part.Count)).Flush()
	}
	place := part.Commodity.Company
	sentence := words.Tell("why.worth.part", words.Names{
		"count": words.Number(part.Count), "company": words.Company(v.Layout, place),
		"price": words.Number(part.Price), "amount": words.Number(part.Amount)})
	row := list.NewRow(sentence, "", p.leads(v, seatFigure(seat, place), part.Count)).Flush()
	row.SetEnds(mark.NewCompanyBadge(form.Company(v.Layout, place), core.Strong), nil)
	return row
}

// owing is what a seat owes, where a mark of the extra's name holds it.
func owing(v session.View, seat int, extra calc.Term) (figure, bool) {
	for place, name := range v.Layout.OwnMarks {
		if name.Name == extra.Role && name.Seat == seat {
			return figure{account: calc.AccountOf(seat), mark: v.Layout.OwnMark(place)}, true
		}
	}
	return figure{}, false
}

// leads opens the story of a figure, nil when the figure is not the number that is told.
func (p *whyPage) leads(v session.View, f figure, value int) func() {
	if shown, _ := (&whyPage{figure: f}).value(v); shown != value {
		return nil
	}
	return func() {
		page := newWhyPage(p.shell, f)
		page.looking = p.looking
		p.shell.Push(page)
	}
}

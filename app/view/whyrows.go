package view

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// publicRows returns the public facts about a seat with unknown holdings: cash, debts and roles.
func publicRows(v Game, seat int) []WhyRow {
	cash := v.Table.Cash(seat)
	rows := []WhyRow{
		{Kind: NoteRow, Text: words.Format("why.hidden", words.Names{"name": words.Seat(v.Layout, seat)})},
		{Kind: PartRow, Text: cashText(cash), Figure: leadTo(v, SeatFigure(seat, CashColumn), cash)},
	}
	for _, badge := range words.Badges(v.ID(), v.Table, seat) {
		rows = append(rows, WhyRow{Kind: PartRow, Text: words.Upper(badge)})
	}
	return rows
}

func cashText(amount int) string {
	return words.Format("why.worth.cash", words.Names{"amount": amount})
}

func holderRows(v Game, company int) []WhyRow {
	rows := []WhyRow{{Kind: SumRow}}
	total, _ := v.Table.InBank(company)
	add := func(of calc.Account, shares int) {
		if shares == 0 {
			return
		}
		total += shares
		rows = append(rows, holderRow(v, of, company, shares))
	}
	for seat := range v.Layout.Seats {
		add(calc.AccountOf(seat), v.Table.Shares(seat, company))
	}
	for holder := range v.Layout.Companies {
		add(calc.Treasury(holder), v.Table.SharesOf(calc.Treasury(holder), company))
	}
	rows[0].Text = words.Format("why.left.all", words.Names{"total": total})
	return rows
}

// worthRows returns the items of a net worth with links to explanations. A last row links to the cash if items have
// been paid out in cash.
func worthRows(v Game, seat int) []WhyRow {
	place := v.Place(seat)
	var rows []WhyRow
	held := false
	for _, part := range place.Parts {
		if part.Commodity.IsCash() || part.Count != 0 {
			held = held || !part.Commodity.IsCash()
			rows = append(rows, partRow(v, seat, part))
		}
	}
	if !held {
		none := words.Names{"name": words.Seat(v.Layout, seat)}
		rows = append(rows, WhyRow{Kind: PartRow, Text: words.Format("why.worth.none", none)})
	}
	for _, extra := range place.Extras {
		row := WhyRow{Kind: PartRow, Text: words.Upper(words.Extra(v.ID(), v.Layout, extra))}
		if owed, known := owedFigure(v, seat, extra); known {
			row.Figure = leadTo(v, owed, -extra.Value)
		}
		if private, is := privateExtra(v.Layout, extra); is {
			paid := PrivateFigure(v.Layout, private)
			row.Figure = &paid
		}
		rows = append(append(rows, row), ruleRows(v, extra.Role)...)
	}
	sum := words.Names{"amount": place.Worth}
	rows = append(rows, WhyRow{Kind: SumRow, Text: words.Format("why.worth.sum", sum)})
	if cash := v.Table.Cash(seat); cash != place.Parts[0].Amount {
		rows = append(rows, WhyRow{Kind: PartRow, Figure: leadTo(v, SeatFigure(seat, CashColumn), cash),
			Text: words.Format("why.worth.paid", words.Names{"amount": cash})})
	}
	if rule := ruleRows(v, "result"); rule != nil {
		return append(rows, rule...)
	}
	return append(rows, ruleRows(v, "end")...)
}

func ruleRows(v Game, key string) []WhyRow {
	if rule := v.Rule(key); rule != "" {
		return []WhyRow{{Kind: RuleRow, Text: rule}}
	}
	return nil
}

func partRow(v Game, seat int, part calc.Part) WhyRow {
	if part.Commodity.IsCash() {
		figure := leadTo(v, SeatFigure(seat, CashColumn), part.Count)
		return WhyRow{Kind: PartRow, Text: cashText(part.Amount), Figure: figure}
	}
	index := part.Commodity.Company
	company := v.Company(index)
	return WhyRow{Kind: PartRow, Company: &company, Figure: leadTo(v, SeatFigure(seat, index), part.Count),
		Text: words.Format("why.worth.part", words.Names{
			"count": part.Count, "company": words.Company(v.Layout, index),
			"price": part.Price, "amount": part.Amount})}
}

// owedFigure returns the figure of a seat's debt, and reports whether extra is a debt.
func owedFigure(v Game, seat int, extra calc.Term) (Figure, bool) {
	for index, name := range v.Layout.OwnMarks {
		if name.Name == extra.Role && name.Seat == seat {
			return Figure{Account: calc.AccountOf(seat), Mark: v.Layout.OwnMark(index)}, true
		}
	}
	return Figure{}, false
}

// leadTo returns the figure that a row links to, or nil if the figure's value is not the number in the row.
func leadTo(v Game, f Figure, told int) *Figure {
	if value, _ := v.Value(f); value != told {
		return nil
	}
	return &f
}

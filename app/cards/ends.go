package cards

import (
	"scripkeeper/app/look"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// SetEnds gives a trade's cell the buttons that sell all and buy the most. Trade is told how many shares that is.
func SetEnds(cell *input.TradeCell, company string, limits func() calc.Allowed, trade func(shares int)) {
	name := words.Names{"company": company}
	cell.SetEnds(
		input.End{Label: words.Text("sheet.cell.all"), Spoken: words.Format("sheet.cell.all.spoken", name),
			Act: func() { trade(limits().Min) }},
		input.End{Label: words.Text("sheet.cell.most"), Spoken: words.Format("sheet.cell.most.spoken", name),
			Act: func() { trade(limits().Max) }})
}

// ShowCash shows what the cash is once all trades are made, or that it cannot be that: it is below zero, or one of the
// trades is beyond what can be sold and bought.
func ShowCash(text *text.Text, cash int, trades []int, limits []calc.Allowed) {
	possible := cash >= 0
	for company, net := range trades {
		possible = possible && net >= limits[company].Min && net <= limits[company].Max
	}
	key, ink := "sheet.cash", look.Ink
	if !possible {
		key, ink = "sheet.cash.impossible", look.Loss
	}
	text.SetColor(ink).SetText(words.Format(key, words.Names{"cash": words.Number(cash)}))
}

// Bound says in the figures of a trade's cell how far it can go. Why is what the rules say to one share more or less.
func Bound(f *input.TradeFigures, limits calc.Allowed, why func(by int) string) {
	if f.Trade <= limits.Min {
		f.NoLess = why(-1)
	}
	if f.Trade >= limits.Max {
		f.NoMore = why(1)
	}
	if f.Trade == limits.Min {
		f.NoAll = f.NoLess
	}
	if f.Trade == limits.Max {
		f.NoMost = f.NoMore
	}
	if limits.Min >= 0 && f.NoAll == "" {
		f.NoAll = words.Text("sheet.limit")
	}
	if limits.Max <= 0 && f.NoMost == "" {
		f.NoMost = words.Text("sheet.limit")
	}
}

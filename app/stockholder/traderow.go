package stockholder

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A tradeRow is one of the two steps in which shares are traded: what cash there is, and for each colour its price,
// what is held and what is traded, as the step leaves them.
type tradeRow struct {
	object *fyne.Container
	editor *TurnEditor
	row    int
	step   string
	cash   *text.Text
}

func newTradeRow(e *TurnEditor, row int, step string, say func(sentence string)) *tradeRow {
	r := &tradeRow{editor: e, row: row, step: step, cash: text.New("", core.Strong).Whole()}
	r.object = frame.Stack(look.Space1,
		frame.Spread(text.New(words.Text("sheet."+step), core.Caption), r.cash),
		e.trades.AddRow(e.table.Layout(), "sheet.trade."+step, cards.NewGrid(rules.Colours), say))
	return r
}

// update shows the figures of the step. The row after the card is there as soon as all is said of the card, and only as
// long as the rules accept what comes before it: without a price there is nothing to go by.
func (r *tradeRow) update() {
	turn, trades := r.editor.turn, r.editor.trades
	step, after, known := turn.TradeSteps(r.editor.table)
	if r.row == afterRow {
		step = after
		core.Show(r.object, known)
	}
	refusal := refusalOf(turn, r.editor.table)
	r.showCash(step.Cash, netsOf(turn, r.row)[:], step.Limits[:])
	for company, net := range netsOf(turn, r.row) {
		f := input.TradeFigures{Price: step.Prices[company], Shares: step.Shares[company],
			Wrong: net != 0 && r.refuses(refusal, company)}
		trades.Show(r.row, company, f, step.Limits[company], func(by int) string { return r.why(company, by) })
	}
}

// showCash shows what the cash is once all trades are made, or that it cannot be that: it is below zero, or one of the
// trades is beyond what can be sold and bought.
func (r *tradeRow) showCash(cash int, trades []int, limits []calc.Allowed) {
	possible := cash >= 0
	for company, net := range trades {
		possible = possible && net >= limits[company].Min && net <= limits[company].Max
	}
	key, ink := "sheet.cash", look.Ink
	if !possible {
		key, ink = "sheet.cash.impossible", look.Loss
	}
	r.cash.SetColor(ink).SetText(words.Format(key, words.Names{"cash": cash}))
}

// rulebook is the id of the game that the sheet is of.
const rulebook = "stockholder"

// refusalOf is why the turn as it stands cannot be, nil where it can.
func refusalOf(turn *rules.Turn, t calc.Table) *calc.Refusal {
	_, _, refusal := turn.Apply(t)
	return refusal
}

// refuses reports whether a refusal is about the trade of a colour in this step.
func (r *tradeRow) refuses(refusal *calc.Refusal, company int) bool {
	if refusal == nil || !strings.HasPrefix(refusal.Field, r.step+".") {
		return false
	}
	return refusal.Company == company || refusal.Company == calc.None
}

// why is what the rules say to one share more or less of a colour.
func (r *tradeRow) why(company, by int) string {
	tried := *r.editor.turn
	netsOf(&tried, r.row)[company] += by
	if refusal := refusalOf(&tried, r.editor.table); r.refuses(refusal, company) {
		return words.Refusal(rulebook, r.editor.table.Layout(), refusal)
	}
	return words.Text("sheet.limit")
}

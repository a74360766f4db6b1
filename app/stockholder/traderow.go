package stockholder

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
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
	step   string
	cash   *text.Text
	cells  []*input.TradeCell
}

func newTradeRow(e *TurnEditor, step string, say func(sentence string)) *tradeRow {
	r := &tradeRow{editor: e, step: step, cash: text.New("", core.Strong).Whole()}
	var cells []fyne.CanvasObject
	layout := e.table.Layout()
	for company := range layout.Companies {
		of := view.CompanyOf(layout, company)
		c := input.NewTradeCell(words.Format("sheet.trade."+step, words.Names{"company": of.Name}), of,
			func() { e.tapTrade(step, company) }, func(shares int) bool { return e.stepTrade(step, company, shares) })
		c.RefuseTo(say)
		cards.SetEnds(c, of.Name, func() calc.Allowed { return e.limits(step, company) },
			func(shares int) { e.tradeAtOnce(step, company, shares) })
		c.SetKeys(e.keysOf(r, company))
		r.cells = append(r.cells, c)
		cells = append(cells, c)
	}
	r.object = frame.Stack(look.Space1,
		frame.Spread(text.New(words.Text("sheet."+step), core.Caption), r.cash),
		container.New(deckGrid(rules.Colours), cells...))
	return r
}

// update shows the figures of the step. The row after the card is there as soon as all is said of the card, and only as
// long as the rules accept what comes before it: without a price there is nothing to go by.
func (r *tradeRow) update() {
	turn, open := r.editor.turn, r.editor.trade.openIn(r.step)
	step, after, known := turn.TradeSteps(r.editor.table)
	if r.step == afterCard {
		step = after
		core.Show(r.object, known)
	}
	refusal := refusalOf(turn, r.editor.table)
	cards.ShowCash(r.cash, step.Cash, netsOf(turn, r.step)[:], step.Limits[:])
	for company, c := range r.cells {
		net := netsOf(turn, r.step)[company]
		f := input.TradeFigures{Price: step.Prices[company], Shares: step.Shares[company], Trade: net,
			Chosen: company == open, Wrong: net != 0 && r.refuses(refusal, company)}
		cards.Bound(&f, step.Limits[company], func(by int) string { return r.why(company, by) })
		c.Update(f)
	}
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
	netsOf(&tried, r.step)[company] += by
	if refusal := refusalOf(&tried, r.editor.table); r.refuses(refusal, company) {
		return words.Refusal(rulebook, r.editor.table.Layout(), refusal)
	}
	return words.Text("sheet.limit")
}

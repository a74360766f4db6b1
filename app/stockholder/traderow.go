package stockholder

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A tradeRow is one of the two steps in which shares are traded: what cash there is, and for each colour its price, what
// is held and what is traded, as the step leaves them. The pad of the colour that is open lies beneath its row.
type tradeRow struct {
	object *fyne.Container
	table  calc.Table
	step   string
	cash   *widget.Text
	cells  []*widget.TradeCell
	pad    *fyne.Container
}

func newTradeRow(t calc.Table, step string, open func(company int), by func(company, shares int) bool,
	say func(sentence string)) *tradeRow {
	r := &tradeRow{table: t, step: step, cash: widget.NewText("", widget.Strong).Whole(), pad: widget.NewHolder()}
	var cells []fyne.CanvasObject
	for company := range t.Layout().Companies {
		of := form.Company(t.Layout(), company)
		c := widget.NewTradeCell(words.Tell("sheet.trade."+step, words.Names{"company": of.Name}), of,
			func() { open(company) }, func(shares int) bool { return by(company, shares) })
		c.RefuseTo(say)
		r.cells = append(r.cells, c)
		cells = append(cells, c)
	}
	r.pad.Hide()
	r.object = widget.Stack(look.Space1,
		widget.Spread(widget.NewText(words.Say("sheet."+step), widget.Caption), r.cash),
		container.New(deckGrid(rules.Colours), cells...), r.pad)
	return r
}

// update shows the figures of the step. The row after the card is there as soon as all is said of the card, and only as
// long as the rules accept what comes before it: without a price there is nothing to go by.
func (r *tradeRow) update(turn *rules.Turn, open int) {
	step, after, known := turn.Steps(r.table)
	if r.step == afterCard {
		step = after
		widget.Show(r.object, known)
	}
	refusal := refusalOf(turn, r.table)
	r.cash.SetText(words.Tell("sheet.cash", words.Names{"cash": words.Number(step.Cash)}))
	r.cash.SetColor(look.Ink)
	if step.Cash < 0 {
		r.cash.SetColor(look.Loss)
	}
	for company, c := range r.cells {
		net := netsOf(turn, r.step)[company]
		f := widget.TradeFigures{Price: step.Prices[company], Shares: step.Shares[company], Trade: net,
			Chosen: company == open, Wrong: net != 0 && r.refuses(refusal, company)}
		if net-1 < step.Limits[company].Min {
			f.NoLess = r.why(turn, company, -1)
		}
		if net+1 > step.Limits[company].Max {
			f.NoMore = r.why(turn, company, 1)
		}
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

// refuses tells whether a refusal is about the trade of a colour in this step.
func (r *tradeRow) refuses(refusal *calc.Refusal, company int) bool {
	if refusal == nil || !strings.HasPrefix(refusal.Field, r.step+".") {
		return false
	}
	return refusal.Company == company || refusal.Company == calc.None
}

// why is what the rules say to one share more or less of a colour.
func (r *tradeRow) why(turn *rules.Turn, company, by int) string {
	tried := *turn
	netsOf(&tried, r.step)[company] += by
	if refusal := refusalOf(&tried, r.table); r.refuses(refusal, company) {
		return words.Refusal(rulebook, r.table.Layout(), refusal)
	}
	return words.Say("sheet.limit")
}

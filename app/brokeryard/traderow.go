package brokeryard

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
)

// A tradeRow is what the open seat buys and sells: for each colour its price, what is held with the trade, and the
// trade.
type tradeRow struct {
	editor *RoundEditor
	object *fyne.Container
	cells  []*input.TradeCell
}

func newTradeRow(
	e *RoundEditor, open func(company int), by func(company, shares int) bool, trade func(company, shares int),
	say func(sentence string),
) *tradeRow {
	r := &tradeRow{editor: e}
	if rules.TradesClosed(e.table) {
		r.object = frame.Stack(0,
			text.NewParagraph(words.Text("brokeryard.rule.house.no_trade_last_round"), core.Caption))
		return r
	}
	var cells []fyne.CanvasObject
	for company := range e.table.Layout().Companies {
		of := view.CompanyOf(e.table.Layout(), company)
		c := input.NewTradeCell(words.Format("brokeryard.sheet.trade", words.Names{"company": of.Name}), of,
			func() { open(company) }, func(shares int) bool { return by(company, shares) })
		c.RefuseTo(say)
		cards.SetEnds(c, of.Name, func() calc.Allowed { return e.round.TradeLimits(e.table, e.seat)[company] },
			func(shares int) { trade(company, shares) })
		r.cells = append(r.cells, c)
		cells = append(cells, c)
	}
	r.object = container.New(cellGrid(rules.Colours), cells...)
	return r
}

// update shows the figures and which colour is open.
func (r *tradeRow) update(open int) {
	if r.cells == nil {
		return
	}
	t, seat, play := r.editor.table, r.editor.seat, r.editor.play()
	limits, refusal := r.editor.round.TradeLimits(t, seat), r.editor.round.SeatRefusal(t, seat)
	for company, c := range r.cells {
		net := play.Trade[company]
		f := input.TradeFigures{Price: t.Price(company), Shares: t.Shares(seat, company) + net, Trade: net,
			Chosen: company == open, Wrong: net != 0 && refuses(refusal, company)}
		cards.Bound(&f, limits[company], func(by int) string { return r.why(company, by) })
		c.Update(f)
	}
}

// refuses reports whether a refusal is about the trade of a colour.
func refuses(refusal *calc.Refusal, company int) bool {
	return refusesTrades(refusal) && strings.HasPrefix(refusal.Field, "trade.") && refusal.Company == company
}

// refusesTrades reports whether a refusal is about what is bought and sold.
func refusesTrades(refusal *calc.Refusal) bool {
	return refusal != nil && strings.HasPrefix(refusal.Field, "trade")
}

// why is what the rules say to one share more or less of a colour.
func (r *tradeRow) why(company, by int) string {
	e := r.editor
	tried := rules.Round{Plays: slices.Clone(e.round.Plays)}
	tried.Plays[e.seat].Trade[company] += by
	if refusal := tried.SeatRefusal(e.table, e.seat); refuses(refusal, company) {
		return words.Refusal(rulebook, e.table.Layout(), refusal)
	}
	return words.Text("sheet.limit")
}

// cellGrid puts cells close together in columns of equal width, all rows as high as the highest cell.
func cellGrid(columns int) cards.Grid { return cards.Grid{Columns: columns, Gap: 2, Even: true} }

package brokeryard

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
)

// newTradeRow is what the open seat buys and sells: for each colour its price, what is held with the trade, and the
// trade; or why nothing is traded.
func newTradeRow(e *RoundEditor, trades *cards.Trades, say func(sentence string)) fyne.CanvasObject {
	if rules.TradesClosed(e.table) {
		return frame.Stack(0, text.NewParagraph(words.Text("brokeryard.rule.house.no_trade_last_round"), core.Caption))
	}
	return trades.AddRow(e.table.Layout(), "brokeryard.sheet.trade", cards.NewGrid(rules.Colours), say)
}

// showTrades shows the figures and which colour is open.
func (p *playEditor) showTrades() {
	e := p.editor
	t, seat, play := e.table, e.seat, e.play()
	limits, refusal := e.round.TradeLimits(t, seat), e.round.SeatRefusal(t, seat)
	for row, cells := range p.trades.Cells {
		for company := range cells {
			net := play.Trade[company]
			f := input.TradeFigures{Price: t.Price(company), Shares: t.Shares(seat, company) + net,
				Wrong: net != 0 && refuses(refusal, company)}
			p.trades.Show(row, company, f, limits[company], func(by int) string { return e.why(company, by) })
		}
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
func (e *RoundEditor) why(company, by int) string {
	tried := rules.Round{Plays: slices.Clone(e.round.Plays)}
	tried.Plays[e.seat].Trade[company] += by
	if refusal := tried.SeatRefusal(e.table, e.seat); refuses(refusal, company) {
		return words.Refusal(rulebook, e.table.Layout(), refusal)
	}
	return words.Text("sheet.limit")
}

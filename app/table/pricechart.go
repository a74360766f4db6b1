package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
)

// A priceChart shows the price history below the seats if there is space. It is updated only while visible.
type priceChart struct {
	view    func() view.Game
	content *fyne.Container
	lines   *chart.LineChart
	shown   int
}

func newPriceChart(view func() view.Game) *priceChart {
	c := &priceChart{view: view, lines: chart.NewLineChart(words.Text("present.prices"), nil), shown: -1}
	c.content = frame.InsetSides(look.Space4, look.Space3, frame.Titled(words.Text("present.prices"), c.lines))
	c.content.Hide()
	return c
}

func (c *priceChart) wanted() bool {
	v := c.view()
	for company := range v.Layout.Companies {
		if v.Table.Traded(company) {
			return len(v.Game.Steps()) > 0
		}
	}
	return false
}

func (c *priceChart) update() {
	if v := c.view(); c.content.Visible() && c.shown != v.Game.Length() {
		c.shown = v.Game.Length()
		c.lines.Update(view.Prices(v))
	}
}

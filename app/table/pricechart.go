package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
)

// A priceChart is the way of the prices beneath the seats, where there is room for it. It is drawn only where it is
// seen.
type priceChart struct {
	view    func() view.Game
	content *fyne.Container
	lines   *chart.LineChart
	// shown is of how many operations it shows what came about.
	shown int
}

func newPriceChart(view func() view.Game) *priceChart {
	c := &priceChart{view: view, lines: chart.NewLineChart(words.Text("present.prices"), nil), shown: -1}
	c.content = frame.InsetSides(look.Space4, look.Space3, frame.Titled(words.Text("present.prices"), c.lines))
	c.content.Hide()
	return c
}

// wanted reports whether there is any way to show yet.
func (c *priceChart) wanted() bool {
	v := c.view()
	for company := range v.Layout.Companies {
		if v.Table.Traded(company) {
			return len(v.Game.Steps()) > 0
		}
	}
	return false
}

// update shows the prices as they came about, where the chart is seen.
func (c *priceChart) update() {
	if v := c.view(); c.content.Visible() && c.shown != v.Game.Length() {
		c.shown = v.Game.Length()
		c.lines.Update(view.Prices(v))
	}
}

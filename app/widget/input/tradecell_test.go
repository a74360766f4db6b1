package input_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
)

func TestTradeCellsAsApproved(t *testing.T) {
	widgettest.Light(t)
	cell := func(of view.Company, f input.TradeFigures) *input.TradeCell {
		c := input.NewTradeCell("Trade "+of.Name, of, func() {}, func(int) bool { return true })
		c.Update(f)
		return c
	}
	all := []fyne.CanvasObject{
		cell(blue(), input.TradeFigures{Price: 160, Shares: 12}),
		cell(red(), input.TradeFigures{Price: 240, Shares: 3, Trade: 3, Chosen: true}),
		cell(yellow(), input.TradeFigures{Price: 10, Shares: 12_000, Trade: -12_000, NoLess: "no more"}),
		cell(green(), input.TradeFigures{Price: 250, Shares: 9, Trade: 9, Wrong: true})}
	ended := cell(blue(), input.TradeFigures{Price: 160, NoAll: "none is held"})
	ended.SetEndButtons(input.End{"All", "Blue: sell all", func() {}}, input.End{"Max", "Blue: buy the most",
		func() {}})
	widgettest.Golden(t, "tradecells-ends", frame.NewColumns(90, 0, ended), 90, 150)
	for name, width := range map[string]float32{"tradecells": 90, "tradecells-wide": 190, "tradecells-narrow": 70} {
		widgettest.Golden(t, name, frame.NewColumns(width, look.Space1, all...), 4*width+3*look.Space1, 120)
	}
}

func TestTradeCellTakesTaps(t *testing.T) {
	widgettest.Light(t)
	var done []string
	c := input.NewTradeCell("Trade Blue", blue(), func() { done = append(done, "open") }, func(by int) bool {
		done = append(done, words.Signed(by))
		return true
	})
	var said []string
	c.RefuseTo(func(reason string) { said = append(said, reason) })
	for _, width := range []float32{90, 190} {
		w := widgettest.Stand(t, frame.NewColumns(width, 0, c), width, 101)
		done, said = nil, nil
		c.Update(input.TradeFigures{})
		test.TapCanvas(w.Canvas(), fyne.NewPos(20, 20))
		less, more := c.Inside()[0].Position().Add(fyne.NewPos(22, 22)),
			c.Inside()[1].Position().Add(fyne.NewPos(22, 22))
		test.TapCanvas(w.Canvas(), less)
		test.TapCanvas(w.Canvas(), more)
		c.Update(input.TradeFigures{NoLess: "none is held"})
		test.TapCanvas(w.Canvas(), less)
		expect.True(t, slices.Equal(done, []string{"open", "–1", "+1"}) && slices.Equal(said, []string{"none is held"}),
			"%v wide: done %q, said %q", width, done, said)
		expect.True(t, c.Inside()[0].Size().Width >= look.Target && c.Inside()[0].Size().Height >= look.Target,
			"%v wide: the button is %v", width, c.Inside()[0].Size())
	}
}

func TestFiguresGrowWithTheirCell(t *testing.T) {
	widgettest.Light(t)
	sizes := func(widths ...float32) (all []float32) {
		c := input.NewTradeCell("Trade Blue", blue(), nil, nil)
		c.Update(input.TradeFigures{Price: 160, Shares: 12_000, Trade: -12_000})
		for _, width := range widths {
			c.Resize(fyne.NewSize(width, 60))
		}
		for _, o := range test.WidgetRenderer(c).Objects() {
			if text, is := o.(*canvas.Text); is {
				all = append(all, text.TextSize)
			}
		}
		return all
	}
	fresh, was := sizes(190), sizes(70, 190)
	expect.True(t, slices.Equal(fresh, was), "%v in a cell that was narrow, %v in another one", was, fresh)
}

package tournament

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// A drawingCheck tells how a round was drawn and from which number, and draws it again for whoever wants to see that
// this gives the tables that were announced.
type drawingCheck struct {
	Object fyne.CanvasObject
	desk   *desk
	drawn  tournament.DrawnRound
	// answered is the chain that the answer is of.
	answered ledger.Hash
	text     *text.Text
	check    *input.Button
	stop     func()
}

func newDrawingCheck(d *desk) *drawingCheck {
	c := &drawingCheck{desk: d, text: text.NewParagraph("", core.Caption), stop: func() {}}
	c.check = input.NewPlainButton(words.Text("tournament.redraw"), theme.ViewRefreshIcon(), c.redraw)
	c.Object = frame.Spread(c.text, c.check)
	return c
}

// show tells how a round was drawn; an answer stays as long as nothing else is entered.
func (c *drawingCheck) show(drawn tournament.DrawnRound) {
	core.Show(c.Object, drawn.Method != tournament.ByHand)
	if c.drawn.Number == drawn.Number && c.answered == c.desk.Tournament.Chain() {
		return
	}
	c.stop()
	c.drawn, c.answered = drawn, ledger.Hash{}
	c.text.SetColor(look.Soft).SetText(director.Announced(drawn))
}

// redraw draws the round again beside the screen, and tells what came of it.
func (c *drawingCheck) redraw() {
	again, found := draw.Redrawing(c.desk.Tournament, c.drawn.Number)
	if !found {
		return
	}
	chain := c.desk.Tournament.Chain()
	core.Enable(c.check, false)
	c.text.SetColor(look.Soft).SetText(words.Text("tournament.draw.busy"))
	c.stop = shell.Background(c.desk.shell, shell.Work[draw.Redrawn]{
		Do: func(context.Context, func(float64)) (draw.Redrawn, error) { return again(), nil },
		Then: func(redrawn draw.Redrawn, err error) {
			c.stop = func() {}
			core.Enable(c.check, true)
			if err != nil {
				c.drawn = tournament.DrawnRound{}
				c.text.SetText(c.desk.shell.ErrorText(err))
				return
			}
			c.answered = chain
			sentence, tone := director.Redrawn(c.desk.Desk, c.drawn, redrawn)
			c.text.SetColor(colorOf(tone)).SetText(sentence)
		},
	})
}

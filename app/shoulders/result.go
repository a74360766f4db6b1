package shoulders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/view/operate"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// result is what a company earns and what is done with it, or why it does not operate now.
type result struct {
	panel   *panel
	content *fyne.Container
	revenue *moneyField
	asked   *fyne.Container
	waits   *text.Text
	tiles   [2]*list.Tile
	details [2]*text.Text
}

func newResult(p *panel) *result {
	r := &result{panel: p, waits: text.NewParagraph("", core.Body).SetColor(look.Soft)}
	r.revenue = newMoneyField(r.earn)
	var tiles []fyne.CanvasObject
	for i, key := range []string{"dividends", "withhold"} {
		label := words.Text("shoulders.choice." + key)
		r.details[i] = text.New("", core.Caption).ShrinkFar()
		r.tiles[i] = list.NewTile(label, frame.Stack(0, text.New(label, core.Strong).Shrink(), r.details[i]),
			func() { r.use(key) })
		r.tiles[i].OnRefused = p.task.Refuse
		tiles = append(tiles, r.tiles[i])
	}
	core.NewKeyGroup(tiles...)
	name := words.Text("shoulders.field.revenue")
	r.asked = frame.Stack(look.Space2,
		frame.NewGroup(name, frame.Stack(look.Space1, text.New(name, core.Strong), r.revenue.mark.Content)),
		container.NewGridWithColumns(2, tiles...))
	r.content = frame.Stack(look.Space2, frame.NewRule(), r.waits, r.asked)
	return r
}

// earn takes the revenue; an empty field says none.
func (r *result) earn(n int) {
	if r.revenue.field.Text == "" {
		n = calc.None
	}
	r.panel.turn.Result.Revenue = n
	r.panel.touch()
}

// use says what is done with the revenue.
func (r *result) use(key string) {
	r.panel.turn.Result.Use = key
	r.panel.touch()
}

// update shows the result as it is filled in.
func (r *result) update(said operate.Panel) {
	core.Show(r.content, len(said.Uses) > 0 || said.Waits != "")
	core.Show(r.asked, len(said.Uses) > 0)
	core.Show(r.waits, said.Waits != "")
	r.waits.SetText(said.Waits)
	if len(said.Uses) == 0 {
		return
	}
	revenue := r.panel.turn.Result.Revenue
	r.revenue.show(revenue, revenue != calc.None, false)
	for i, use := range said.Uses {
		r.tiles[i].SetChosen(use.Chosen)
		r.details[i].SetText(use.Detail)
		r.tiles[i].EnableUnless(use.Reason)
	}
}

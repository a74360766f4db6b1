package brokeryard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/brokeryard"
)

// A tradeRow shows what the open seat buys and sells, a cell for each colour: the shares held, and the trade. A cell
// that is tapped opens its number.
type tradeRow struct {
	editor *RoundEditor
	object *fyne.Container
	cells  []*tradeCell
}

type tradeCell struct {
	tile      *widget.Tile
	held, net *widget.Text
}

func newTradeRow(e *RoundEditor, open func(company int), say func(sentence string)) *tradeRow {
	r := &tradeRow{editor: e}
	var cells []fyne.CanvasObject
	for place := range e.table.Layout().Companies {
		c := &tradeCell{held: widget.NewText("", widget.Body).Fit(),
			net: widget.NewText("", widget.Strong).SetAlign(fyne.TextAlignTrailing).Fit()}
		badge := widget.NewCompanyBadge(form.Company(e.table.Layout(), place), widget.Strong)
		label := words.Tell("brokeryard.sheet.trade", words.Names{"company": form.Company(e.table.Layout(), place).Name})
		c.tile = widget.NewTile(label, widget.Lead(badge, container.New(halves{}, c.held, c.net)), func() { open(place) })
		c.tile.OnRefused = say
		r.cells = append(r.cells, c)
		cells = append(cells, c.tile)
	}
	if rules.TradesClosed(e.table) {
		r.object = widget.Stack(0, widget.NewParagraph(words.Say("brokeryard.rule.house.no_trade_last_round"), widget.Caption))
		return r
	}
	r.object = container.New(cellGrid(rules.Colours), cells...)
	return r
}

// update shows the numbers and which of them is open.
func (r *tradeRow) update(open int) {
	t, seat, play := r.editor.table, r.editor.seat, r.editor.play()
	for place, c := range r.cells {
		net := play.Trade[place]
		c.held.SetText(words.Number(t.Shares(seat, place)))
		c.net.SetText(words.Signed(net))
		switch {
		case net > 0:
			c.net.SetColor(look.Ink)
		case net < 0:
			c.net.SetColor(look.Loss)
		default:
			c.net.SetText(words.Say("brokeryard.sheet.notrade"))
			c.net.SetColor(look.Soft)
		}
		c.tile.SetChosen(place == open)
	}
}

// halves puts two texts side by side; the second one gets what it needs, or what is left when it tells nothing.
type halves struct{}

// MinSize leaves room for a few digits.
func (halves) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(24, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout parts the width.
func (halves) Layout(o []fyne.CanvasObject, size fyne.Size) {
	held, net := o[0].(*widget.Text), o[1].(*widget.Text)
	need := min(net.Room(), size.Width*0.7)
	if net.Text() == words.Say("brokeryard.sheet.notrade") {
		need = min(need, max(0, size.Width-held.Room()))
	}
	for i, x := range []float32{0, size.Width - need} {
		width := size.Width - need
		if i == 1 {
			width = need
		}
		high := o[i].MinSize().Height
		o[i].Move(fyne.NewPos(x, (size.Height-high)/2))
		o[i].Resize(fyne.NewSize(width, high))
	}
}

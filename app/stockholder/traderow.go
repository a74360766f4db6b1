package stockholder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A tradeRow shows what is bought and sold in one step, a cell for each colour. A cell that is tapped opens its number.
type tradeRow struct {
	object *fyne.Container
	table  calc.Table
	step   string
	nets   *[rules.Colours]int
	cells  []*tradeCell
}

type tradeCell struct {
	tile   *widget.Tile
	number *widget.Text
}

func newTradeRow(t calc.Table, step string, nets *[rules.Colours]int, open func(step string, company int),
	say func(sentence string)) *tradeRow {
	r := &tradeRow{table: t, step: step, nets: nets}
	var cells []fyne.CanvasObject
	for place := range t.Layout().Companies {
		c := &tradeCell{number: widget.NewText("", widget.Strong).SetAlign(fyne.TextAlignTrailing).Fit()}
		badge := widget.NewCompanyBadge(form.Company(t.Layout(), place), widget.Strong)
		label := words.Tell("sheet.trade."+step, words.Names{"company": form.Company(t.Layout(), place).Name})
		c.tile = widget.NewTile(label, counted(badge, c.number), func() { open(step, place) })
		c.tile.OnRefused = say
		r.cells = append(r.cells, c)
		cells = append(cells, c.tile)
	}
	r.object = container.New(deckGrid(rules.Colours), cells...)
	return r
}

// missing is what must be said before the trades after the card, as the key of a sentence, or nothing.
func missing(t calc.Table, turn *rules.Turn) string {
	deck := rules.DeckOf(t)
	place, known := deck.Index(turn.Card)
	if !known {
		return "sheet.after.wait"
	}
	for i := range deck.Faces[place].Free {
		if turn.Free[i] == 0 {
			return "sheet.after.assign"
		}
	}
	return ""
}

// update shows the numbers. The row after the card waits until all is said of the card.
func (r *tradeRow) update(turn *rules.Turn) {
	wait := ""
	if r.step == "after" {
		wait = missing(r.table, turn)
	}
	for place, c := range r.cells {
		net := r.nets[place]
		c.number.SetText(words.Signed(net))
		switch {
		case net > 0:
			c.number.SetColor(look.Ink)
		case net < 0:
			c.number.SetColor(look.Loss)
		default:
			c.number.SetText(words.Say("common.none"))
			c.number.SetColor(look.Soft)
		}
		if wait == "" {
			c.tile.Enable()
		} else {
			c.tile.DisableBecause(words.Say(wait))
		}
	}
}

func (r *tradeRow) mark(open int) {
	for place, c := range r.cells {
		c.tile.SetChosen(place == open)
	}
}

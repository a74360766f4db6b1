package tycoon

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/tycoon"
)

// A currency is the row of the currency cards of one seat.
type currency struct {
	object *fyne.Container
	editor *YearEndEditor
	seat   int
	tiles  [2]*list.Tile
	texts  [2]*text.Text
}

// signs are the two currency cards.
func signs() [2]string { return [2]string{"+10 %", "–10 %"} }

func newCurrency(e *YearEndEditor, seat int, label string) *currency {
	c := &currency{editor: e, seat: seat}
	objects := []fyne.CanvasObject{text.New(label, core.Body)}
	for i, sign := range signs() {
		c.texts[i] = text.New(sign, core.Strong).SetAlign(fyne.TextAlignCenter).Fit()
		c.tiles[i] = list.NewTile(words.Format("tycoon.sheet.currency.spoken", words.Names{
			"seat": words.Seat(e.table.Layout(), seat), "effect": sign}), c.texts[i], func() { c.flip(i) })
		c.tiles[i].OnRefused = e.notice
		objects = append(objects, c.tiles[i])
	}
	core.NewKeyGroup(objects...).Mute()
	c.object = container.New(&rowsLayout{rows: []int{2}, columns: 4}, objects...)
	return c
}

// has is how many cards there are of a sign: 0 is plus, 1 minus.
func (c *currency) has(sign int) int {
	r := c.editor.entry.Revealed(c.seat)
	return [2]int{r.Plus, r.Minus}[sign]
}

// refusal is why there cannot be one more.
func (c *currency) refusal(sign int) string {
	e := c.editor
	face := rules.DeckOf(e.table).Special([2]rules.Special{rules.Plus, rules.Minus}[sign])
	switch {
	case e.preview.Left[face] <= 0:
		return words.Format("tycoon.sheet.currency.gone", words.Names{
			"count": words.Number(rules.DeckOf(e.table).Faces[face].Count)})
	case e.preview.Room[c.seat] <= 0:
		return revealed{e, c.seat}.full()
	}
	return ""
}

func (c *currency) flip(sign int) {
	n := c.has(sign) + 1
	if c.refusal(sign) != "" {
		n = 0
	}
	c.editor.entry.ChangeReveal(c.seat, func(r *rules.Reveal) {
		if sign == 0 {
			r.Plus = n
		} else {
			r.Minus = n
		}
	})
	c.editor.touch()
}

func (c *currency) update() {
	for sign, tile := range c.tiles {
		n := c.has(sign)
		tile.SetChosen(n > 0)
		c.texts[sign].SetText(times(signs()[sign], n))
		if reason := c.refusal(sign); n == 0 && reason != "" {
			tile.DisableBecause(reason)
		} else {
			tile.Enable()
		}
	}
}

// A currencyPart asks all seats for their currency cards, where the price cards are entered in totals.
type currencyPart struct {
	content fyne.CanvasObject
	rows    []*currency
	way     *nextButton
}

func newCurrencyPart(e *YearEndEditor) *currencyPart {
	p := &currencyPart{}
	list := frame.Stack(look.Space2)
	for _, seat := range e.preview.Order {
		row := newCurrency(e, seat, words.Seat(e.table.Layout(), seat))
		p.rows = append(p.rows, row)
		list.Add(row.object)
	}
	p.content, p.way = e.framed(text.New(words.Text("tycoon.sheet.step.currency"), core.FigureText), list)
	return p
}

func (p *currencyPart) object() fyne.CanvasObject { return p.content }
func (p *currencyPart) first() fyne.Focusable     { return p.rows[0].tiles[0] }
func (p *currencyPart) typed(rune) bool           { return false }

func (p *currencyPart) update() {
	p.way.update()
	for _, row := range p.rows {
		row.update()
	}
}

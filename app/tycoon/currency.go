package tycoon

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// signs are the two currency cards.
func signs() [2]string { return [2]string{tenths(1), tenths(-1)} }

// tenths is how some currency cards together change the cash.
func tenths(cards int) string {
	return words.Format("tycoon.sheet.currency.change", words.Names{"change": words.Difference(10 * cards)})
}

// currencyOf is how many currency cards of a face a hand has, nil for another face.
func currencyOf(t calc.Table, r *yearend.Reveal, face int) *int {
	switch deck := board.DeckOf(t); face {
	case deck.Special(agreement.Plus):
		return &r.Plus
	case deck.Special(agreement.Minus):
		return &r.Minus
	}
	return nil
}

// newCurrency is the row of the currency cards of one seat.
func newCurrency(e *YearEndEditor, seat int, label string) (*fyne.Container, []*card) {
	objects := []fyne.CanvasObject{text.New(label, core.Body)}
	var cards []*card
	for i, special := range []agreement.Special{agreement.Plus, agreement.Minus} {
		sign := signs()[i]
		c := newCard(revealed{e, seat}, board.DeckOf(e.table).Special(special), sign, e.notice,
			words.Format("tycoon.sheet.currency.spoken",
				words.Names{"seat": words.Seat(e.table.Layout(), seat), "effect": sign}),
			text.New(sign, core.Strong).SetAlign(fyne.TextAlignCenter).Fit())
		cards, objects = append(cards, c), append(objects, c.tile)
	}
	core.NewKeyGroup(objects...).Mute()
	return container.New(&rowsLayout{rows: []int{2}, columns: 4}, objects...), cards
}

// newCurrencyPart asks all seats for their currency cards, where the price cards are entered in totals.
func newCurrencyPart(e *YearEndEditor) *part {
	var all []*card
	list := frame.Stack(look.Space2)
	for _, seat := range e.preview.Order {
		row, cards := newCurrency(e, seat, words.Seat(e.table.Layout(), seat))
		all = append(all, cards...)
		list.Add(row)
	}
	p := newPart(e, text.New(words.Text("tycoon.sheet.step.currency"), core.FigureText), list)
	p.first = func() fyne.Focusable { return all[0].tile }
	p.updates = append(p.updates, func() { updateCards(all) })
	return p
}

package tycoon

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// newSeatPart is what one seat brings to the table: its cards one by one or their sums, its currency cards, and the
// choices that they give it.
func newSeatPart(e *YearEndEditor, seat int) *part {
	count := text.New("", core.Caption)
	currency, currencyCards := newCurrency(e, seat, words.Text("tycoon.sheet.currency"))
	choices := newChoices(e, func(a yearend.Ask) bool { return a.Seat == seat })
	heading := frame.Stack(0, text.New(words.Seat(e.table.Layout(), seat), core.FigureText), count)
	var p *part
	if e.preview.By == "cards" {
		var heads [agreement.Companies]*moving
		grid := newGrid(e.table, revealed{e, seat}, e.notice, func(company int) fyne.CanvasObject {
			heads[company] = newMoving()
			return heads[company].head(e.table, company)
		})
		p = newPart(e, heading, grid.object, currency)
		p.first = grid.first
		p.typed = func(letter rune) bool { return grid.typed(letter, e.table.Layout().Companies) }
		p.updates = append(p.updates, func() {
			count.SetText(counted(e, seat))
			updateCards(grid.cards)
			for company, head := range heads {
				if head != nil {
					head.update(e.preview.Moves[company])
				}
			}
		})
	} else {
		count.SetText(words.Text("tycoon.sheet.sums"))
		sums := sumsOf(e, seat)
		p = newPart(e, heading, sums.object, currency)
		p.first, p.typed, p.updates = sums.first, sums.typed, append(p.updates, sums.update)
	}
	// The way onward comes first, so that it stays in sight: these choices are asked again once all cards are entered.
	p.content.Add(choices.object)
	p.updates = append(p.updates, func() { updateCards(currencyCards) }, choices.update)
	return p
}

// counted is how many cards a seat revealed, and how many it can.
func counted(e *YearEndEditor, seat int) string {
	key := "tycoon.sheet.count"
	if board.DeckOf(e.table).Faces[0].Count > 1 {
		key = "tycoon.sheet.count.alike"
	}
	r := e.entry.Revealed(seat)
	n := len(r.Cards) + r.Plus + r.Minus
	return words.Format(key,
		words.Names{"count": n, "max": n + e.preview.Room[seat]})
}

package tycoon

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/tycoon"
)

// A seatPart is what one seat brings to the table: its cards one by one or their sums, its currency cards, and the
// choices that they give it.
type seatPart struct {
	editor   *YearEndEditor
	seat     int
	content  fyne.CanvasObject
	count    *text.Text
	grid     *grid
	heads    [rules.Companies]*moving
	sums     *sumRows
	currency *currency
	choices  *choices
	way      *nextButton
}

func newSeatPart(e *YearEndEditor, seat int) *seatPart {
	p := &seatPart{editor: e, seat: seat, count: text.New("", core.Caption)}
	var body []fyne.CanvasObject
	if e.preview.By == "cards" {
		p.grid = newGrid(e.table, revealed{e, seat}, e.notice, func(company int) fyne.CanvasObject {
			p.heads[company] = newMoving()
			return p.heads[company].head(e.table, company)
		})
		body = append(body, p.grid.object)
	} else {
		p.sums = sumsOf(e, seat)
		body = append(body, p.sums.object)
	}
	p.currency = newCurrency(e, seat, words.Text("tycoon.sheet.currency"))
	p.choices = newChoices(e, func(a rules.Ask) bool { return a.Seat == seat })
	content, way := e.framed(
		frame.Stack(0, text.New(words.Seat(e.table.Layout(), seat), core.FigureText), p.count),
		append(body, p.currency.object)...)
	p.way = way
	// The way onward comes first, so that it stays in sight: these choices are asked again once all cards are entered.
	content.Add(p.choices.object)
	p.content = content
	return p
}

func (p *seatPart) object() fyne.CanvasObject { return p.content }

func (p *seatPart) first() fyne.Focusable {
	if p.grid != nil {
		return p.grid.first()
	}
	return p.sums.first()
}

func (p *seatPart) typed(letter rune) bool {
	if p.grid != nil {
		return p.grid.typed(letter, p.editor.table.Layout().Companies)
	}
	return p.sums.typed(letter)
}

func (p *seatPart) update() {
	e := p.editor
	r := e.entry.Revealed(p.seat)
	visited := len(r.Cards) + r.Plus + r.Minus
	if p.grid != nil {
		key := "tycoon.sheet.count"
		if rules.DeckOf(e.table).Faces[0].Count > 1 {
			key = "tycoon.sheet.count.alike"
		}
		p.count.SetText(words.Format(key, words.Names{
			"count": words.Number(visited), "max": words.Number(visited + e.preview.Room[p.seat])}))
		p.grid.update()
		for company, head := range p.heads {
			if head != nil {
				head.update(e.preview.Moves[company])
			}
		}
	} else {
		p.count.SetText(words.Text("tycoon.sheet.sums"))
		p.sums.update()
	}
	p.currency.update()
	p.choices.update()
	p.way.update()
}

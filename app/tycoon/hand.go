package tycoon

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
)

// A HandEditor fills in the cards that a player was dealt: all cards of the deck, a tap each.
type HandEditor struct {
	form.BaseEditor
	table   calc.Table
	entry   *hands.Hand
	changed func()

	content     *fyne.Container
	seats       []*input.Chip
	alone, left *text.Text
	grid        *grid
	specials    []*card
}

func newHandEditor(task form.Task, entry *hands.Hand) *HandEditor {
	t, notice := task.Table, task.Refuse
	e := &HandEditor{table: t, entry: entry, changed: task.Changed, content: frame.Stack(look.Space3)}
	e.alone = text.NewParagraph("", core.Body)
	e.left = text.New("", core.FigureText)
	e.grid = newGrid(t, dealt{e}, notice, func(index int) fyne.CanvasObject {
		return mark.NewCompanyBadge(view.CompanyOf(t.Layout(), index), core.FigureText)
	})
	if whose := e.whose(notice); whose != nil {
		e.content.Add(whose)
	}
	var tiles []fyne.CanvasObject
	deck := board.DeckOf(t)
	for face, f := range deck.Faces {
		if f.Company == calc.None && f.Count > 0 {
			name := cardName(t, face)
			s := newCard(dealt{e}, face, name, notice, name,
				text.NewParagraph(name, core.Body).SetAlign(fyne.TextAlignCenter))
			e.specials = append(e.specials, s)
			tiles = append(tiles, s.tile)
		}
	}
	core.NewKeyGroup(tiles...)
	e.content.Objects = append(e.content.Objects, e.alone, e.left, e.grid.object,
		text.New(words.Text("tycoon.sheet.hand.special"), core.Caption),
		frame.NewColumns(specialTile, cellGap, tiles...))
	e.update()
	return e
}

// specialTile is how wide the tile of a special card is at least.
const specialTile = 110

// whose asks whose cards they are, where several players have not entered theirs.
func (e *HandEditor) whose(notice func(string)) fyne.CanvasObject {
	field, ok := e.entry.Form(e.table).Field("seat")
	if !ok || field.Allowed.Count() < 2 {
		return nil
	}
	flow := frame.NewFlow(look.Space2)
	for _, choice := range field.Allowed.Choices {
		chip := input.NewChip(words.Seat(e.table.Layout(), choice.Value), func(bool) {
			// What one player has chosen is not shown to the next.
			if choice.Value != e.entry.Seat {
				e.entry.Seat, e.entry.Cards = choice.Value, nil
			}
			e.touch()
		})
		if choice.Refusal != nil {
			chip.DisableBecause(words.Refusal("tycoon", e.table.Layout(), choice.Refusal))
			chip.OnRefused = notice
		}
		e.seats = append(e.seats, chip)
		flow.Add(chip)
	}
	core.NewKeyGroup(flow.Objects...)
	return frame.Stack(look.Space1, text.New(words.Text("tycoon.sheet.hand.seat"), core.Caption), flow)
}

func (e *HandEditor) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on the first card.
func (e *HandEditor) Focus(canvas fyne.Canvas) {
	if first := e.grid.first(); first != nil {
		canvas.Focus(first)
	}
}

// Typed takes a price card by its letter, its sign and its digits.
func (e *HandEditor) Typed(letter rune) bool { return e.grid.typed(letter, e.table.Layout().Companies) }

func (e *HandEditor) touch() {
	e.update()
	e.content.Refresh()
	e.changed()
}

func (e *HandEditor) update() {
	for seat, chip := range e.seats {
		chip.SetChosen(seat == e.entry.Seat)
	}
	e.alone.SetText(words.Format("tycoon.sheet.hand.alone",
		words.Names{"seat": words.Seat(e.table.Layout(), e.entry.Seat)}))
	size := hands.HandSize(e.table)
	text := words.Format("tycoon.sheet.hand.whole", words.Names{"count": size})
	if left := size - len(e.entry.Cards); left != 0 {
		text = words.Format("tycoon.sheet.hand.left", words.Names{"count": left})
	}
	e.left.SetText(text)
	updateCards(e.grid.cards)
	updateCards(e.specials)
}

// A dealt is the hand of a player as it is chosen.
type dealt struct{ *HandEditor }

func (h dealt) count(face int) int {
	return countOf(h.entry.Cards, board.DeckOf(h.table).Faces[face].Code)
}

// refusal: the hand is whole, or nobody can have another card of the face.
func (h dealt) refusal(face int) string {
	size := hands.HandSize(h.table)
	switch {
	case h.count(face) >= hands.Unseen(h.table, face):
		return words.Format("tycoon.sheet.hand.gone", words.Names{"card": cardName(h.table, face)})
	case len(h.entry.Cards) >= size:
		return words.Format("tycoon.sheet.full", words.Names{
			"seat": words.Seat(h.table.Layout(), h.entry.Seat), "count": size})
	}
	return ""
}

func (h dealt) set(face, count int) {
	h.entry.Cards = withCards(h.table, h.entry.Cards, face, count)
	h.touch()
}

// cardName is what a card is called: a price card by its code, a special card by its name.
func cardName(t calc.Table, face int) string {
	deck := board.DeckOf(t)
	if deck.Faces[face].Company != calc.None {
		return words.Card(deck.Faces[face].Code)
	}
	for s, name := range []string{"loan", "debenture", "rights", "suspended", "plus", "minus"} {
		if deck.Special(agreement.Special(s)) == face {
			return words.Text("tycoon.field." + name)
		}
	}
	return deck.Faces[face].Code
}

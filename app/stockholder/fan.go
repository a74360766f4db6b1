package stockholder

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A fan is the whole deck: a column for each colour, a row for each number, so that what is printed on the card that
// lies on the table is what is tapped.
type fan struct {
	object *fyne.Container
	editor *TurnEditor
	layout *fanLayout
	cards  map[int]*card
}

// A card is one face of the fan.
type card struct {
	tile       *list.Tile
	print      *fyne.Container
	big, small *text.Text
	face       rules.Face
	ink        fyne.ThemeColorName
}

func newFan(e *TurnEditor, refuse func(sentence string)) *fan {
	f := &fan{editor: e, cards: map[int]*card{}}
	t := e.table
	deck, l := rules.DeckOf(t), &fanLayout{}
	for company := range t.Layout().Companies {
		l.badges = append(l.badges,
			container.NewCenter(mark.NewCompanyBadge(view.CompanyOf(t.Layout(), company), core.Strong)))
	}
	cells := slices.Clone(l.badges)
	var lines [][]*list.Tile
	for _, row := range rows(deck) {
		var line []*list.Tile
		var tiles []fyne.CanvasObject
		for _, place := range row {
			c := newCard(t, deck.Faces[place], e.chooseCard)
			c.tile.OnRefused = refuse
			line, tiles = append(line, c.tile), append(tiles, c.tile)
			f.cards[place] = c
		}
		other := text.New(cards.Beside(deck.Faces[row[0]]), core.Caption)
		lines, l.rows, l.beside = append(lines, line), append(l.rows, tiles), append(l.beside, other)
		cells = append(append(cells, tiles...), other)
	}
	cards.WalkTurned(lines, func() bool { return l.flat })
	f.layout, f.object = l, container.New(l, cells...)
	return f
}

// rows are the faces of a deck by their number, each row in the order of the colours.
func rows(deck *rules.Deck) [][]int {
	var all [][]int
	at := map[string]int{}
	for place, face := range deck.Faces {
		effect := face.Effect.String()
		row, seen := at[effect]
		if !seen {
			row = len(all)
			at[effect] = row
			all = append(all, nil)
		}
		all[row] = append(all[row], place)
	}
	return all
}

func newCard(t calc.Table, face rules.Face, choose func(string)) *card {
	c := &card{
		small: text.New(cards.Beside(face), core.Caption),
		face:  face, ink: look.SuitOf(t.Layout().Companies[face.Own].Key).Ink,
	}
	c.big = text.New(words.Effect(face.Effect.String()), core.FigureText).SetColor(c.ink).Fit()
	label := words.Format("sheet.card.spoken", words.Names{
		"company": words.Upper(words.Company(t.Layout(), face.Own)), "effect": words.Effect(face.Effect.String())})
	c.print = cards.Printed(c.big, c.small)
	c.tile = list.NewTile(label, c.print, func() { choose(face.Code) })
	return c
}

// deal shows which cards there still are on the table.
func (f *fan) deal() {
	t := f.editor.table
	field, _ := (&rules.Turn{Seat: t.Turn()}).Form(t).Field("card")
	for _, choice := range field.Allowed.Choices {
		if c, ok := f.cards[choice.Value]; ok {
			c.show(t, choice.Refusal)
		}
	}
}

// show shows a card, or why there is none of it.
func (c *card) show(t calc.Table, refusal *calc.Refusal) {
	ink, small := c.ink, cards.Beside(c.face)
	if refusal == nil {
		c.tile.Enable()
	} else {
		ink, small = look.Faint, cards.Absent(refusal)
		c.tile.DisableBecause(words.Refusal(rulebook, t.Layout(), refusal))
	}
	if c.small.Text() != small {
		c.big.SetColor(ink)
		c.small.SetText(small)
		c.print.Refresh()
	}
}

// first is the first card that can be chosen.
func (f *fan) first() fyne.Focusable {
	for place := range len(f.cards) {
		if c, ok := f.cards[place]; ok && !c.tile.Disabled() {
			return c.tile
		}
	}
	return nil
}

// of is the first card of a colour that can be chosen.
func (f *fan) of(colour int) fyne.Focusable {
	for place, face := range rules.DeckOf(f.editor.table).Faces {
		if face.Own == colour && !f.cards[place].tile.Disabled() {
			return f.cards[place].tile
		}
	}
	return nil
}

func (f *fan) update() {
	for _, c := range f.cards {
		c.tile.SetChosen(c.face.Code == f.editor.turn.Card)
	}
}

// deckGrid puts cells in columns of equal width, each row as high as something to tap. It fits a small phone.
func deckGrid(columns int) cards.Grid { return cards.Grid{Columns: columns, Gap: fanGap, MinWidth: 70} }

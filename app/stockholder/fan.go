package stockholder

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/stockholder"
)

// A fan is the whole deck: a column for each colour, a row for each number, so that what is printed on the card that
// lies on the table is what is tapped.
type fan struct {
	object *fyne.Container
	editor *TurnEditor
	layout *fanLayout
	// faces are those of the deck, by place.
	faces cards.Faces
}

func newFan(e *TurnEditor, refuse func(sentence string)) *fan {
	t := e.table
	deck, l := rules.DeckOf(t), &fanLayout{}
	f := &fan{editor: e, faces: make(cards.Faces, len(deck.Faces))}
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
			face := cards.NewFace(t.Layout(), deck.Faces[place], e.chooseCard)
			face.Tile.OnRefused = refuse
			line, tiles = append(line, face.Tile), append(tiles, face.Tile)
			f.faces[place] = face
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

// deal shows which cards there still are on the table.
func (f *fan) deal() {
	t := f.editor.table
	field, _ := (&rules.Turn{Seat: t.Turn()}).Form(t).Field("card")
	for _, choice := range field.Allowed.Choices {
		reason := ""
		if choice.Refusal != nil {
			reason = words.Refusal(rulebook, t.Layout(), choice.Refusal)
		}
		f.faces[choice.Value].Show(choice.Refusal, reason)
	}
}

// deckGrid puts cells in columns of equal width, each row as high as something to tap. It fits a small phone.
func deckGrid(columns int) cards.Grid { return cards.Grid{Columns: columns, Gap: fanGap, MinWidth: 70} }

package cards

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// A Fan is a whole deck: a column for each colour, a row for each number, so that what is printed on the card that lies
// on the table is what is tapped.
type Fan struct {
	Object *fyne.Container
	Deck   *fourcolours.Deck
	// Faces are those of the deck, in its order, and Rows the same row by row.
	Faces, Rows Faces
	layout      *fanLayout
}

// NewFan is the fan of a deck. Choose is told the code of a card that is tapped, refuse of a card that cannot be.
func NewFan(l *calc.Layout, deck *fourcolours.Deck, choose func(code string), refuse func(place int, reason string)) *Fan {
	lay := &fanLayout{}
	f := &Fan{Deck: deck, Faces: make(Faces, len(deck.Faces)), layout: lay}
	for company := range l.Companies {
		lay.badges = append(lay.badges, container.NewCenter(mark.NewCompanyBadge(view.CompanyOf(l, company), core.Strong)))
	}
	cells := slices.Clone(lay.badges)
	var lines [][]*list.Tile
	for _, row := range rows(deck) {
		var line []*list.Tile
		var tiles []fyne.CanvasObject
		for _, place := range row {
			face := NewFace(l, deck.Faces[place], choose)
			face.Tile.OnRefused = func(reason string) { refuse(place, reason) }
			line, tiles = append(line, face.Tile), append(tiles, face.Tile)
			f.Faces[place], f.Rows = face, append(f.Rows, face)
		}
		beside := text.New(Beside(deck.Faces[row[0]]), core.Caption)
		lines, lay.rows, lay.beside = append(lines, line), append(lay.rows, tiles), append(lay.beside, beside)
		cells = append(append(cells, tiles...), beside)
	}
	lay.faces = f.Faces
	WalkTurned(lines, func() bool { return lay.flat })
	f.Object = container.New(lay, cells...)
	return f
}

// rows are the faces of a deck by their number, each row in the order of the colours.
func rows(deck *fourcolours.Deck) [][]int {
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

// Bare leaves out the badges above columns, where the trades above the deck have the same columns.
func (f *Fan) Bare() { f.layout.bare = true }

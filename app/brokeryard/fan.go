package brokeryard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/brokeryard"
)

// A fan is the whole deck: a column for each colour beneath its trade, a row for each number, so that what is printed
// on the card that lies on the table is what is tapped. Cards that cannot be in the open seat's hand are greyed.
type fan struct {
	editor *RoundEditor
	object *fyne.Container
	say    func(sentence string)
	deck   *rules.Deck
	// faces are those of the deck, and rows the same row by row.
	faces, rows cards.Faces
	// open is true while the cards are shown although one is chosen.
	open bool
}

func newFan(e *RoundEditor, choose func(code string), say func(sentence string)) *fan {
	f := &fan{editor: e, say: say, deck: rules.DeckOf(e.table)}
	each := len(f.deck.Faces) / rules.Colours // of a colour
	f.faces = make(cards.Faces, len(f.deck.Faces))
	var cells []fyne.CanvasObject
	var lines [][]*list.Tile
	for row := range each {
		var line []*list.Tile
		for column := range rules.Colours {
			place := column*each + row
			face := f.newFace(place, choose)
			f.faces[place], f.rows = face, append(f.rows, face)
			line, cells = append(line, face.Tile), append(cells, face.Tile)
		}
		lines = append(lines, line)
	}
	cards.WalkByKeys(lines)
	f.object = container.New(cellGrid(rules.Colours), cells...)
	if rules.TradesClosed(e.table) {
		f.object = frame.Stack(look.Space1, f.heads(), f.object)
	}
	return f
}

// heads name the columns where no row of trades stands above them.
func (f *fan) heads() *fyne.Container {
	var heads []fyne.CanvasObject
	for place := range rules.Colours {
		heads = append(heads,
			container.NewCenter(mark.NewCompanyBadge(view.CompanyOf(f.editor.table.Layout(), place), core.Strong)))
	}
	return container.New(cellGrid(rules.Colours), heads...)
}

func (f *fan) newFace(place int, choose func(string)) *cards.Face {
	face := cards.NewFace(f.editor.table.Layout(), f.deck.Faces[place], choose)
	face.Tile.OnRefused = func(string) {
		if r := f.editor.round.HandRefusals(f.editor.table, f.editor.seat)[place]; r != nil {
			f.say(words.Refusal(rulebook, f.editor.table.Layout(), r))
		}
	}
	return face
}

// update shows what the open seat can hold. Why it cannot hold the others is only written when one is tapped: the
// reason is another one for each card, and what a tile says before is only its word.
func (f *fan) update() {
	f.faces.Choose(f.editor.play().Card)
	for place, refusal := range f.editor.round.HandRefusals(f.editor.table, f.editor.seat) {
		absent := ""
		if refusal != nil {
			absent = cards.Absent(refusal)
		}
		f.faces[place].Show(refusal, absent)
	}
}

package stockholder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// company is what a widget needs to know of a company.
func company(t calc.Table, place int) widget.Company {
	c := t.Layout().Companies[place]
	return widget.Company{Key: c.Key, Code: c.Code, Name: words.Upper(words.Company(t.Layout(), place))}
}

// A fan is the whole deck: a column for each colour, a row for each number, so that what is printed on the card that
// lies on the table is what is tapped.
type fan struct {
	object *fyne.Container
	table  calc.Table
	cards  map[int]*card
	// grid is the place of each face by row and column.
	grid [][]int
}

// A card is one face of the fan.
type card struct {
	tile       *widget.Tile
	big, small *widget.Text
}

func newFan(t calc.Table, choose func(code string), refuse func(sentence string)) *fan {
	f := &fan{table: t, cards: map[int]*card{}}
	deck := rules.DeckOf(t)
	field, _ := (&rules.Turn{Seat: t.Turn()}).Form(t).Field("card")
	refusals := map[int]*calc.Refusal{}
	for _, c := range field.Allowed.Choices {
		refusals[c.Value] = c.Refusal
	}
	var cells []fyne.CanvasObject
	for place := range t.Layout().Companies {
		cells = append(cells, container.NewCenter(widget.NewCompanyBadge(company(t, place), widget.Strong)))
	}
	f.grid = rows(deck)
	for y, row := range f.grid {
		for x, place := range row {
			c := newCard(t, deck.Faces[place], refusals[place], choose)
			c.tile.OnRefused = refuse
			c.tile.SetKeys(func(e *fyne.KeyEvent) bool { return f.step(x, y, e.Name) })
			f.cards[place] = c
			cells = append(cells, c.tile)
		}
	}
	f.object = container.New(deckLayout{columns: rules.Colours}, cells...)
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

func newCard(t calc.Table, face rules.Face, refusal *calc.Refusal, choose func(string)) *card {
	suit := look.SuitOf(t.Layout().Companies[face.Own].Key)
	c := &card{
		big:   widget.NewText(words.Effect(face.Effect.String()), widget.FigureText).SetColor(suit.Ink).Fit(),
		small: widget.NewText(beside(face), widget.Caption),
	}
	label := words.Tell("sheet.card.spoken", words.Names{
		"company": words.Upper(words.Company(t.Layout(), face.Own)), "effect": words.Effect(face.Effect.String())})
	c.tile = widget.NewTile(label, printed(c.big, c.small), func() { choose(face.Code) })
	if refusal != nil {
		c.big.SetColor(look.Faint)
		c.small.SetText(words.Say("sheet.card.gone"))
		c.tile.DisableBecause(words.Refusal("stockholder", t.Layout(), refusal))
	}
	return c
}

// beside is what a card shows beside its number: its one uncoloured number. For more of them there is no room.
func beside(face rules.Face) string {
	switch {
	case face.Others != 0:
		return words.Signed(face.Others)
	case len(face.Free) == 1:
		return words.Effect(face.Free[0].String())
	}
	return ""
}

// step moves the keyboard from a card to the next one that can be chosen in the direction of an arrow key.
func (f *fan) step(x, y int, key fyne.KeyName) bool {
	dx, dy := 0, 0
	switch key {
	case fyne.KeyUp:
		dy = -1
	case fyne.KeyDown:
		dy = 1
	case fyne.KeyLeft:
		dx = -1
	case fyne.KeyRight:
		dx = 1
	default:
		return false
	}
	for x, y = x+dx, y+dy; y >= 0 && y < len(f.grid) && x >= 0 && x < len(f.grid[y]); x, y = x+dx, y+dy {
		if tile := f.cards[f.grid[y][x]].tile; !tile.Disabled() {
			focusOn(tile, tile)
			break
		}
	}
	return true
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

func (f *fan) update(turn *rules.Turn) {
	deck := rules.DeckOf(f.table)
	for place, c := range f.cards {
		c.tile.SetChosen(deck.Faces[place].Code == turn.Card)
	}
}

// deckLayout puts cells in columns of equal width, each row as high as something to tap; the first row is lower.
type deckLayout struct{ columns int }

const deckGap = 3

// cellWidth is the least that a cell gets along with.
const cellWidth = 70

// MinSize fits a small phone.
func (l deckLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for i := 0; i < len(o); i += l.columns {
		height += l.height(o, i) + deckGap
	}
	return fyne.NewSize(float32(l.columns)*(cellWidth+deckGap)-deckGap, height-deckGap)
}

func (l deckLayout) height(o []fyne.CanvasObject, row int) float32 {
	height := float32(0)
	for _, cell := range o[row:min(row+l.columns, len(o))] {
		height = max(height, cell.MinSize().Height)
	}
	return height
}

// Layout places the cells.
func (l deckLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - deckGap*float32(l.columns-1)) / float32(l.columns)
	y := float32(0)
	for row := 0; row < len(o); row += l.columns {
		height := l.height(o, row)
		for i, cell := range o[row:min(row+l.columns, len(o))] {
			cell.Move(fyne.NewPos(float32(i)*(width+deckGap), y))
			cell.Resize(fyne.NewSize(width, height))
		}
		y += height + deckGap
	}
}

package tycoon

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// A grid is all price cards of the deck, a block for each company with its head before it. A tap puts a card into the
// hand; where there are several of a kind, the next tap puts another one; the last tap takes them out.
type grid struct {
	object *fyne.Container
	cards  []*card
	// rows are the cards as they lie, for the arrow keys.
	rows [][]*card
	// of are the cards of each company by their values.
	of [agreement.Companies]map[int]*card
	typing
}

// newGrid shows a deck. Head gives what stands before a company's cards.
func newGrid(t calc.Table, h hand, notice func(string), head func(company int) fyne.CanvasObject) *grid {
	g := &grid{object: frame.Stack(look.Space2)}
	deck := board.DeckOf(t)
	columns, whole := 1, 0
	var blocks [agreement.Companies][][]int
	for face, f := range deck.Faces {
		if f.Company == calc.None {
			continue
		}
		if g.of[f.Company] == nil {
			g.of[f.Company] = map[int]*card{}
			blocks[f.Company] = make([][]int, 2)
		}
		row := 0
		if f.Value > 0 {
			row = 1
		}
		blocks[f.Company][row] = append(blocks[f.Company][row], face)
		columns = max(columns, len(blocks[f.Company][row]))
		whole = max(whole, len(blocks[f.Company][0])+len(blocks[f.Company][1]))
	}
	var all []fyne.CanvasObject
	for index, rows := range blocks {
		if rows == nil {
			continue
		}
		if all := append(rows[0][:len(rows[0]):len(rows[0])], rows[1]...); len(all) <= columns {
			rows = [][]int{all}
		}
		l := &rowsLayout{columns: columns, whole: whole}
		objects := []fyne.CanvasObject{head(index)}
		for _, faces := range rows {
			var line []*card
			for _, face := range faces {
				c := newPriceCard(t, h, face, notice)
				g.of[index][deck.Faces[face].Value] = c
				x, y := len(line), len(g.rows)
				c.tile.SetKeys(func(e *fyne.KeyEvent) bool { return g.step(x, y, e.Name) })
				g.cards = append(g.cards, c)
				line = append(line, c)
				objects = append(objects, c.tile)
				all = append(all, c.tile)
			}
			l.rows = append(l.rows, len(line))
			g.rows = append(g.rows, line)
		}
		g.object.Add(container.New(l, objects...))
	}
	core.NewKeyGroup(all...).Mute()
	return g
}

// first is the first card that can be tapped.
func (g *grid) first() fyne.Focusable {
	for _, c := range g.cards {
		if !c.tile.Disabled() {
			return c.tile
		}
	}
	return nil
}

// step moves the keyboard from a card to the one beside it, above it or beneath it.
func (g *grid) step(x, y int, key fyne.KeyName) bool {
	switch key {
	case fyne.KeyUp:
		y--
	case fyne.KeyDown:
		y++
	case fyne.KeyLeft:
		x--
	case fyne.KeyRight:
		x++
	default:
		return false
	}
	if y >= 0 && y < len(g.rows) && x >= 0 {
		tile := g.rows[y][min(x, len(g.rows[y])-1)].tile
		cards.FocusOn(tile, tile)
	}
	return true
}

// typed takes a card by its letter, its sign and its digits: "n-30", and then more of that company: "+10-5".
func (g *grid) typed(letter rune, codes []calc.Company) bool {
	if !g.take(letter, codes) {
		return false
	}
	if c, ok := g.of[g.company][g.value()]; ok && g.whole() {
		g.digits = ""
		c.flip()
	}
	return true
}

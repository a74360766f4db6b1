package tycoon

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/tycoon"
)

// A hand is a set of cards that is being entered.
type hand interface {
	// count is how many cards of a face are in it.
	count(face int) int
	// refusal is why no card of a face can be added, empty when one can.
	refusal(face int) string
	// set makes a number of cards of a face be in it.
	set(face, count int)
}

// A grid is all price cards of the deck, a block for each company with its head before it. A tap puts a card into the
// hand; where there are several of a kind, the next tap puts another one; the last tap takes them out.
type grid struct {
	object *fyne.Container
	hand   hand
	notice func(string)
	cards  []*card
	// rows are the cards as they lie, for the arrow keys.
	rows [][]*card
	// of are the faces of each company by their values.
	of [rules.Companies]map[int]int
	typing
}

// newGrid shows a deck. Head gives what stands before a company's cards.
func newGrid(t calc.Table, h hand, notice func(string), head func(company int) fyne.CanvasObject) *grid {
	g := &grid{hand: h, notice: notice, object: frame.Stack(look.Space2)}
	deck := rules.DeckOf(t)
	columns, whole := 1, 0
	var blocks [rules.Companies][][]int
	for face, f := range deck.Faces {
		if f.Company == calc.None {
			continue
		}
		if g.of[f.Company] == nil {
			g.of[f.Company] = map[int]int{}
			blocks[f.Company] = make([][]int, 2)
		}
		g.of[f.Company][f.Value] = face
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
				c := newCard(t, deck.Faces[face], face, g)
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

func (g *grid) update() {
	for _, c := range g.cards {
		c.update(g.hand)
	}
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

// flip taps a card.
func (g *grid) flip(face int) {
	n := g.hand.count(face)
	switch reason := g.hand.refusal(face); {
	case reason == "":
		g.hand.set(face, n+1)
	case n > 0:
		g.hand.set(face, 0)
	default:
		g.notice(reason)
	}
}

// typed takes a card by its letter, its sign and its digits: "n-30", and then more of that company: "+10-5".
func (g *grid) typed(letter rune, codes []calc.Company) bool {
	if !g.take(letter, codes) {
		return false
	}
	if face, ok := g.of[g.company][g.value()]; ok && g.whole() {
		g.digits = ""
		g.flip(face)
	}
	return true
}

// A card is one face to tap.
type card struct {
	tile   *list.Tile
	face   int
	value  string
	ink    fyne.ThemeColorName
	number *text.Text
}

func newCard(t calc.Table, f rules.Face, face int, g *grid) *card {
	who := view.CompanyOf(t.Layout(), f.Company)
	c := &card{face: face, ink: mark.Dress(who).Ink, value: words.Signed(f.Value)}
	c.number = text.New(c.value, core.Strong).SetColor(c.ink).SetAlign(fyne.TextAlignCenter).Fit()
	c.tile = list.NewTile(words.Format("sheet.card.spoken",
		words.Names{"company": who.Name, "effect": words.Signed(f.Value)}),
		c.number, func() { g.flip(face) })
	c.tile.OnRefused = g.notice
	return c
}

func (c *card) update(h hand) {
	n := h.count(c.face)
	c.tile.SetChosen(n > 0)
	c.number.SetText(strings.ReplaceAll(times(c.value, n), " ", ""))
	if reason := h.refusal(c.face); n == 0 && reason != "" {
		c.tile.DisableBecause(reason)
		c.number.SetColor(look.Faint)
		return
	}
	c.tile.Enable()
	c.number.SetColor(c.ink)
}

// times writes behind a card how often it is there, where that is more than once.
func times(card string, n int) string {
	if n < 2 {
		return card
	}
	return card + " ×" + words.Number(n)
}

package cards

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// An Assignment is the chosen card and the ways that its uncoloured numbers can go to the other colours, one tap each.
type Assignment struct {
	// Object is what one sees.
	Object *fyne.Container
	// Ways are those that there are for the card.
	Ways   []fourcolours.Free
	layout *calc.Layout
	grid   Grid
	give   func(fourcolours.Free)
	change func()
	code   string
	tiles  []*list.Tile
}

// NewAssignment lays the ways out in a grid. Give is told the way that was tapped, and change that another card is
// wanted.
func NewAssignment(layout *calc.Layout, grid Grid, give func(fourcolours.Free), change func()) *Assignment {
	return &Assignment{Object: frame.Stack(look.Space2), layout: layout, grid: grid, give: give, change: change}
}

// Update shows a card of a deck by its code, "" for none, and marks the way that was chosen.
func (a *Assignment) Update(deck *fourcolours.Deck, code string, chosen fourcolours.Free) {
	if a.code != code {
		a.code = code
		a.build(deck)
	}
	for i, tile := range a.tiles {
		tile.SetChosen(a.Ways[i] == chosen)
	}
}

// First is the first way, nil for a card that leaves nothing to say.
func (a *Assignment) First() fyne.Focusable {
	if len(a.tiles) == 0 {
		return nil
	}
	return a.tiles[0]
}

// At is a way that is said whole, else the first one.
func (a *Assignment) At(way fourcolours.Free) fyne.Focusable {
	if i := slices.Index(a.Ways, way); i >= 0 {
		return a.tiles[i]
	}
	return a.First()
}

// Next is where the numbers go once the next one, beside those said already, goes to a colour. What is left then goes
// to the only colour that is left. It reports whether the next number can go there.
func (a *Assignment) Next(said fourcolours.Free, colour int) (fourcolours.Free, bool) {
	next := slices.Index(said[:], 0)
	var possible []fourcolours.Free
	for _, way := range a.Ways {
		if next >= 0 && way[next] == colour+1 && slices.Equal(way[:next], said[:next]) {
			possible = append(possible, way)
		}
	}
	switch len(possible) {
	case 0:
		return said, false
	case 1:
		return possible[0], true
	}
	said[next] = colour + 1
	return said, true
}

func (a *Assignment) build(deck *fourcolours.Deck) {
	a.Object.Objects, a.tiles, a.Ways = nil, nil, nil
	if a.code == "" {
		return
	}
	change := input.NewQuietButton(words.Text("sheet.card.change"), a.change)
	place, known := deck.Index(a.code)
	if !known {
		a.Object.Add(change)
		return
	}
	l, card := a.layout, deck.Faces[place]
	ink := look.SuitOf(l.Companies[card.Own].Key).Ink
	shown := text.New(words.Effect(card.Effect.String()), core.Headline).SetColor(ink).Fit()
	badge := mark.NewCompanyBadge(view.CompanyOf(l, card.Own), core.FigureText)
	a.Object.Add(frame.Spread(frame.Lead(badge, shown), change))
	a.Ways = ways(len(l.Companies), card.Own, len(card.Free))
	if len(a.Ways) == 0 {
		return
	}
	title := words.Text("sheet.assign")
	if len(card.Free) == 1 {
		title = words.Format("sheet.assign.one", words.Names{"effect": words.Effect(card.Free[0].String())})
	}
	a.Object.Add(text.New(title, core.Caption))
	var cells []fyne.CanvasObject
	for _, way := range a.Ways {
		tile := a.tile(card, way)
		a.tiles = append(a.tiles, tile)
		cells = append(cells, tile)
	}
	core.NewKeyGroup(cells...).Mute()
	a.Object.Add(container.New(a.grid, cells...))
}

// tile is one way: each uncoloured number beside the colour it goes to.
func (a *Assignment) tile(card fourcolours.Face, way fourcolours.Free) *list.Tile {
	var lines []fyne.CanvasObject
	var spoken []string
	for i, effect := range card.Free {
		to := view.CompanyOf(a.layout, way[i]-1)
		number := words.Effect(effect.String())
		lines = append(lines, frame.Lead(mark.NewCompanyBadge(to, core.Strong), text.New(number, core.Strong)))
		spoken = append(spoken, words.Format("sheet.way", words.Names{"company": to.Noun, "effect": number}))
	}
	return list.NewTile(words.Join(spoken), frame.Stack(0, lines...), func() { a.give(way) })
}

// ways are all ways that a card's uncoloured numbers can go to the colours that are not its own.
func ways(colours, own, numbers int) []fourcolours.Free {
	if numbers == 0 {
		return nil
	}
	var all []fourcolours.Free
	var extend func(chosen []int)
	extend = func(chosen []int) {
		if len(chosen) == numbers {
			all = append(all, fourcolours.Assign(chosen...))
			return
		}
		for colour := range colours {
			if colour != own && !slices.Contains(chosen, colour) {
				extend(append(chosen[:len(chosen):len(chosen)], colour))
			}
		}
	}
	extend(nil)
	return all
}

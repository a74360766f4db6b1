package brokeryard

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	rules "scripkeeper/calc/brokeryard"
	"scripkeeper/calc/fourcolours"
)

// An assignment is the chosen card and the ways its uncoloured numbers can go, one tap each.
type assignment struct {
	editor *RoundEditor
	object *fyne.Container
	done   func()
	change func()
	// card and tiles are what is shown, and the ways that the tiles stand for.
	card  string
	tiles []*widget.Tile
	ways  []rules.Free
}

func newAssignment(e *RoundEditor, done, change func()) *assignment {
	return &assignment{editor: e, object: widget.Stack(look.Space2), done: done, change: change}
}

// update shows the card of the seat and marks the way that was chosen.
func (a *assignment) update() {
	play := a.editor.play()
	if a.card != play.Card {
		a.card = play.Card
		a.build()
	}
	for i, tile := range a.tiles {
		tile.SetChosen(a.ways[i] == play.Free)
	}
}

// first is the first way, nil for a card that leaves nothing to say.
func (a *assignment) first() fyne.Focusable {
	if len(a.tiles) == 0 {
		return nil
	}
	return a.tiles[0]
}

func (a *assignment) build() {
	a.object.Objects, a.tiles, a.ways = nil, nil, nil
	t, deck := a.editor.table, rules.DeckOf(a.editor.table)
	change := widget.NewQuietButton(words.Say("sheet.card.change"), a.change)
	place, known := deck.Index(a.card)
	if !known {
		a.object.Objects = []fyne.CanvasObject{change}
		return
	}
	face := deck.Faces[place]
	shown := widget.NewText(words.Effect(face.Effect.String()), widget.Headline).
		SetColor(look.SuitOf(t.Layout().Companies[face.Own].Key).Ink).Fit()
	a.object.Add(widget.Spread(widget.Lead(widget.NewCompanyBadge(company(t, face.Own), widget.FigureText), shown), change))
	a.ways = ways(face)
	if len(a.ways) == 0 {
		return
	}
	title := words.Say("sheet.assign")
	if len(face.Free) == 1 {
		title = words.Tell("sheet.assign.one", words.Names{"effect": words.Effect(face.Free[0].String())})
	}
	a.object.Add(widget.NewText(title, widget.Caption))
	var cells []fyne.CanvasObject
	for _, way := range a.ways {
		tile := a.tile(face, way)
		a.tiles = append(a.tiles, tile)
		cells = append(cells, tile)
	}
	a.object.Add(container.New(cellGrid{rules.Colours - 1}, cells...))
}

// tile is one way: each uncoloured number beside the colour it goes to.
func (a *assignment) tile(face rules.Face, way rules.Free) *widget.Tile {
	var lines []fyne.CanvasObject
	spoken := make([]string, 0, len(face.Free))
	for i, effect := range face.Free {
		to := company(a.editor.table, way[i]-1)
		number := words.Effect(effect.String())
		lines = append(lines, widget.Lead(widget.NewCompanyBadge(to, widget.Strong), widget.NewText(number, widget.Strong)))
		spoken = append(spoken, words.Tell("sheet.way", words.Names{"company": to.Name, "effect": number}))
	}
	return widget.NewTile(words.Join(spoken), widget.Stack(0, lines...), func() { a.give(way) })
}

// give says where the numbers go.
func (a *assignment) give(way rules.Free) {
	a.editor.play().Free = way
	a.done()
}

// ways are all ways that a card's uncoloured numbers can go to the other colours.
func ways(face rules.Face) []rules.Free {
	if len(face.Free) == 0 {
		return nil
	}
	var all []rules.Free
	var extend func(chosen []int)
	extend = func(chosen []int) {
		if len(chosen) == len(face.Free) {
			all = append(all, fourcolours.Assign(chosen...))
			return
		}
		for colour := range rules.Colours {
			if colour != face.Own && !slices.Contains(chosen, colour) {
				extend(append(chosen[:len(chosen):len(chosen)], colour))
			}
		}
	}
	extend(nil)
	return all
}

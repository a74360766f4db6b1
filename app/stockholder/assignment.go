package stockholder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	rules "scripkeeper/calc/stockholder"
)

// An assignment is the chosen card and the ways its uncoloured numbers can go, one tap each.
type assignment struct {
	object *fyne.Container
	table  calc.Table
	turn   *rules.Turn
	touch  func()
	change func()
	// card and tiles are what is shown, and the ways that the tiles stand for.
	card  string
	tiles []*widget.Tile
	ways  []rules.Free
}

func newAssignment(t calc.Table, turn *rules.Turn, touch, change func()) *assignment {
	return &assignment{object: widget.Stack(look.Space2), table: t, turn: turn, touch: touch, change: change}
}

// update shows the card of the turn and marks the way that was chosen.
func (a *assignment) update() {
	if a.card != a.turn.Card {
		a.card = a.turn.Card
		a.build()
	}
	for i, tile := range a.tiles {
		tile.SetChosen(a.ways[i] == a.turn.Free)
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
	deck := rules.DeckOf(a.table)
	place, ok := deck.Index(a.card)
	if !ok {
		return
	}
	face := deck.Faces[place]
	shown := widget.NewText(words.Effect(face.Effect.String()), widget.Headline).
		SetColor(look.SuitOf(a.table.Layout().Companies[face.Own].Key).Ink).Fit()
	a.object.Add(widget.Spread(
		widget.Lead(widget.NewCompanyBadge(company(a.table, face.Own), widget.FigureText), shown),
		widget.NewQuietButton(words.Say("sheet.card.change"), a.change)))
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
	a.object.Add(container.New(deckLayout{columns: 3}, cells...))
}

// tile is one way: each uncoloured number beside the colour it goes to.
func (a *assignment) tile(face rules.Face, way rules.Free) *widget.Tile {
	var lines []fyne.CanvasObject
	spoken := make([]string, 0, len(face.Free))
	for i, effect := range face.Free {
		to := company(a.table, way[i]-1)
		number := words.Effect(effect.String())
		lines = append(lines, widget.Lead(widget.NewCompanyBadge(to, widget.Strong), widget.NewText(number, widget.Strong)))
		spoken = append(spoken, words.Tell("sheet.way", words.Names{"company": to.Name, "effect": number}))
	}
	return widget.NewTile(words.Join(spoken), widget.Stack(0, lines...), func() {
		a.turn.Free, a.turn.Keep, a.turn.First = way, nil, nil
		a.touch()
	})
}

// ways are all ways that a card's uncoloured numbers can go to the other colours.
func ways(face rules.Face) []rules.Free {
	var all []rules.Free
	var others []int
	for c := range rules.Colours {
		if c != face.Own {
			others = append(others, c)
		}
	}
	var extend func(chosen []int)
	extend = func(chosen []int) {
		if len(chosen) == len(face.Free) {
			if len(chosen) > 0 {
				all = append(all, fourcolours.Assign(chosen...))
			}
			return
		}
		for _, c := range others {
			if !contains(chosen, c) {
				extend(append(chosen[:len(chosen):len(chosen)], c))
			}
		}
	}
	extend(nil)
	return all
}

func contains(list []int, n int) bool {
	for _, item := range list {
		if item == n {
			return true
		}
	}
	return false
}

package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/assets"
)

// GameBadge is a game's small picture on a background in its colour.
type GameBadge struct {
	fw.BaseWidget
	icon fyne.Resource
	suit look.Suit
	side float32
}

// NewGameBadge returns a game's badge; side is its width and height at normal text size. A game without its own picture
// gets a picture of cards.
func NewGameBadge(rulebook string, suit look.Suit, side float32) *GameBadge {
	b := &GameBadge{icon: Icon("cards"), suit: suit, side: side}
	if name := "game/" + rulebook; assets.Read("icons/"+name+".svg") != nil {
		b.icon = Icon(name)
	}
	b.ExtendBaseWidget(b)
	return b
}

// mostBadge is the text factor above which a badge stops growing, because the words beside it need the space.
const mostBadge float32 = 1.25

func (b *GameBadge) CreateRenderer() fyne.WidgetRenderer {
	ground, picture := &canvas.Rectangle{}, core.NewGlyph()
	paint := func() {
		ground.FillColor = core.Tint(b, b.suit.Wash)
		picture.Show(b, b.icon, b.suit.Ink)
	}
	least := func() fyne.Size { return fyne.NewSquareSize(b.side * min(core.Factor(b), mostBadge)) }
	layout := func(size fyne.Size) {
		side := min(size.Width, size.Height)
		ground.CornerRadius = side / 4
		core.Place(ground, (size.Width-side)/2, (size.Height-side)/2, side, side)
		inner := side * 0.62
		core.Place(picture.Raster, (size.Width-inner)/2, (size.Height-inner)/2, inner, inner)
	}
	return core.NewRenderer(b, paint, least, layout, ground, picture.Raster)
}

package cards

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/fourcolours"
)

// Beside is what a card shows beside its number: its one uncoloured number. For more of them there is no room.
func Beside(face fourcolours.Face) string {
	switch {
	case face.Others != 0:
		return words.Signed(face.Others)
	case len(face.Free) == 1:
		return words.Effect(face.Free[0].String())
	}
	return ""
}

// printedLayout puts a card's own number at the left of its tile, and what stands beside it at the right as long as
// there is room for both and it does not stand elsewhere (alone): the own number is never cut.
type printedLayout struct {
	own, beside *text.Text
	alone       *bool
}

// MinSize is that of the own number, which can be drawn smaller.
func (l printedLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(l.own.MinSize().Height, l.beside.MinSize().Height))
}

// Layout hides what has no room.
func (l printedLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	beside := l.beside.Room()
	l.beside.Hidden = *l.alone || l.own.Room()+look.Space1+beside > size.Width
	if l.beside.Hidden {
		beside = 0
	}
	core.Place(l.own, 0, 0, size.Width-beside, size.Height)
	core.Place(l.beside, size.Width-beside, (size.Height-l.beside.MinSize().Height)/2, beside, size.Height)
}

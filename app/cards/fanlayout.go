package cards

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// A fanLayout lays the deck out as a column for each colour, or, where it is wide, as a row for each, so that a phone
// on its side shows it whole. Then what stands beside a number on all cards of it stands once above them.
type fanLayout struct {
	badges, beside []fyne.CanvasObject
	// rows are the cards of each number, by colours.
	rows  [][]fyne.CanvasObject
	faces Faces
	flat  bool
	// bare leaves out the badges above columns.
	bare bool
}

// flatWidth is from which width on the colours are rows.
const flatWidth float32 = 560

func (l *fanLayout) head() float32 {
	switch {
	case l.flat:
		return l.beside[0].MinSize().Height + gap
	case l.bare:
		return 0
	}
	return l.badges[0].MinSize().Height + look.Space1
}

func (l *fanLayout) row() float32 { return l.rows[0][0].MinSize().Height + gap }

func (l *fanLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	lines := len(l.rows)
	if l.flat {
		lines = len(l.badges)
	}
	return fyne.NewSize(0, l.head()+float32(lines)*l.row()-gap)
}

func (l *fanLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.flat = size.Width >= flatWidth
	for _, o := range l.beside {
		core.Show(o, l.flat)
	}
	for _, f := range l.faces {
		f.alone = l.flat
	}
	for _, o := range l.badges {
		core.Show(o, l.flat || !l.bare)
	}
	high, top := l.row()-gap, l.head()
	if l.flat {
		lead := l.badges[0].MinSize().Width + look.Space2
		width := (size.Width-lead+gap)/float32(len(l.rows)) - gap
		for i, row := range l.rows {
			x := lead + float32(i)*(width+gap)
			core.Place(l.beside[i], x+look.Space2, 0, width-look.Space2, top)
			for colour, card := range row {
				core.Place(card, x, top+float32(colour)*l.row(), width, high)
			}
		}
		for colour, badge := range l.badges {
			core.Place(badge, 0, top+float32(colour)*l.row(), lead, high)
		}
		return
	}
	width := (size.Width+gap)/float32(len(l.badges)) - gap
	for colour, badge := range l.badges {
		core.Place(badge, float32(colour)*(width+gap), 0, width, badge.MinSize().Height)
	}
	for i, row := range l.rows {
		for colour, card := range row {
			core.Place(card, float32(colour)*(width+gap), top+float32(i)*l.row(), width, high)
		}
	}
}

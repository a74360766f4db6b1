package form

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
)

const deckGap float32 = 2

// A deckLayout lays cards out in columns by company and rows by operation. On a wide page it swaps columns and rows,
// which fits the whole deck on a phone held sideways.
type deckLayout struct {
	badges, beside []fyne.CanvasObject
	rows           [][]fyne.CanvasObject
	faces          []*face
	flat           bool
	// bare hides the company badges above the columns, because the controls above the cards show the companies.
	bare bool
	// turned is called with all cards in display order whenever the layout swaps columns and rows.
	turned func(order []fyne.CanvasObject)
}

// flatWidth is the smallest width at which the layout swaps columns and rows.
const flatWidth float32 = 560

func newDeckLayout(f sheet.Field, faces []*face) *deckLayout {
	l := &deckLayout{faces: faces}
	for _, at := range f.Grid[0] {
		if of := f.Choices[at].Company; of != nil {
			l.badges = append(l.badges, container.NewCenter(mark.NewCompanyBadge(*of, core.Strong)))
		} else {
			l.badges = append(l.badges, text.New("", core.Strong))
		}
	}
	for _, row := range f.Grid {
		cards := calc.Map(row, func(at int) fyne.CanvasObject { return faces[at].tile })
		l.rows = append(l.rows, cards)
		l.beside = append(l.beside, text.New(f.Choices[row[0]].Face.Beside, core.Caption))
	}
	return l
}

func (l *deckLayout) container() *fyne.Container {
	l.turned(l.order())
	return container.New(l, append(append(l.order(), l.badges...), l.beside...)...)
}

func (l *deckLayout) order() []fyne.CanvasObject {
	if !l.flat {
		return slices.Concat(l.rows...)
	}
	var all []fyne.CanvasObject
	for company := range l.badges {
		for _, row := range l.rows {
			all = append(all, row[company])
		}
	}
	return all
}

func (l *deckLayout) head() float32 {
	switch {
	case l.flat:
		return l.beside[0].MinSize().Height + deckGap
	case l.bare:
		return 0
	}
	return l.badges[0].MinSize().Height + look.Space1
}

func (l *deckLayout) row() float32 { return l.rows[0][0].MinSize().Height + deckGap }

func (l *deckLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	lines := len(l.rows)
	if l.flat {
		lines = len(l.badges)
	}
	return fyne.NewSize(0, l.head()+float32(lines)*l.row()-deckGap)
}

func (l *deckLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if flat := size.Width >= flatWidth; flat != l.flat {
		l.flat = flat
		l.turned(l.order())
	}
	for _, o := range l.beside {
		core.Show(o, l.flat)
	}
	for _, f := range l.faces {
		f.alone = l.flat
	}
	for _, o := range l.badges {
		core.Show(o, l.flat || !l.bare)
	}
	if l.flat {
		l.layFlat(size.Width)
		return
	}
	width := (size.Width+deckGap)/float32(len(l.badges)) - deckGap
	for company, badge := range l.badges {
		core.Place(badge, float32(company)*(width+deckGap), 0, width, badge.MinSize().Height)
	}
	for i, row := range l.rows {
		for company, card := range row {
			core.Place(card, float32(company)*(width+deckGap), l.head()+float32(i)*l.row(), width, l.row()-deckGap)
		}
	}
}

func (l *deckLayout) layFlat(room float32) {
	high, top := l.row()-deckGap, l.head()
	lead := l.badges[0].MinSize().Width + look.Space2
	width := (room-lead+deckGap)/float32(len(l.rows)) - deckGap
	for i, row := range l.rows {
		x := lead + float32(i)*(width+deckGap)
		core.Place(l.beside[i], x+look.Space2, 0, width-look.Space2, top)
		for company, card := range row {
			core.Place(card, x, top+float32(company)*l.row(), width, high)
		}
	}
	for company, badge := range l.badges {
		core.Place(badge, 0, top+float32(company)*l.row(), lead, high)
	}
}

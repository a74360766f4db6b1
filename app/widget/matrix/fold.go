package matrix

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
)

// A foldLine is the line below the seats that shows or hides the rows of companies and the bank. Rows appear below it,
// so a tap does not move the line.
type foldLine struct {
	core.Control
	label  string
	folded bool
}

func newFoldLine(tapped func()) *foldLine {
	f := &foldLine{}
	f.Extend(f, tapped)
	return f
}

func (f *foldLine) update(label string, folded bool) {
	if f.label != label || f.folded != folded {
		f.label, f.folded = label, folded
		f.Refresh()
	}
}

func (f *foldLine) AccessibilityLabel() string { return f.label }

func (f *foldLine) CreateRenderer() fyne.WidgetRenderer {
	ground, hover, ring := &canvas.Rectangle{}, &canvas.Rectangle{}, core.NewRing()
	arrow, text := mark.NewArrow(), canvas.NewText("", nil)
	paint := func() {
		arrow.Points = mark.PointDown()
		if f.folded {
			arrow.Points = mark.PointRight()
		}
		arrow.FillColor, ground.FillColor = core.Tint(f, look.Soft), core.Tint(f, look.Felt)
		core.Write(f, text, f.label, core.Caption, look.Soft)
		f.PaintGround(hover)
		f.PaintRing(ring)
	}
	least := func() fyne.Size { return fyne.NewSize(arrowRoom(f), look.Target) }
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(hover, 0, 0, size.Width, size.Height)
		core.Place(ring, 1, 1, size.Width-2, size.Height-2)
		side, left := core.Scaled(f, look.CaptionSize)*0.7, look.Space1+arrowRoom(f)
		core.Place(arrow, left-side-look.Space2, (size.Height-side)/2, side, side)
		core.Place(text, left, 0, size.Width-left, size.Height)
		text.Text = core.Shorten(f.label, size.Width-left, text.TextSize, text.TextStyle)
	}
	return core.NewRenderer(f, paint, least, layout, ground, hover, text, arrow, ring)
}

func (m *measure) foldHeight() float32 {
	if m.view.Fold == "" {
		return 0
	}
	return max(look.Target, core.LineHeight(m.of, core.Caption)+look.Space3)
}

func (d *renderer) layoutFold(g grid, width float32) {
	y := g.headerHeight()
	d.each(g, func(row int, _, top, _, height float32) {
		if row > view.ExtraRow {
			y = max(y, top+height)
		}
	})
	core.Place(d.m.fold, 0, y, width, g.foldHeight())
}

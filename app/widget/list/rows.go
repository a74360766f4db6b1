package list

import (
	"slices"
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// RowItem is a row of a [Rows] list. Rows with the same key have the same object.
type RowItem struct {
	Key    string
	Height float32
}

// Rows is a scrolling list that makes only visible rows, so thousands cost no more than a few.
type Rows struct {
	Content *fyne.Container
	scroll  *container.Scroll
	items   []RowItem
	// tops holds the top of each item and, at the end, the bottom of the last one.
	tops   []float32
	made   map[string]fyne.CanvasObject
	row    func(item int) fyne.CanvasObject
	column *fyne.Container
	// width is the width of a row; text is the text size for which the heights of the rows were computed.
	width, text float32
	// Resized is called when the width of the rows or the text size has changed, because the heights of rows may depend
	// on both; may be nil.
	Resized func()
}

// NewRows returns an empty list. row makes the row of an item, and is called again only for new keys.
func NewRows(row func(item int) fyne.CanvasObject) *Rows {
	r := &Rows{row: row, made: map[string]fyne.CanvasObject{}, tops: []float32{0}}
	r.column = container.New(rowsLayout{r})
	r.scroll = container.NewVScroll(r.column)
	r.Content = container.New(rowsFrame{r}, r.scroll)
	r.scroll.OnScrolled = func(fyne.Position) { r.show() }
	return r
}

func (r *Rows) SetItems(items []RowItem) {
	r.items, r.tops = items, make([]float32, 1, len(items)+1)
	for i, item := range items {
		r.tops = append(r.tops, r.tops[i]+item.Height)
	}
	r.show()
	r.scroll.Refresh()
}

func (r *Rows) Len() int { return len(r.items) }

func (r *Rows) Width() float32 { return r.width }

func (r *Rows) ScrollTo(item int) {
	top, bottom, height := r.tops[item], r.tops[item+1], r.scroll.Size().Height
	switch at := r.scroll.Offset.Y; {
	case top < at || bottom-top > height:
		r.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > at+height:
		r.scroll.ScrollToOffset(fyne.NewPos(0, bottom-height))
	}
}

func (r *Rows) show() {
	const spare = 120
	from, to := r.scroll.Offset.Y-spare, r.scroll.Offset.Y+r.scroll.Size().Height+spare
	first := max(0, sort.Search(len(r.items), func(i int) bool { return r.tops[i+1] > from }))
	seen, objects := map[string]fyne.CanvasObject{}, []fyne.CanvasObject(nil)
	for i := first; i < len(r.items) && r.tops[i] < to; i++ {
		item := r.items[i]
		row, is := r.made[item.Key]
		if !is {
			row = r.row(i)
		}
		seen[item.Key] = row
		objects = append(objects, row)
		core.Place(row, 0, r.tops[i], r.width, item.Height)
	}
	r.made = seen
	if !slices.Equal(objects, r.column.Objects) {
		r.column.Objects = objects
		r.column.Refresh()
	}
}

type rowsFrame struct{ rows *Rows }

func (f rowsFrame) MinSize([]fyne.CanvasObject) fyne.Size { return f.rows.scroll.MinSize() }

func (f rowsFrame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	f.rows.scroll.Resize(size)
	f.rows.show()
}

type rowsLayout struct{ rows *Rows }

func (l rowsLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, l.rows.tops[len(l.rows.items)])
}

func (l rowsLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if text := theme.Size(look.BodySize); l.rows.width != size.Width || l.rows.text != text {
		if l.rows.width, l.rows.text = size.Width, text; l.rows.Resized != nil {
			l.rows.Resized()
		}
	}
	l.rows.show()
}

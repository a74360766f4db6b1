package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/list"
)

// framed puts a page together: its head, a body that scrolls by itself, and buttons that stay in reach, nil for none.
func framed(s *shell.Shell, title, detail string, body, buttons fyne.CanvasObject) shell.FixedPage {
	foot := buttons
	if foot != nil {
		foot = shell.Foot(shell.ReadingWidth, buttons)
	}
	return shell.FixedPage{Body: shell.Compose(s.Head(title, detail), shell.OverBar(body), foot)}
}

// A rowList is rows in a gallery, of which only those in sight are built.
type rowList struct {
	*list.Gallery
	// item is what a row shows.
	item func(at int) item
	// lines is how many lines a row has beneath its first.
	lines int
}

// An item is what a row shows, and what a tap on it does.
type item struct {
	title, about string
	struck       bool
	start, end   fyne.CanvasObject
	tapped       func()
}

// newRowList is a list below an object, nil for none: in columns as wide as names, or one row below another where a
// width is given.
func newRowList(top fyne.CanvasObject, width float32, item func(at int) item) *rowList {
	l := &rowList{item: item, lines: 1}
	least := func() fyne.Size {
		return fyne.NewSize(16*theme.Size(look.BodySize), list.NewRow("-", "-", nil).Lines(l.lines).MinSize().Height)
	}
	if width == 0 {
		l.Gallery = list.NewGallery(top, least, shell.WidestPage, l.build, l.fill)
	} else {
		l.Gallery = list.NewGallery(top, least, width, l.build, l.fill).List()
	}
	return l
}

// show shows so many rows under a heading, nil for none.
func (l *rowList) show(heading fyne.CanvasObject, count int) {
	if heading == nil {
		heading = frame.NewHolder()
	}
	l.Update([]list.GalleryGroup{{Heading: heading, Count: count}})
}

func (l *rowList) build() fyne.CanvasObject { return list.NewRow("", " ", nil).Lines(l.lines) }

func (l *rowList) fill(cell fyne.CanvasObject, _, at int) {
	row, item := cell.(*list.Row), l.item(at)
	row.OnTapped(item.tapped)
	row.SetText(item.title, item.about)
	row.SetStruck(item.struck)
	row.SetEnds(item.start, item.end)
}

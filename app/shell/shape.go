package shell

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
)

// An extent is how large the window is, and what shape pages have in it.
type extent struct {
	// Phone forces the phone's shape on every page, whatever the width.
	Phone bool
	// Sized is called when the window has another size; nil for nobody.
	Sized func(size fyne.Size)
	size  fyne.Size
	// tallest is the greatest height since the window has its width.
	tallest float32
}

// sized notifies of a window of another size, once everything is laid out for it. The keyboard of a phone that takes
// some of the height and gives it back makes no other window.
func (e *extent) sized(size fyne.Size) {
	before := e.size
	if e.size = size; size.Width != before.Width {
		e.tallest = 0
	}
	e.tallest = max(e.tallest, size.Height)
	if e.Sized == nil || size == before || fyne.CurrentDevice().IsMobile() && size.Width == before.Width {
		return
	}
	fyne.Do(e.Resized)
}

// Resized notifies of the size that the window has.
func (e *extent) Resized() {
	if e.Sized != nil {
		e.Sized(e.size)
	}
}

// Shape tells how a page is laid out in a window of a size. The keyboard of a phone that takes some of the height makes
// no other shape: what is typed into would go.
func (e *extent) Shape(size fyne.Size) Shape {
	height := size.Height
	if fyne.CurrentDevice().IsMobile() && size.Width == e.size.Width {
		height = max(height, e.tallest)
	}
	switch {
	case e.Phone || size.Width < look.TabletWidth:
		return PhoneShape
	case size.Width >= look.DesktopWidth:
		return DesktopShape
	case height >= look.UprightHeight && height > size.Width:
		return UprightShape
	}
	return TabletShape
}

// A Shape is how a page is laid out.
type Shape uint8

const (
	// PhoneShape has one column, and sheets that cover the page.
	PhoneShape Shape = iota
	// TabletShape has one wide column.
	TabletShape
	// UprightShape has two parts, one beneath the other.
	UprightShape
	// DesktopShape has two columns, or three.
	DesktopShape
)

// Parted reports whether there is room for a page and for another one beside or beneath it.
func (s Shape) Parted() bool { return s >= UprightShape }

// LowHeight is the height, at the normal size of text, below which parts stand side by side that else stand one below
// another.
const LowHeight float32 = 520

// Sides are the widths of the log and of the drawer beside the table on a desktop. There is a log from
// [look.TheatreWidth] on.
func Sides(width float32) (log, drawer float32) {
	if width >= look.TheatreWidth {
		return min(0.23*width, 480), 460
	}
	return 0, 420
}

// Beneath is the height of the drawer beneath the table on a tablet that stands upright.
func Beneath(height float32) float32 { return height * 0.52 }

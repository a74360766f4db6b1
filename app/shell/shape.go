package shell

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
)

type extent struct {
	// Phone forces the phone's layout at any width.
	Phone bool
	// Sized is called when the window's size changes; may be nil.
	Sized func(size fyne.Size)
	size  fyne.Size
	// tallest is the greatest height since the last change of the width.
	tallest float32
}

// sized reports a new window size after the layout. On phones it ignores changes of the height alone, which come from
// the on-screen keyboard.
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

func (e *extent) Resized() {
	if e.Sized != nil {
		e.Sized(e.size)
	}
}

// Shape returns the layout for a page in a window of the given size. A phone's on-screen keyboard does not change the
// layout, because a new layout would lose the field being typed into.
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

// Shape is a layout of pages.
type Shape uint8

const (
	PhoneShape Shape = iota
	TabletShape
	UprightShape
	DesktopShape
)

// Parted reports whether there is space for another page beside or below the page.
func (s Shape) Parted() bool { return s >= UprightShape }

// LowHeight is the height, at normal text size, below which parts are side by side instead of below one another.
const LowHeight float32 = 520

// Sides returns the widths of the log and the drawer beside the table on a desktop. The log's width is 0 if the window
// is narrower than [look.TheatreWidth].
func Sides(width float32) (log, drawer float32) {
	if width >= look.TheatreWidth {
		return min(0.23*width, 480), 460
	}
	return 0, 420
}

func Beneath(height float32) float32 { return height * 0.52 }

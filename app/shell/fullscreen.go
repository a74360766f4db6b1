package shell

import "fyne.io/fyne/v2"

// A BigScreen is a page for those who sit far away. While it is seen it has the whole window, and the window the whole
// screen where it is one of several; whatever way leads away from it gives the screen back.
type BigScreen interface {
	// BigScreen reports whether the page is one.
	BigScreen() bool
}

// isBig reports whether a page is for those who sit far away.
func isBig(page Page) bool {
	big, may := page.(BigScreen)
	return may && big.BigScreen()
}

// A FullWindow page has the whole window while it asks for it, also above a host.
type FullWindow interface{ FullWindow() bool }

// A bigScreen is the screen while the window has all of it.
type bigScreen struct {
	window fyne.Window
	// shrink gives the screen back, nil while no page has it.
	shrink func()
}

// fill gives the window the whole screen for a big screen, and puts it back as it was for any other page: the toolkit
// alone would leave it as large as the screen.
func (b *bigScreen) fill(page Page) {
	big := isBig(page)
	switch {
	case !big && b.shrink != nil:
		b.shrink()
		b.shrink = nil
	case big && b.shrink == nil && !fyne.CurrentDevice().IsMobile() && !b.window.FullScreen():
		size := b.window.Canvas().Size()
		b.window.SetFullScreen(true)
		b.shrink = func() {
			b.window.SetFullScreen(false)
			b.window.Resize(size)
		}
	}
}

// StayAwake keeps the screen from going dark until release is called. Several may want that at a time.
func (s *Shell) StayAwake() (release func()) {
	s.awake++
	s.App.Driver().SetDisableScreenBlanking(true)
	released := false
	return func() {
		if released {
			return
		}
		released = true
		if s.awake--; s.awake == 0 {
			s.App.Driver().SetDisableScreenBlanking(false)
		}
	}
}

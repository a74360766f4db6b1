package shell

import "fyne.io/fyne/v2"

// A BigScreen is a page for viewers far away. It fills the window, and the window the screen, until the page is left in
// any way.
type BigScreen interface {
	BigScreen() bool
}

func isBig(page Page) bool {
	big, may := page.(BigScreen)
	return may && big.BigScreen()
}

// A FullWindow page can claim the whole window, even above a host.
type FullWindow interface{ FullWindow() bool }

type bigScreen struct {
	window fyne.Window
	// shrink restores the window; nil unless it is full screen.
	shrink func()
}

// fitScreen makes the window full screen for a big screen, and restores it for any other page. It restores the size
// itself, since the toolkit would keep that of the screen.
func (b *bigScreen) fitScreen(page Page) {
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

// StayAwake keeps the screen on until release is called; calls may overlap.
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

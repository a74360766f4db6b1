package shell

import "fyne.io/fyne/v2"

// A BigScreen is a page for distant viewers. Until the page is left in any way, the window is full screen, and the page
// fills the window.
type BigScreen interface {
	BigScreen() bool
}

func isBig(page Page) bool {
	big, may := page.(BigScreen)
	return may && big.BigScreen()
}

// A FullWindow is a page that can take the whole window, even if there is a host below it.
type FullWindow interface{ FullWindow() bool }

type bigScreen struct {
	window fyne.Window
	// shrink restores the window's former size; it is nil unless the window is full screen.
	shrink func()
}

// fitScreen makes the window full screen for a big screen, and ends that for any other page. It also restores the
// window's size, because the toolkit would keep the screen's size.
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

package shell

import "fyne.io/fyne/v2"

// BigScreen is a page for distant viewers, which has the whole screen until it is left.
type BigScreen interface {
	BigScreen() bool
}

func isBig(page Page) bool {
	big, may := page.(BigScreen)
	return may && big.BigScreen()
}

// FullWindow is a page that can take the whole window, even above a host.
type FullWindow interface{ FullWindow() bool }

type bigScreen struct {
	window fyne.Window
	// shrink restores the window's former size; nil unless the window is in full screen.
	shrink func()
}

// fitScreen sets full screen for a big screen, and ends it for any other page. It also restores the window's size,
// because the toolkit would keep the screen's size.
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

// StayAwake keeps the screen on until release is called. If calls overlap, the screen stays on until all are released.
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

package shell

import "fyne.io/fyne/v2"

// A BigScreen is a page for those who sit far away. While it is seen it has the whole window, and the window the whole screen
// where it is one of several; whatever way leads away from it gives the screen back.
type BigScreen interface{ BigScreen() }

// A FullWindow page has the whole window while it asks for it, also above a host.
type FullWindow interface{ FullWindow() bool }

// fill gives the window the whole screen for a big screen, and puts it back as it was for any other page: the toolkit alone
// would leave it as large as the screen.
func (s *Shell) fill() {
	_, big := s.Page().(BigScreen)
	switch {
	case !big && s.shrink != nil:
		s.shrink()
		s.shrink = nil
	case big && s.shrink == nil && !fyne.CurrentDevice().IsMobile() && !s.Window.FullScreen():
		size := s.Window.Canvas().Size()
		s.Window.SetFullScreen(true)
		s.shrink = func() {
			s.Window.SetFullScreen(false)
			s.Window.Resize(size)
		}
	}
}

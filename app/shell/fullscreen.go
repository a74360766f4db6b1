package shell

import "fyne.io/fyne/v2"

// FillScreen gives the window the whole screen where it is one of several. The function puts the window back as it was: the
// toolkit alone would leave it as large as the screen.
func (s *Shell) FillScreen() (leave func()) {
	if fyne.CurrentDevice().IsMobile() || s.Window.FullScreen() {
		return func() {}
	}
	size := s.Window.Canvas().Size()
	s.Window.SetFullScreen(true)
	return func() {
		s.Window.SetFullScreen(false)
		s.Window.Resize(size)
	}
}

package shell

import "fyne.io/fyne/v2"

// A Dropper is a page that takes files that are dropped on the window.
type Dropper interface{ Dropped(file fyne.URI) }

// A SeveralDropper is a page that may take several files at once.
type SeveralDropper interface {
	// DroppedAll reports whether it takes them.
	DroppedAll(files []fyne.URI) bool
}

// listenToDrops hands what is dropped on the window to the page that is seen.
func (s *Shell) listenToDrops() {
	s.Window.SetOnDropped(func(_ fyne.Position, dropped []fyne.URI) {
		page, takes := s.Page().(SeveralDropper)
		switch {
		case len(dropped) > 1 && takes && page.DroppedAll(dropped):
		case len(dropped) > 0:
			s.Drop(dropped[0])
		}
	})
}

// Drop hands a file to the page that is seen, where it takes any.
func (s *Shell) Drop(file fyne.URI) {
	if page, takes := s.Page().(Dropper); takes {
		page.Dropped(file)
	}
}

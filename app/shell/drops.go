package shell

import "fyne.io/fyne/v2"

// A Dropper is a page that accepts a file dropped on the window.
type Dropper interface{ Dropped(file fyne.URI) }

// A SeveralDropper is a page that may accept several files at once.
type SeveralDropper interface {
	// DroppedAll reports whether the page accepts the files.
	DroppedAll(files []fyne.URI) bool
}

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

func (s *Shell) Drop(file fyne.URI) {
	if page, takes := s.Page().(Dropper); takes {
		page.Dropped(file)
	}
}

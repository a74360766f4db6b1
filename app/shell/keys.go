package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"scripkeeper/app/route"
	"scripkeeper/app/widget/input"
)

// listenToKeys lets the keyboard do everything: what no focused field takes arrives here.
func (s *Shell) listenToKeys() {
	canvas := s.Window.Canvas()
	canvas.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if turner, can := s.Page().(Turner); can && turner.Turned(e.Name) {
			return
		}
		switch e.Name {
		case fyne.KeyEscape:
			if !s.escape() {
				s.Back()
			}
		case fyne.KeyF11:
			s.present()
		case mobile.KeyBack:
			if s.escape() {
				return
			}
			if len(s.stack) > 1 {
				s.Back()
			} else if phone, ok := fyne.CurrentApp().Driver().(mobile.Driver); ok {
				phone.GoBack()
			}
		}
	})
	canvas.SetOnTypedRune(func(letter rune) {
		if keyed, ok := s.Page().(Keyed); ok && keyed.Typed(letter) {
			return
		}
		if host := s.hostSeen(); host != nil {
			if keyed, ok := host.page.(Keyed); ok && keyed.Typed(letter) {
				return
			}
		}
		if letter == '?' {
			s.Go(route.Keys{})
		}
	})
	undo := func(fyne.Shortcut) { s.Undo() }
	redo := func(fyne.Shortcut) { s.Redo() }
	canvas.AddShortcut(&fyne.ShortcutUndo{}, undo)
	canvas.AddShortcut(&fyne.ShortcutRedo{}, redo)
	canvas.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierControl | fyne.KeyModifierShift}, redo)
	canvas.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyF, Modifier: fyne.KeyModifierShortcutDefault}, func(fyne.Shortcut) {
		if finder, can := s.Page().(Finder); can {
			finder.Find()
		}
	})
	for _, enter := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter} {
		canvas.AddShortcut(&desktop.CustomShortcut{KeyName: enter, Modifier: fyne.KeyModifierControl}, func(fyne.Shortcut) {
			s.Record()
		})
	}
}

// A Finder is a page on which something can be looked for.
type Finder interface{ Find() }

// A Turner is a page that takes keys other than letters: arrows that turn what it shows.
type Turner interface {
	// Turned reports whether the page did something about the key.
	Turned(key fyne.KeyName) bool
}

// An Escaper is a page with something that escape, or a phone's way back, closes before it leaves the page.
type Escaper interface {
	// Escape reports whether anything was open.
	Escape() bool
}

func (s *Shell) escape() bool {
	page, can := s.Page().(Escaper)
	return can && page.Escape()
}

// present shows the game on the table for a television, or goes back from there.
func (s *Shell) present() {
	if _, presents := s.Page().(BigScreen); presents {
		s.Back()
	} else if s.OnTable() {
		s.GoBeside(route.Present{})
	}
}

// A GamePage is a page of the game on the table, where undo and redo are at home.
type GamePage interface{ OfGame() }

// A Recorder is a page with something to record.
type Recorder interface {
	// RecordButton is the button that records, nil where there is none now.
	RecordButton() *input.Button
}

// Record presses the button that records what is on the page. One that cannot be pressed now does what it does when it is
// tapped: it records nothing, and may say why.
func (s *Shell) Record() {
	if recorder, records := s.Page().(Recorder); records {
		if button := recorder.RecordButton(); button != nil {
			button.Tapped(&fyne.PointEvent{})
		}
	}
}

// OnTable reports whether the page seen is one of the game on the table.
func (s *Shell) OnTable() bool {
	_, game := s.Page().(GamePage)
	return game && s.Session.Game() != nil
}

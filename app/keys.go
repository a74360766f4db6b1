package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

// listenToKeys lets the keyboard do everything: what no focused field takes arrives here.
func (s *Shell) listenToKeys() {
	canvas := s.window.Canvas()
	canvas.SetOnTypedKey(func(e *fyne.KeyEvent) {
		switch e.Name {
		case fyne.KeyEscape:
			s.Back()
		case mobile.KeyBack:
			if len(s.pages) > 1 {
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
		if letter == '?' {
			s.showKeys()
		}
	})
	undo := func(fyne.Shortcut) { s.undo() }
	redo := func(fyne.Shortcut) { s.redo() }
	canvas.AddShortcut(&fyne.ShortcutUndo{}, undo)
	canvas.AddShortcut(&fyne.ShortcutRedo{}, redo)
	canvas.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierControl | fyne.KeyModifierShift}, redo)
	for _, enter := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter} {
		canvas.AddShortcut(&desktop.CustomShortcut{KeyName: enter, Modifier: fyne.KeyModifierControl}, func(fyne.Shortcut) {
			if recorder, ok := s.Page().(Recorder); ok {
				recorder.Record()
			}
		})
	}
}

// A Recorder is a page with something to record.
type Recorder interface{ Record() }

func (s *Shell) showKeys() {
	if _, open := s.Page().(*keysPage); !open {
		s.Push(newKeysPage(s))
	}
}

// undo takes back what was said last, where a game is on the table.
func (s *Shell) undo() {
	if s.onTable() && s.session.Game().CanUndo() {
		s.complain(s.session.Undo())
	}
}

// redo says it again.
func (s *Shell) redo() {
	if s.onTable() && s.session.Game().CanRedo() {
		s.complain(s.session.Redo())
	}
}

// onTable tells whether the page seen is one of the game on the table.
func (s *Shell) onTable() bool {
	_, game := s.Page().(interface{ ofGame() })
	return game && s.session.Game() != nil
}

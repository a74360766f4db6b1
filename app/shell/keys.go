package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"scripkeeper/app/route"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
)

// A keyboard handles keys that the focused field does not use.
type keyboard struct{ *Shell }

func (k keyboard) listen() {
	canvas := k.Window.Canvas()
	canvas.SetOnTypedKey(k.pressed)
	canvas.SetOnTypedRune(k.typed)
	if keys, has := canvas.(desktop.Canvas); has {
		keys.SetOnKeyUp(func(*fyne.KeyEvent) { k.Guard.Release() })
	}
	on := func(do func(), keys ...fyne.Shortcut) {
		for _, key := range keys {
			canvas.AddShortcut(key, func(fyne.Shortcut) { do() })
		}
	}
	bare := func(do func()) func() {
		return func() {
			if k.overlay() == nil {
				k.Guard.Press(do)
			}
		}
	}
	const control = fyne.KeyModifierControl
	on(bare(k.Undo), &fyne.ShortcutUndo{})
	on(bare(k.Redo), &fyne.ShortcutRedo{},
		&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: control | fyne.KeyModifierShift})
	find := func() {
		if finder, can := k.Page().(Finder); can {
			finder.Find()
		}
	}
	on(bare(find), &desktop.CustomShortcut{KeyName: fyne.KeyF, Modifier: fyne.KeyModifierShortcutDefault})
	on(k.record, &desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: control},
		&desktop.CustomShortcut{KeyName: fyne.KeyEnter, Modifier: control})
}

func (k keyboard) overlay() fyne.CanvasObject { return k.Window.Canvas().Overlays().Top() }

func (k keyboard) record() {
	if k.overlay() == nil {
		k.Record()
	} else if sheet, is := k.overlay().(*frame.BottomSheet); is && sheet.Main != nil {
		sheet.Main.Tapped(&fyne.PointEvent{})
	}
}

func (k keyboard) pressed(e *fyne.KeyEvent) {
	if turner, can := k.Page().(Turner); can && k.overlay() == nil && turner.Turned(e.Name) {
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		if !k.escape() {
			k.Back()
		}
	case fyne.KeyBackspace, fyne.KeyDelete:
		k.typed('\b')
	case fyne.KeyF11:
		k.present()
	case mobile.KeyBack:
		if k.escape() {
			return
		}
		if k.Depth() > 1 {
			k.Back()
		} else if phone, ok := fyne.CurrentApp().Driver().(mobile.Driver); ok {
			phone.GoBack()
		}
	}
}

func (k keyboard) typed(letter rune) {
	if k.overlay() != nil {
		return
	}
	seen := []*level{k.top()}
	if host := k.hostSeen(); host != nil {
		seen = append(seen, host)
	}
	for _, l := range seen {
		if keyed, can := l.page.(Keyed); can && keyed.Typed(letter) {
			return
		}
	}
	if letter == '?' {
		k.Go(route.Keys{})
	}
}

type Finder interface{ Find() }

// Turner is a page that uses keys other than letters, such as arrow keys.
type Turner interface {
	// Turned reports whether the page used the key.
	Turned(key fyne.KeyName) bool
}

// Escaper is a page with a part that can be open. Escape, or a phone's back key, closes an open part before the page.
type Escaper interface {
	// Escape closes the part, and reports whether it was open.
	Escape() bool
}

func (k keyboard) escape() bool {
	page, can := k.Page().(Escaper)
	return can && page.Escape()
}

func (k keyboard) present() {
	if isBig(k.Page()) {
		k.Back()
	} else if k.OnTable() {
		k.OpenInDrawer(route.Present{})
	}
}

// GamePage is a page about the game on the table, with undo and redo.
type GamePage interface{ OfGame() }

type Recorder interface {
	// RecordButton returns the record button, or nil if there is none at present.
	RecordButton() *input.Button
}

// Record presses the page's record button. A disabled button reacts as to a tap and may show why it is disabled.
func (s *Shell) Record() {
	if recorder, records := s.Page().(Recorder); records {
		if button := recorder.RecordButton(); button != nil {
			button.Tapped(&fyne.PointEvent{})
		}
	}
}

// RunRecord runs the action of a record button. A second tap right afterwards is ignored, because the button then
// records the next entry, which the user has not seen yet.
func (s *Shell) RunRecord(record func()) {
	record()
	s.Guard.Spend()
}

// OnTable reports whether the current page, or a [Host] visible beside it, belongs to the game on the table.
func (s *Shell) OnTable() bool {
	_, game := s.Page().(GamePage)
	if host := s.hostSeen(); !game && host != nil {
		_, game = host.page.(GamePage)
	}
	return game && s.Session.Game() != nil
}

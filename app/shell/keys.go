package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"scripkeeper/app/route"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
)

// A keyboard lets keys do everything: what no focused field takes arrives here.
type keyboard struct{ *Shell }

func (k keyboard) listen() {
	canvas := k.Window.Canvas()
	canvas.SetOnTypedKey(k.pressed)
	canvas.SetOnTypedRune(k.typed)
	on := func(do func(), keys ...fyne.Shortcut) {
		for _, key := range keys {
			canvas.AddShortcut(key, func(fyne.Shortcut) { do() })
		}
	}
	bare := func(do func()) func() {
		return func() {
			if k.over() == nil {
				do()
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

// over is what lies over the page, such as a sheet, nil for nothing. What the page itself does by keys waits until it
// is closed.
func (k keyboard) over() fyne.CanvasObject { return k.Window.Canvas().Overlays().Top() }

// record presses the main button of the sheet that lies over the page, else that of the page.
func (k keyboard) record() {
	if k.over() == nil {
		k.Record()
	} else if sheet, is := k.over().(*frame.BottomSheet); is && sheet.Main != nil {
		sheet.Main.Tapped(&fyne.PointEvent{})
	}
}

// pressed does what a key is for that writes no letter.
func (k keyboard) pressed(e *fyne.KeyEvent) {
	if turner, can := k.Page().(Turner); can && k.over() == nil && turner.Turned(e.Name) {
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

// typed hands a letter to the page that is seen, and to the one beside which it lies.
func (k keyboard) typed(letter rune) {
	if k.over() != nil {
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

func (k keyboard) escape() bool {
	page, can := k.Page().(Escaper)
	return can && page.Escape()
}

// present shows the game on the table for a television, or goes back from there.
func (k keyboard) present() {
	if isBig(k.Page()) {
		k.Back()
	} else if k.OnTable() {
		k.GoBeside(route.Present{})
	}
}

// A GamePage is a page of the game on the table, where undo and redo are at home.
type GamePage interface{ OfGame() }

// A Recorder is a page with something to record.
type Recorder interface {
	// RecordButton is the button that records, nil where there is none now.
	RecordButton() *input.Button
}

// Record presses the button that records what is on the page. One that cannot be pressed now does what it does when it
// is tapped: it records nothing, and may say why.
func (s *Shell) Record() {
	if recorder, records := s.Page().(Recorder); records {
		if button := recorder.RecordButton(); button != nil {
			button.Tapped(&fyne.PointEvent{})
		}
	}
}

// Recording does what a tap on a button records. What lies there then is for the next entry, which nobody has seen yet,
// even where it is the same button.
func (s *Shell) Recording(record func()) {
	record()
	s.Guard.Spend()
}

// OnTable reports whether the page seen, or the one beside which it lies, is one of the game on the table.
func (s *Shell) OnTable() bool {
	_, game := s.Page().(GamePage)
	if host := s.hostSeen(); !game && host != nil {
		_, game = host.page.(GamePage)
	}
	return game && s.Session.Game() != nil
}

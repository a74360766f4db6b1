package brokeryard

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	fw "fyne.io/fyne/v2/widget"
)

// A searchField is where a name is typed. Escape leaves it, and enter takes the first that is found.
type searchField struct {
	fw.Entry
}

func newSearchField(hint string, changed func(string), enter func()) *searchField {
	f := &searchField{}
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder(hint)
	f.OnChanged = changed
	f.OnSubmitted = func(string) { enter() }
	return f
}

// clear empties the field without reporting it.
func (f *searchField) clear() {
	changed := f.OnChanged
	f.OnChanged = nil
	f.SetText("")
	f.OnChanged = changed
}

// TypedKey leaves the field by escape.
func (f *searchField) TypedKey(e *fyne.KeyEvent) {
	if e.Name != fyne.KeyEscape {
		f.Entry.TypedKey(e)
		return
	}
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(f); canvas != nil {
		canvas.Unfocus()
	}
}

// TypedShortcut hands Ctrl and enter, which record, on to the page; the rest is the field's.
func (f *searchField) TypedShortcut(s fyne.Shortcut) {
	custom, ok := s.(*desktop.CustomShortcut)
	if ok && custom.Modifier == fyne.KeyModifierControl && (custom.KeyName == fyne.KeyReturn || custom.KeyName == fyne.KeyEnter) {
		if page, takes := fyne.CurrentApp().Driver().CanvasForObject(f).(fyne.Shortcutable); takes {
			page.TypedShortcut(s)
		}
		return
	}
	f.Entry.TypedShortcut(s)
}

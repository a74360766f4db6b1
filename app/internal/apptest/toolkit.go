package apptest

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

// toolkit is the one app of all tests of a package: a new one reads its fonts and measures every word anew.
var toolkit = sync.OnceValue(func() dressed {
	a := test.NewApp()
	return dressed{a, &wardrobe{Settings: a.Settings(), worn: a.Settings().Theme()}}
})

// App is the app as if it were new: nothing is preferred or copied, and the theme is a light one. It belongs to no
// desktop whose dialogs it could open.
func App(t testing.TB) fyne.App {
	t.Helper()
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	t.Setenv("XDG_RUNTIME_DIR", "")
	a := toolkit()
	fyne.SetCurrentApp(a)
	a.Clipboard().SetContent("")
	preferences := a.Preferences().(interface{ WriteValues(func(map[string]any)) })
	preferences.WriteValues(func(all map[string]any) { clear(all) })
	Dress(a, look.Theme{Variant: look.Light})
	return a
}

// Dress puts the app into a theme that it is not in.
func Dress(a fyne.App, theme look.Theme) {
	if a.Settings().Theme() != fyne.Theme(theme) {
		a.Settings().SetTheme(theme)
	}
}

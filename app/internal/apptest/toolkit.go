package apptest

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

// toolkit is the only app in a package's tests, because every new app reads fonts and measures words again.
var toolkit = sync.OnceValue(func() dressed {
	a := test.NewApp()
	return dressed{a, &wardrobe{Settings: a.Settings(), worn: a.Settings().Theme()}}
})

// App returns the app in its initial state, with a light theme, and without preferences, clipboard and file dialogs.
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

func Dress(a fyne.App, theme look.Theme) {
	if a.Settings().Theme() != fyne.Theme(theme) {
		a.Settings().SetTheme(theme)
	}
}

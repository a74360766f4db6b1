package app

import (
	"runtime"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/calc/conformance/expect"
)

// Changing the theme again and again leaves no fonts of before behind: of these changes that would be 47 MB.
func TestThemesLeaveNoFontsBehind(t *testing.T) {
	s := begin(t)
	live := func() int64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc >> 20)
	}
	change := func(variant look.Variant) {
		s.App.Settings().SetTheme(look.Theme{Variant: variant})
		for _, bold := range []bool{false, true} {
			fyne.MeasureText("Anna 1 200", 14, fyne.TextStyle{Bold: bold})
		}
	}
	change(look.Dark)
	before := live()
	for range 4 {
		change(look.Light)
		change(look.Dark)
	}
	grown := live() - before
	expect.True(t, grown <= 15, "eight changes of the theme leave %d MB behind", grown)
}

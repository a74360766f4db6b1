package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestAPassHasAButton(t *testing.T) {
	s := apptest.Begin(t)
	page := begun(t, s, "openmarket", "stepped", apptest.Friends()...)
	apptest.Settle(s, apptest.Phone())
	v := s.Session.View()
	pass := sheet.Pass(v.Expected(), v.Table)
	must.Hold(t, pass != nil, "nobody may pass")
	drawn := func() bool {
		apptest.Settle(s, apptest.Phone())
		shown := false
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) { shown = shown || o == page.pass })
		return shown
	}
	if label := words.EntryPass(v.ID(), v.Table, pass); !drawn() || page.pass.Label() != label ||
		page.pass.Size().Width < 44 {
		t.Errorf("the button is drawn: %t, says %q, must say %q, and is %v large", drawn(), page.pass.Label(), label,
			page.pass.Size())
	}
	page.pass.Tapped(&fyne.PointEvent{})
	steps := s.Session.Game().Steps()
	expect.True(t, len(steps) == 1 && steps[0].Entry.Kind() == pass.Kind(), "it records %v", steps)
}

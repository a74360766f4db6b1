package tournament

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestATournamentIsBegunByKeys(t *testing.T) {
	s := apptest.Begin(t)
	s.Go(apptest.To(NewListPage(s)))
	begin := func() *form.TextField {
		t.Helper()
		apptest.Tap(t, s, words.Text("tournament.new"))
		apptest.Settle(s, apptest.Desktop())
		title, there := apptest.Find(s.Window.Content(), func(f *form.TextField) bool {
			return f.PlaceHolder != words.Text("tournament.name")
		})
		must.Hold(t, there, "nothing asks for a title")
		return title
	}
	on, title := s.Window.Canvas(), begin()
	on.Focus(title)
	test.Type(title, "Cup")
	title.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	for _, name := range []string{"Oleg", "Ben", "oleg", "Zoë Schwarzenberger"} {
		must.Hold(t, on.Focused() != nil && on.Focused() != fyne.Focusable(title), "the keyboard is at %T", on.Focused())
		test.Type(on.Focused(), name)
		on.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	field := on.Focused().(*form.TextField)
	expect.Equal(t, field.Text, "", "what stands in the field")
	clip := fyne.CurrentApp().Clipboard()
	clip.SetContent("1. Anna\n2. Carl, Dana")
	field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip})
	s.Back()
	expect.Equal(t, begin().Text, "Cup", "the title")
	apptest.MustShow(t, s, words.Format("tournament.people", words.Names{"count": 6}))
	for _, size := range []fyne.Size{apptest.Phone(), fyne.NewSize(844, 420), apptest.Desktop()} {
		apptest.Settle(s, size)
		apptest.Picture(t, s, "new"+words.Number(int(size.Width))+".png")
	}
	apptest.EveryWindow().Fit(t, s, "a new tournament", "Cup")
	apptest.Settle(s, apptest.Desktop())
	s.Record()
	heads, err := s.Session.Book().Journals.List()
	must.Hold(t, err == nil && len(heads) == 1 && heads[0].Title == "Cup", "%v %v", heads, err)
	left := s.App.Preferences().String(draftKey)
	expect.True(t, left == "" && !strings.Contains(left, "Oleg"), "the draft is still there: %s", left)
}

func TestAPlanIsChanged(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 8, nil)
	for place, name := range map[string]string{"plan": "plan", "plan/game/0": "rules", "plan/day/since/none/2026-11": ""} {
		at(s, r, place)
		for _, size := range []fyne.Size{apptest.Phone(), fyne.NewSize(844, 420), apptest.Desktop()} {
			apptest.Settle(s, size)
			apptest.Picture(t, s, "plan-"+name+words.Number(int(size.Width))+".png")
		}
		apptest.EveryWindow().Fit(t, s, place)
		s.Back()
	}
	at(s, r, "plan")
	apptest.Settle(s, apptest.Desktop())
	apptest.TapTile(t, s, words.Text("tournament.format.cut"))
	s.Record()
	expect.Equal(t, r.State.Plan.Format, "cut", "the format")
}

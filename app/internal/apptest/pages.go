package apptest

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

// PlayEntries begins a game and records the given number of likely entries.
func PlayEntries(t *testing.T, s *shell.Shell, title string, names []string, entries int) {
	t.Helper()
	rulebook := rulebooks.All()[0]
	setup := record.Setup{Rulebook: rulebook.ID(), Title: title, Names: names, Options: rulebook.Presets()[1].Options}
	must.Do(t, s.Session.Begin(setup))
	for range entries {
		e := Likely(t, s.Session.View())
		must.Do(t, s.Session.Record(e))
	}
}

// Likely returns the expected entry with likely values. In odd rounds it also buys a share after the card, if possible.
func Likely(t *testing.T, v view.Game) calc.Entry {
	t.Helper()
	e := v.Expected().All()[0]
	for place := 0; place < len(e.Form(v.Table).Fields); place++ {
		f := e.Form(v.Table).Fields[place]
		n := f.Allowed.Count()
		if f.Set == nil || n == 0 {
			continue
		}
		value := f.Likely
		if _, ok := f.Allowed.Index(value); !ok {
			value = f.Allowed.At((len(v.Game.Steps())*7 + place) % n)
		}
		f.Set(value)
		if f.Name == calc.ItemName("after", 1) && v.Table.Round()%2 == 1 {
			f.Set(1)
			if _, _, refusal := e.Apply(v.Table); refusal != nil {
				f.Set(value)
			}
		}
	}
	_, _, refusal := e.Apply(v.Table)
	must.Hold(t, refusal == nil, "%v", refusal)
	return e
}

func Walk(o fyne.CanvasObject, see func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	see(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			Walk(child, see)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			Walk(child, see)
		}
	}
}

func Tap(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	found, seen := Find(s.Window.Canvas().Content(), func(b *input.Button) bool { return b.Label() == label })
	must.Hold(t, seen, "there is no button %q", label)
	test.Tap(found)
}

func Shows(s *shell.Shell, sentence string) bool {
	found := false
	Walk(s.Window.Canvas().Content(), func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *text.Text:
			found = found || o.Text() == sentence
		case *frame.UndoBar:
			found = found || o.Message() == sentence
		}
	})
	return found
}

func MustShow(t *testing.T, s *shell.Shell, sentence string) {
	t.Helper()
	if !Shows(s, sentence) {
		var all []string
		Walk(s.Window.Canvas().Content(), func(o fyne.CanvasObject) {
			if text, ok := o.(*text.Text); ok {
				all = append(all, text.Text())
			}
		})
		t.Fatalf("the page does not say %q, but %q", sentence, all)
	}
}

// Shoot lays out a page for a phone with the largest text, and fails if the page is too wide. If SCRIPKEEPER_SHOTS
// names a folder, Shoot saves pictures of the page there, at three sizes in both themes.
func Shoot(t *testing.T, begin func(testing.TB) *shell.Shell, name string, show func(t *testing.T, s *shell.Shell)) {
	t.Helper()
	eachLook(func(called string, theme look.Theme, size fyne.Size) {
		picture := fmt.Sprintf("%s-%.0f-%s", name, size.Width, called)
		t.Run(picture, func(t *testing.T) {
			s := begin(t)
			Dressed(t, s, theme.ForWindow(size), size) // the program also adapts its theme to the window
			show(t, s)
			Settle(s, size)
			if least := s.Window.Content().MinSize(); least.Width > size.Width {
				t.Errorf("the page is at least %.0f wide, the window only %.0f", least.Width, size.Width)
			}
			Picture(t, s, picture+".png")
		})
	})
}

func ShootSeen(t *testing.T, s *shell.Shell, name string) {
	t.Helper()
	if !Shooting() {
		return
	}
	eachLook(func(called string, theme look.Theme, size fyne.Size) {
		Dressed(t, s, theme.ForWindow(size), size)
		Picture(t, s, fmt.Sprintf("%s-%.0f-%s.png", name, size.Width, called))
	})
}

func eachLook(draw func(called string, theme look.Theme, size fyne.Size)) {
	looks := map[string]look.Theme{"large": {Variant: look.Light, Text: look.LargestText}}
	sizes := []fyne.Size{Phone()}
	if Shooting() {
		sizes = append(sizes, Tablet(), Desktop())
		looks["light"], looks["dark"] = look.Theme{Variant: look.Light}, look.Theme{Variant: look.Dark}
	}
	for called, theme := range looks {
		for _, size := range sizes {
			draw(called, theme, size)
		}
	}
}

package app

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// begin opens the program in a window of a test, with an empty book.
func begin(t *testing.T) *Shell {
	t.Helper()
	return beginWith(t, filepath.Join(t.TempDir(), "games.db"))
}

// beginWith opens the program with a book.
func beginWith(t *testing.T, path string) *Shell {
	t.Helper()
	a := test.NewTempApp(t)
	w, s, err := build(a, Start{Book: path})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		w.Close()
		if book := s.session.Book(); book != nil {
			if err := book.Close(); err != nil {
				t.Error(err)
			}
		}
	})
	return s
}

// playing begins a game and has the first cards of it played, as many as said.
func playing(t *testing.T, s *Shell, title string, names []string, entries int) {
	t.Helper()
	rulebook := rulebooks.All()[0]
	setup := ledger.Setup{Rulebook: rulebook.ID(), Title: title, Names: names, Options: rulebook.Presets()[1].Options}
	if err := s.session.Begin(setup); err != nil {
		t.Fatal(err)
	}
	for range entries {
		e := likely(t, s.session.View())
		if err := s.session.Record(e); err != nil {
			t.Fatal(err)
		}
	}
}

// likely is the expected entry with its form filled in field by field: what is likely, or where nothing is, one of
// what is allowed. Whoever can buys a share after the card in an odd round.
func likely(t *testing.T, v View) calc.Entry {
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
	if _, _, refusal := e.Apply(v.Table); refusal != nil {
		t.Fatal(refusal)
	}
	return e
}

// walk goes through all that is visible in an object.
func walk(o fyne.CanvasObject, see func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	see(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, child := range o.Objects {
			walk(child, see)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			walk(child, see)
		}
	}
}

// tap taps the button of a label on the page that is seen.
func tap(t *testing.T, s *Shell, label string) {
	t.Helper()
	var found fyne.Tappable
	walk(s.window.Canvas().Content(), func(o fyne.CanvasObject) {
		button, ok := o.(*widget.Button)
		if ok && button.Label() == label {
			found = button
		}
	})
	if found == nil {
		t.Fatalf("there is no button %q", label)
	}
	test.Tap(found)
}

// says tells whether a sentence stands on the page that is seen.
func says(s *Shell, sentence string) bool {
	found := false
	walk(s.window.Canvas().Content(), func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.Text:
			found = found || o.Text() == sentence
		case *widget.UndoBar:
			found = found || o.Message() == sentence
		}
	})
	return found
}

// mustSay fails when a sentence does not stand on the page that is seen.
func mustSay(t *testing.T, s *Shell, sentence string) {
	t.Helper()
	if !says(s, sentence) {
		var all []string
		walk(s.window.Canvas().Content(), func(o fyne.CanvasObject) {
			if text, ok := o.(*widget.Text); ok {
				all = append(all, text.Text())
			}
		})
		t.Fatalf("the page does not say %q, but %q", sentence, all)
	}
}

// shoot draws a page at the size of a phone in the light theme with the largest text; into the folder that
// SCRIPKEEPER_SHOTS names, when it names one, at three sizes in both themes as well.
func shoot(t *testing.T, name string, show func(t *testing.T, s *Shell)) {
	t.Helper()
	phone := fyne.NewSize(phoneWidth, phoneHeight)
	looks := map[string]look.Theme{"large": {Variant: look.Light, Text: look.LargestText}}
	folder, sizes := t.TempDir(), []fyne.Size{phone}
	if named := os.Getenv("SCRIPKEEPER_SHOTS"); named != "" {
		folder, sizes = named, append(sizes, fyne.NewSize(820, 1180), fyne.NewSize(1280, 800))
		looks["light"], looks["dark"] = look.Theme{Variant: look.Light}, look.Theme{Variant: look.Dark}
	}
	for called, theme := range looks {
		for _, size := range sizes {
			s := begin(t)
			dressed(t, s, theme, size)
			show(t, s)
			settle(s, size)
			if least := s.window.Content().MinSize(); least.Width > size.Width {
				t.Errorf("%s, %s: the page is at least %.0f wide, the window only %.0f", name, called, least.Width, size.Width)
			}
			picture(t, s, filepath.Join(folder, fmt.Sprintf("%s-%.0f-%s.png", name, size.Width, called)))
		}
	}
}

package apptest

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
)

func Record(t *testing.T, s *shell.Shell, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		must.Do(t, s.Session.Record(e))
	}
}

func Dressed(t *testing.T, s *shell.Shell, chosen look.Theme, size fyne.Size) {
	t.Helper()
	Dress(s.App, chosen)
	Settle(s, size)
}

// Settle sets the window size and repeats the layout until it is stable, because line breaks move what is below.
func Settle(s *shell.Shell, size fyne.Size) {
	s.Window.Resize(size)
	settle(s.Window)
}

func settle(w fyne.Window) {
	var stood []place
	for range 3 {
		w.Content().Refresh()
		Walk(w.Content(), func(o fyne.CanvasObject) {
			if w, ok := o.(fyne.Widget); ok {
				test.WidgetRenderer(w).Layout(w.Size())
			}
			if c, ok := o.(*fyne.Container); ok && c.Layout != nil {
				c.Layout.Layout(c.Objects, c.Size())
			}
		})
		stands := placesIn(w.Content())
		if slices.Equal(stands, stood) {
			return
		}
		stood = stands
	}
}

type place struct {
	object fyne.CanvasObject
	at     fyne.Position
	size   fyne.Size
	least  fyne.Size
}

func placesIn(o fyne.CanvasObject) (all []place) {
	Walk(o, func(o fyne.CanvasObject) { all = append(all, place{o, o.Position(), o.Size(), o.MinSize()}) })
	return all
}

func Tiles(s *shell.Shell) []*list.Tile {
	return All[*list.Tile](s.Window.Content(), nil)
}

func TapTile(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	for _, tile := range Tiles(s) {
		if said := tile.AccessibilityLabel(); said == label || strings.HasPrefix(said, label+". ") {
			test.Tap(tile)
			return
		}
	}
	t.Fatalf("there is no tile %q", label)
}

func TapSpoken(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	var found fyne.Tappable
	Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		spoken, ok := o.(interface{ AccessibilityLabel() string })
		if tappable, can := o.(fyne.Tappable); ok && can && spoken.AccessibilityLabel() == label {
			found = tappable
		}
	})
	must.Hold(t, found != nil, "nothing is called %q", label)
	test.Tap(found)
}

func Sentences(s *shell.Shell) []string { return sentencesIn(s.Window.Content()) }

func sentencesIn(o fyne.CanvasObject) []string {
	var all []string
	Walk(o, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *text.Text:
			all = append(all, o.Text())
		case *input.Button:
			all = append(all, o.Label())
		case *list.Row:
			all = append(all, o.AccessibilityLabel())
		case *frame.UndoBar:
			all = append(all, o.Message())
		}
	})
	return all
}

func Contains(s *shell.Shell, part string) bool {
	return slices.ContainsFunc(Sentences(s), func(sentence string) bool { return strings.Contains(sentence, part) })
}

func MustContain(t *testing.T, s *shell.Shell, part string) {
	t.Helper()
	if !Contains(s, part) {
		t.Errorf("%q is not in sight, but %q", part, Sentences(s))
	}
}

func BarOf(s *shell.Shell) (*frame.UndoBar, bool) {
	return Find[*frame.UndoBar](s.Window.Content(), nil)
}

func Friends() []string { return []string{"Ann", "Ben", "Zoë"} }

// All returns the visible objects of type T that the given function accepts, in drawing order. Nil accepts all objects.
func All[T any](in fyne.CanvasObject, is func(T) bool) []T {
	var all []T
	Walk(in, func(o fyne.CanvasObject) {
		if one, of := o.(T); of && (is == nil || is(one)) {
			all = append(all, one)
		}
	})
	return all
}

// Find returns the last of the objects that [All] returns, and reports whether any exists.
func Find[T any](in fyne.CanvasObject, is func(T) bool) (found T, seen bool) {
	all := All(in, is)
	if len(all) == 0 {
		return found, false
	}
	return all[len(all)-1], true
}

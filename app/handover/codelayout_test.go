package handover

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
)

// places are the words and buttons of the page that is seen, with the places where they stand.
func places(s *shell.Shell) []fyne.Position {
	var all []fyne.Position
	driver := fyne.CurrentApp().Driver()
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if _, is := o.(fyne.Tappable); is && o.Visible() {
			all = append(all, driver.AbsolutePositionForObject(o))
		}
	})
	return all
}

// A window that became narrower beside the code has its words where a new one has them: none lies over another.
func TestSharePageForgetsTheWidthThatItHad(t *testing.T) {
	shared := func(sizes ...fyne.Size) []fyne.Position {
		s := apptest.Begin(t)
		apptest.Playing(t, s, "", []string{"Anna", "Ben", "Carl"}, 2)
		for i, size := range sizes {
			if i > 0 {
				s.Window.Resize(size) // as the window does it, once
				continue
			}
			apptest.Settle(s, size)
			s.Go(apptest.To(NewSharePage(s, nil, nil)))
			apptest.Settle(s, size)
		}
		return places(s)
	}
	for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop()} {
		if fresh, turned := shared(size), shared(apptest.Tablet(), size); !slices.Equal(fresh, turned) {
			t.Errorf("%v: the buttons stand at %v, after another size at %v", size, fresh, turned)
		}
	}
}

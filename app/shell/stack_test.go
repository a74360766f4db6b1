package shell

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type given struct {
	route.IsRoute
	page Page
}

func (g given) Open(*Shell) Page { return g.page }

type plainPage struct {
	typed *widget.Entry
	drawn int
}

func (p *plainPage) Content() fyne.CanvasObject {
	p.drawn++
	long := canvas.NewRectangle(nil)
	long.SetMinSize(fyne.NewSize(10, 3000))
	return container.NewBorder(p.typed, nil, nil, nil, container.NewVScroll(long))
}
func (*plainPage) Update() {}

type bigPage struct{ blankPage }

func (bigPage) BigScreen() bool { return true }

// onWindow returns a shell. Its routes lead to blank pages, except that the settings are a plainPage and the television
// is a big screen.
func onWindow(t *testing.T) *Shell {
	t.Helper()
	a := test.NewTempApp(t)
	w := a.NewWindow("")
	s := New(a, w, session.New(nil, "Laptop", nil), Runner{}, false, func(_ *Shell, to route.Route) Page {
		switch to.(type) {
		case route.Settings:
			return &plainPage{typed: widget.NewEntry()}
		case route.Present:
			return &bigPage{}
		}
		return &blankPage{}
	})
	w.Resize(fyne.NewSize(800, 600))
	s.ShowOnly(route.Keys{})
	return s
}

// Rebuild redraws hidden pages only once they are seen again, and keeps the pages' input.
func TestRebuildKeepsWhatPagesHold(t *testing.T) {
	s := onWindow(t)
	s.Go(route.Settings{})
	below := s.Page().(*plainPage)
	s.Go(route.Settings{})
	p := s.Page().(*plainPage)
	s.Window.Canvas().Focus(p.typed)
	test.Type(p.typed, "Kitchen")
	before := scrolls(s.top().content)[0]
	before.ScrollToOffset(fyne.NewPos(0, 700))
	s.Rebuild()
	after := scrolls(s.top().content)[0]
	expect.True(t, after != before && after.Offset.Y == 700,
		"it is scrolled to %v, the same object: %v", after.Offset, after == before)
	if s.Depth() != 3 || s.Page() != Page(p) || p.typed.Text != "Kitchen" ||
		s.Window.Canvas().Focused() != fyne.Focusable(p.typed) {
		t.Errorf("%T is seen, %d deep, with %q; %v has the focus", s.Page(), s.Depth(), p.typed.Text,
			s.Window.Canvas().Focused())
	}
	expect.True(t, below.drawn == 1 && p.drawn == 2,
		"the page beneath is drawn %d times, the one that is seen %d times", below.drawn, p.drawn)
	s.Back()
	if s.Page() != Page(below) || below.drawn != 2 {
		t.Errorf("%T is seen, drawn %d times", s.Page(), below.drawn)
	}
}

func TestRebuildLeavesNoFocusOnWhatIsGone(t *testing.T) {
	s := onWindow(t)
	s.Go(route.Settings{})
	p := s.Page().(*plainPage)
	s.Window.Canvas().Focus(p.typed)
	p.typed = widget.NewEntry()
	s.Rebuild()
	if s.Window.Canvas().Focused() != nil {
		t.Errorf("%v has the focus", s.Window.Canvas().Focused())
	}
}

func TestABigScreenGivesTheScreenBack(t *testing.T) {
	for name, leave := range map[string]func(*Shell){
		"back":        (*Shell).Back,
		"escape":      func(s *Shell) { s.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape}) },
		"F11":         func(s *Shell) { keyboard{s}.present() },
		"home":        func(s *Shell) { s.GoHome() },
		"elsewhere":   func(s *Shell) { s.GoHome(route.Settings{}) },
		"above":       func(s *Shell) { s.Go(route.Settings{}) },
		"first":       func(s *Shell) { s.ShowOnly(route.Settings{}) },
		"in no place": func(s *Shell) { s.OpenInDrawer(route.Settings{}) },
	} {
		s := onWindow(t)
		size := s.Window.Canvas().Size()
		s.Go(route.Present{})
		must.Hold(t, s.Window.FullScreen(), "a big screen has not the whole screen")
		leave(s)
		if s.Window.FullScreen() || s.Window.Canvas().Size() != size {
			t.Errorf("%s: the window has the whole screen: %v, its size is %v", name, s.Window.FullScreen(),
				s.Window.Canvas().Size())
		}
	}
	s := onWindow(t)
	s.Go(route.Present{})
	s.Go(route.Settings{})
	s.Back()
	expect.True(t, s.Window.FullScreen(), "the way back to a big screen leaves it in its window")
}

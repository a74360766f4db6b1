package shell

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/route"
	"scripkeeper/app/widget"
)

// A Host is a page that stays in sight on a wide window, while the pages above it lie in a drawer beside.
type Host interface {
	Page
	// Drawer is where another page lies in a window of a size.
	Drawer(size fyne.Size) (fyne.Position, fyne.Size)
	// SetDrawer tells whether another page lies there.
	SetDrawer(open bool)
	// Includes reports whether the host itself shows all that another page does, so that it need not lie there.
	Includes(page Page) bool
}

// A Whole page takes the whole window, also above a host.
type Whole interface{ Whole() bool }

// PushBeside shows a page above the host, in the place of whatever was above that.
func (s *Shell) PushBeside(page Page) {
	if at := s.hostAt(); at >= 0 {
		s.pages = s.pages[:at+1]
	}
	s.Push(page)
}

// GoBeside shows the page of a route above the host, in the place of whatever was above that.
func (s *Shell) GoBeside(to route.Route) { s.PushBeside(s.pageOf(s, to)) }

// BackToHost takes away what lies in the drawer.
func (s *Shell) BackToHost() {
	if at := s.hostAt(); at >= 0 && at < len(s.pages)-1 {
		s.pages = s.pages[:at+1]
		s.show()
	}
}

// hostAt is where the host stands among the pages, -1 where there is none, or a page above it takes the whole window.
func (s *Shell) hostAt() int {
	for i, page := range slices.Backward(s.pages) {
		if _, hosts := page.(Host); hosts {
			return i
		}
		if page, may := page.(Whole); may && page.Whole() {
			return -1
		}
	}
	return -1
}

// host is the page beside which the present one lies on a wide window, nil when there is none.
func (s *Shell) host() Host {
	if at := s.hostAt(); at >= 0 && at < len(s.pages)-1 {
		return s.pages[at].(Host)
	}
	return nil
}

// A stage lays out the page that is seen: in the whole window, or in the drawer of its host.
type stage struct{ shell *Shell }

// MinSize is the largest of the pages'.
func (st stage) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, page := range o {
		least = least.Max(page.MinSize())
	}
	return least
}

// Layout places the pages.
func (st stage) Layout(o []fyne.CanvasObject, size fyne.Size) {
	st.shell.sized(size)
	if len(o) == 0 {
		return
	}
	host := st.shell.host()
	if host == nil || len(o) < 2 {
		widget.Place(o[len(o)-1], 0, 0, size.Width, size.Height)
		return
	}
	wide := st.shell.Shape(size.Width) == DesktopShape
	if wide && !o[0].Visible() {
		host.Update()
	}
	host.SetDrawer(wide)
	widget.Show(o[0], wide)
	if !wide {
		widget.Place(o[1], 0, 0, size.Width, size.Height)
		return
	}
	widget.Place(o[0], 0, 0, size.Width, size.Height)
	if page := st.shell.Page(); host.Includes(page) {
		host.SetDrawer(false)
		widget.Show(o[1], false)
		fyne.Do(func() { // not while it is laid out
			if st.shell.Page() == page {
				st.shell.BackToHost()
			}
		})
		return
	}
	at, room := host.Drawer(size)
	widget.Place(o[1], at.X, at.Y, room.Width, room.Height)
}

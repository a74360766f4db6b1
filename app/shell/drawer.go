package shell

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/route"
	"scripkeeper/app/widget/core"
)

// Host is a page that stays visible in a large window, with the pages above it in a drawer beside or below the host.
type Host interface {
	Page
	// Drawer returns the drawer's position and size in a window of the given size.
	Drawer(size fyne.Size) (fyne.Position, fyne.Size)
	// SetDrawer reports to the host whether the drawer is open.
	SetDrawer(open bool)
	// Includes reports whether the host itself shows the content of a page, which then needs no drawer.
	Includes(page Page) bool
}

// OpenInDrawer shows a route's page above the host, and removes all other pages above the host.
func (s *Shell) OpenInDrawer(to route.Route) {
	if at := s.hostAt(); at >= 0 {
		s.stack = s.stack[:at+1]
	}
	s.Go(to)
}

// BackToHost closes the drawer.
func (s *Shell) BackToHost() {
	if at := s.hostAt(); at >= 0 && at < len(s.stack)-1 {
		s.stack = s.stack[:at+1]
		s.show()
	}
}

// hostAt returns the host's index in the stack, or -1 if there is no host or a page above it takes the whole window.
func (s stack) hostAt() int {
	for i, l := range slices.Backward(s) {
		if _, hosts := l.page.(Host); hosts {
			return i
		}
		if full, may := l.page.(FullWindow); isBig(l.page) || may && full.FullWindow() {
			return -1
		}
	}
	return -1
}

// hostLevel returns the host that a wide window shows beside the current page, or nil.
func (s stack) hostLevel() *level {
	if at := s.hostAt(); at >= 0 && at < len(s)-1 {
		return s[at]
	}
	return nil
}

// hostSeen returns the host if it is visible beside the current page, or nil.
func (s stack) hostSeen() *level {
	if host := s.hostLevel(); host != nil && host.drawn().Visible() {
		return host
	}
	return nil
}

// A stage lays out the current page in the whole window or, if there is a host, in the host's drawer.
type stage struct{ shell *Shell }

func (stage) Pages() {}

func (st stage) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, page := range o {
		least = least.Max(page.MinSize())
	}
	return least
}

func (st stage) Layout(o []fyne.CanvasObject, size fyne.Size) {
	st.shell.sized(size)
	if len(o) == 0 {
		return
	}
	l := st.shell.hostLevel()
	if l == nil || len(o) < 2 {
		core.Place(o[len(o)-1], 0, 0, size.Width, size.Height)
		return
	}
	host := l.page.(Host)
	parted := st.shell.Shape(size).Parted()
	if parted && !o[0].Visible() {
		host.Update()
	}
	host.SetDrawer(parted)
	core.Show(o[0], parted)
	if !parted {
		core.Place(o[1], 0, 0, size.Width, size.Height)
		return
	}
	core.Place(o[0], 0, 0, size.Width, size.Height)
	if page := st.shell.Page(); host.Includes(page) {
		host.SetDrawer(false)
		core.Show(o[1], false)
		fyne.Do(func() { // not during the layout
			if st.shell.Page() == page {
				st.shell.BackToHost()
			}
		})
		return
	}
	at, room := host.Drawer(size)
	core.Place(o[1], at.X, at.Y, room.Width, room.Height)
}

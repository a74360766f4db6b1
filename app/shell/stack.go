package shell

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/route"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/words"
)

// Opener is a route that makes its own page. Route and page are in the same package.
type Opener interface {
	route.Route
	Open(s *Shell) Page
}

// PageRoute is a route that makes its page by a function. It calls the function when the route is followed, and again
// when the language changes.
type PageRoute struct {
	route.IsRoute
	page func() Page
}

func To(page func() Page) PageRoute { return PageRoute{page: page} }

func (r PageRoute) Open(*Shell) Page { return r.page() }

// A level is a route in the stack, with its page and the page's drawing, which is nil until the page is seen.
type level struct {
	to       route.Route
	page     Page
	content  fyne.CanvasObject
	scrolled []fyne.Position
}

type stack []*level

func (s *Shell) levelOf(to route.Route) *level {
	if own, within := to.(Opener); within {
		return &level{to: to, page: own.Open(s)}
	}
	return &level{to: to, page: s.pageOf(s, to)}
}

func (l *level) drawn() fyne.CanvasObject {
	if l.content == nil {
		l.content = l.page.Content()
	}
	return l.content
}

// Go shows a route's page above the current page.
func (s *Shell) Go(to route.Route) {
	s.stack = append(s.stack, s.levelOf(to))
	s.show()
}

func (s *Shell) ShowOnly(to route.Route) {
	s.stack = nil
	s.Go(to)
}

// GoHome returns to the first page, and then opens the pages of the given routes above it.
func (s *Shell) GoHome(ways ...route.Route) {
	s.stack = s.stack[:1:1]
	for _, to := range ways {
		s.stack = append(s.stack, s.levelOf(to))
	}
	s.show()
}

func (s *Shell) Back() {
	if len(s.stack) > 1 {
		s.stack = s.stack[:len(s.stack)-1]
		s.show()
	}
}

func (s stack) Depth() int { return len(s) }

func (s stack) top() *level { return s[len(s)-1] }

func (s stack) Page() Page { return s.top().page }

func (s stack) Route() route.Route { return s.top().to }

// Seen reports whether a page is visible, as the current page or, in a wide window, as the host of the current page.
func (s stack) Seen(p Page) bool {
	host := s.hostSeen()
	return s.Page() == p || host != nil && host.page == p
}

func (s *Shell) show() {
	s.HideBar()
	s.leave()
	s.Window.Canvas().Unfocus()
	s.fitScreen(s.Page())
	s.layOut()
}

func (s *Shell) layOut() {
	top := s.top()
	content := top.drawn()
	top.page.Update()
	s.holder.Objects = []fyne.CanvasObject{content}
	if host := s.hostLevel(); host != nil {
		core.Show(host.drawn(), false) // hidden until there is space for host and content
		s.holder.Objects = []fyne.CanvasObject{host.drawn(), content}
	} else if alone, hosts := top.page.(Host); hosts {
		core.Show(content, true)
		alone.SetDrawer(false)
	}
	s.holder.Refresh()
}

// Rebuild redraws every page from its data, for example for another theme or text size. It keeps the scroll positions,
// and the focus if the focused object is part of the new drawing.
func (s *Shell) Rebuild() {
	if len(s.stack) == 0 {
		return
	}
	s.HideBar()
	for _, l := range s.stack {
		if l.content != nil {
			l.scrolled, l.content = offsets(l.content), nil
		}
	}
	s.layOut()
	seen := []*level{s.top()}
	if host := s.hostLevel(); host != nil {
		seen = append(seen, host)
	}
	for _, l := range seen {
		l.scrollBack()
	}
	focused, has := s.Window.Canvas().Focused().(fyne.CanvasObject)
	if has && fyne.CurrentApp().Driver().AbsolutePositionForObject(focused).IsZero() { // no longer drawn
		s.Window.Canvas().Unfocus()
	}
}

// Remake makes every page again from its route, for example for another language. It keeps drafts.
func (s *Shell) Remake() {
	if len(s.stack) == 0 {
		return
	}
	s.leave()
	for _, l := range s.stack {
		if l.content != nil {
			l.scrolled = offsets(l.content)
		}
		anew := s.levelOf(l.to)
		l.page, l.content = anew.page, nil
	}
	s.fitScreen(s.Page())
	s.Rebuild()
}

func (s *Shell) WhenLeft(end func()) { s.leaving = append(s.leaving, end) }

func (s *Shell) leave() {
	s.Session.Drafts.Flush()
	leaving := s.leaving
	s.leaving = nil
	for _, end := range leaving {
		end()
	}
}

// Follow shows what other programs wrote to the book. If one of them deleted the game on the table, its pages close.
func (s *Shell) Follow() {
	changed, err := s.Session.Follow()
	if err != nil && slices.ContainsFunc(s.stack, func(l *level) bool { _, game := l.page.(GamePage); return game }) {
		s.GoHome()
		s.ShowError(err)
	} else if changed && !s.OnTable() {
		s.Update()
	}
}

// Arrange lays out the visible pages again after a page has changed its height.
func (s *Shell) Arrange() { s.holder.Refresh() }

func (s *Shell) Update() {
	if len(s.stack) == 0 {
		return
	}
	words.InOwn(func() { // a phone's entry changes the game while the phone is answered in its language
		s.Page().Update()
		if host := s.hostSeen(); host != nil {
			host.page.Update()
		}
	})
}

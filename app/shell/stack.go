package shell

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/route"
	"scripkeeper/app/widget/core"
)

// An Opener is a route within one room: it makes its page itself.
type Opener interface {
	route.Route
	Open(s *Shell) Page
}

// A PageRoute is a route within one room that has its page made where it is followed, and again for another language.
type PageRoute struct {
	route.IsRoute
	page func() Page
}

// To is the way to a page.
func To(page func() Page) PageRoute { return PageRoute{page: page} }

func (r PageRoute) Open(*Shell) Page { return r.page() }

// A level is one route of the stack, with its page and what was drawn of it, nil until it is seen.
type level struct {
	to      route.Route
	page    Page
	content fyne.CanvasObject
	// scrolled is how far its parts were scrolled in the drawing before.
	scrolled []fyne.Position
}

// A stack is the levels of the window: the last is seen.
type stack []*level

func (s *Shell) levelOf(to route.Route) *level {
	if own, within := to.(Opener); within {
		return &level{to: to, page: own.Open(s)}
	}
	return &level{to: to, page: s.pageOf(s, to)}
}

// drawn is what is seen of a page.
func (l *level) drawn() fyne.CanvasObject {
	if l.content == nil {
		l.content = l.page.Content()
	}
	return l.content
}

// Go shows the page of a route above the present one.
func (s *Shell) Go(to route.Route) {
	s.stack = append(s.stack, s.levelOf(to))
	s.show()
}

// First shows the page of a route with none beneath it.
func (s *Shell) First(to route.Route) {
	s.stack = nil
	s.Go(to)
}

// GoHome goes back to the first page, and from there the way of routes.
func (s *Shell) GoHome(ways ...route.Route) {
	s.stack = s.stack[:1:1]
	for _, to := range ways {
		s.stack = append(s.stack, s.levelOf(to))
	}
	s.show()
}

// Back goes to the page before. The first page stays.
func (s *Shell) Back() {
	if len(s.stack) > 1 {
		s.stack = s.stack[:len(s.stack)-1]
		s.show()
	}
}

// Depth is how many pages lie above one another.
func (s stack) Depth() int { return len(s) }

func (s stack) top() *level { return s[len(s)-1] }

// Page is the page that is seen.
func (s stack) Page() Page { return s.top().page }

// Route is the way to it.
func (s stack) Route() route.Route { return s.top().to }

// Seen reports whether a page is seen: the last one, or on a wide window the one beside which that lies.
func (s stack) Seen(p Page) bool {
	host := s.hostSeen()
	return s.Page() == p || host != nil && host.page == p
}

// show shows the last page in the place of another.
func (s *Shell) show() {
	s.HideBar()
	s.leave()
	s.Window.Canvas().Unfocus()
	s.fill(s.Page())
	s.lay()
}

// lay puts the last page into the window, and the one beside which it lies.
func (s *Shell) lay() {
	top := s.top()
	content := top.drawn()
	top.page.Update()
	s.holder.Objects = []fyne.CanvasObject{content}
	if host := s.hostLevel(); host != nil {
		core.Show(host.drawn(), false) // until the stage finds room for both
		s.holder.Objects = []fyne.CanvasObject{host.drawn(), content}
	} else if alone, hosts := top.page.(Host); hosts {
		core.Show(content, true)
		alone.SetDrawer(false)
	}
	s.holder.Refresh()
}

// Rebuild draws every page anew, each from what it holds, as for another theme, size of text or language. What is
// scrolled stays where it was; what has the focus keeps it where it is in the new drawing, too.
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
	s.lay()
	seen := []*level{s.top()}
	if host := s.hostLevel(); host != nil {
		seen = append(seen, host)
	}
	for _, l := range seen {
		l.scrollBack()
	}
	focused, has := s.Window.Canvas().Focused().(fyne.CanvasObject)
	if has && fyne.CurrentApp().Driver().AbsolutePositionForObject(focused).IsZero() { // it lies nowhere any more
		s.Window.Canvas().Unfocus()
	}
}

// Remake makes every page anew from its route, as for another language. What was filled in is on disk before, and stands
// there again.
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
	s.fill(s.Page())
	s.Rebuild()
}

// WhenLeft notes what is to end when another page than the present one is seen.
func (s *Shell) WhenLeft(end func()) { s.leaving = append(s.leaving, end) }

// leave ends what belongs to the page that was seen, and has what was filled in there on disk.
func (s *Shell) leave() {
	s.Session.Drafts.Flush()
	leaving := s.leaving
	s.leaving = nil
	for _, end := range leaving {
		end()
	}
}

// Arrange lays out anew what is seen, when a page has become higher or lower than it was.
func (s *Shell) Arrange() { s.holder.Refresh() }

// Update brings the pages that are seen up to date.
func (s *Shell) Update() {
	if len(s.stack) == 0 {
		return
	}
	s.Page().Update()
	if host := s.hostSeen(); host != nil {
		host.page.Update()
	}
}

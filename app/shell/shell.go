// Package shell is the window: its stack of pages, how a page is put together, its keys and its passing notices. It
// knows no page; a route leads to one.
package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/widget"
)

// A Page is one screen. Its content is made once; Update brings it up to date when the game changed or when the
// page comes to the front again.
type Page interface {
	Content() fyne.CanvasObject
	Update()
}

// A Keyed page takes letters that no field takes.
type Keyed interface {
	// Typed tells whether the page did something about the letter.
	Typed(letter rune) bool
}

// A Shell is the window with its stack of pages: the last is seen, the one before it comes back by Back.
type Shell struct {
	App     fyne.App
	Window  fyne.Window
	Session *session.Session
	// phone forces the phone's shape on every page, whatever the width.
	Phone bool
	// pageOf is the page that a route leads to.
	pageOf func(*Shell, route.Route) Page
	pages  []Page
	holder *fyne.Container
	// bars lies above the pages; barPlace is where the bar lies that is seen, there or on a page.
	bars, barPlace *fyne.Container
	bar            *widget.UndoBar
	// refusal is the bar that tells of what was tapped last and cannot be.
	refusal *widget.UndoBar
	// Sized is called when the window has another size; nil for nobody.
	Sized func(size fyne.Size)
	size  fyne.Size
	// Guard keeps double taps from falling through. It pauses where people tap.
	Guard *widget.TapGuard
	// leaving are what ends when another page is seen.
	leaving []func()
}

// New fills a window with pages of a session, found by their routes.
func New(a fyne.App, w fyne.Window, session *session.Session, phone bool, pageOf func(*Shell, route.Route) Page) *Shell {
	s := &Shell{App: a, Window: w, Session: session, Phone: phone, pageOf: pageOf, Guard: widget.NewTapGuard()}
	s.holder, s.bars = container.New(stage{s}), container.NewStack()
	w.SetContent(container.New(s.Guard, s.holder, s.bars))
	session.Listen(s.update)
	s.listenToKeys()
	s.listenToDrops()
	return s
}

// Push shows a page above the present one.
func (s *Shell) Push(p Page) {
	s.pages = append(s.pages, p)
	s.show()
}

// Go shows the page of a route above the present one.
func (s *Shell) Go(to route.Route) { s.Push(s.pageOf(s, to)) }

// GoHome goes back to the first page and shows the page of a route above it.
func (s *Shell) GoHome(to route.Route) { s.Home(s.pageOf(s, to)) }

// First shows a page with none beneath it.
func (s *Shell) First(p Page) {
	s.pages = nil
	s.Push(p)
}

// Back goes to the page before. The first page stays.
func (s *Shell) Back() {
	if len(s.pages) > 1 {
		left := s.Page()
		s.pages = s.pages[:len(s.pages)-1]
		if leaver, ok := left.(Leaver); ok {
			leaver.Leave()
		}
		s.show()
	}
}

// A Leaver is a page that puts something right when somebody goes back from it.
type Leaver interface{ Leave() }

// Home goes back to the first page and shows a page above it, or only the first one when there is none to show.
func (s *Shell) Home(above ...Page) {
	s.pages = append(s.pages[:1:1], above...)
	s.show()
}

// Depth is how many pages lie above one another.
func (s *Shell) Depth() int { return len(s.pages) }

// Page is the page that is seen.
func (s *Shell) Page() Page { return s.pages[len(s.pages)-1] }

// Seen tells whether a page is seen: the last one, or on a wide window the one beside which that lies.
func (s *Shell) Seen(p Page) bool {
	if s.Page() == p {
		return true
	}
	host := s.host()
	return host != nil && Page(host) == p && host.Content().Visible()
}

func (s *Shell) show() {
	s.HideBar()
	s.leave()
	s.Window.Canvas().Unfocus()
	page := s.Page()
	page.Update()
	s.holder.Objects = []fyne.CanvasObject{page.Content()}
	if host := s.host(); host != nil {
		widget.Show(host.Content(), false) // until the stage finds room for both
		s.holder.Objects = []fyne.CanvasObject{host.Content(), page.Content()}
	} else if alone, hosts := page.(Host); hosts {
		widget.Show(alone.Content(), true)
		alone.SetDrawer(false)
	}
	s.holder.Refresh()
}

// WhenLeft tells what is to end when another page than the present one is seen.
func (s *Shell) WhenLeft(end func()) { s.leaving = append(s.leaving, end) }

// leave ends what belongs to the page that was seen.
func (s *Shell) leave() {
	leaving := s.leaving
	s.leaving = nil
	for _, end := range leaving {
		end()
	}
}

func (s *Shell) update() {
	if len(s.pages) == 0 {
		return
	}
	s.Page().Update()
	if host := s.host(); host != nil && host.Content().Visible() {
		host.Update()
	}
}

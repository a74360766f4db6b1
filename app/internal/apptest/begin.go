// Package apptest opens a shell for tests, which look at pages and tap controls as a person does.
package apptest

import (
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/book"
)

// A Page is a placeholder for a page that is not under test.
type Page struct{ Route route.Route }

func To(page shell.Page) route.Route { return made{page: page} }

type made struct {
	route.IsRoute
	page shell.Page
}

func (m made) Open(*shell.Shell) shell.Page { return m.page }

func (p *Page) Content() fyne.CanvasObject { return container.NewStack() }
func (p *Page) Update()                    {}

func RouteOf(s *shell.Shell) route.Route {
	if page, other := s.Page().(*Page); other {
		return page.Route
	}
	return nil
}

// Begin opens a shell in a test window, with an empty book and a [Page] for each route. The window closes when the test
// ends. Because each change of the theme lays out all open windows, a test with many cases should be split.
func Begin(t testing.TB) *shell.Shell {
	t.Helper()
	return BeginWith(t, filepath.Join(t.TempDir(), "games.db"))
}

func BeginWith(t testing.TB, path string) *shell.Shell {
	t.Helper()
	a := App(t)
	w := a.NewWindow("")
	w.SetPadded(false)
	book := must.Get(book.Open(path, rulebooks.All()))(t)
	s := OnWindow(a, w, NewSession(book))
	w.Resize(fyne.NewSize(1100, 760))
	t.Cleanup(func() {
		w.Close()
		if book := s.Session.Book(); book != nil {
			expect.Do(t, book.Close())
		}
	})
	return s
}

func NewSession(book *book.Book) *session.Session {
	return session.New(book, session.DeviceName(), AtOnce().Beside)
}

// AtOnce returns a runner that runs functions at once, but never runs functions meant for later.
func AtOnce() shell.Runner {
	do := func(now func()) { now() }
	return shell.Runner{Beside: do, OnScreen: do, Within: do, Later: func(time.Duration, func()) {}}
}

func OnWindow(a fyne.App, w fyne.Window, on *session.Session) *shell.Shell {
	s := shell.New(a, w, on, AtOnce(), false, func(_ *shell.Shell, to route.Route) shell.Page { return &Page{to} })
	s.ShowOnly(To(&Page{}))
	return s
}

func Phone() fyne.Size   { return fyne.NewSize(390, 844) }
func Tablet() fyne.Size  { return fyne.NewSize(820, 1180) }
func Desktop() fyne.Size { return fyne.NewSize(1280, 800) }

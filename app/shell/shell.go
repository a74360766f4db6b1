// Package shell holds the window: its stack of pages, their frames, keys and passing notices. It knows no page; routes
// lead to them.
package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
)

// A Page is one screen. It is made once by its route, and holds what is entered on it.
type Page interface {
	// Content draws the page, when it is first seen and on [Shell.Rebuild]. The page must keep its text fields and put
	// them into each drawing.
	Content() fyne.CanvasObject
	// Update refreshes the drawing when the game changes or the page becomes visible again.
	Update()
}

// A Keyed page uses letters that no field takes.
type Keyed interface {
	// Typed reports whether the page used the letter.
	Typed(letter rune) bool
}

type Discreet interface {
	// Conceal hides what is for one person's eyes. It is called when the app leaves the foreground, as another person
	// may return.
	Conceal()
}

// A Shell is the window with its stack of routes. The last one's page is current; Back returns to the one before.
type Shell struct {
	stack
	notices
	extent
	bigScreen
	App     fyne.App
	Window  fyne.Window
	Session *session.Session
	runner  Runner
	// pageOf makes the page of a route to another room.
	pageOf func(*Shell, route.Route) Page
	holder *fyne.Container
	// Guard ignores stray double taps. Its pause is set where people tap.
	Guard *core.TapGuard
	// leaving holds functions to call when the page is left.
	leaving []func()
	// Closing ends background work of the window. It is called when that closes, perhaps twice.
	Closing func()
	// awake is the number of [Shell.StayAwake] calls not released.
	awake int
}

// New fills a window with the pages of a session; pageOf finds them by their routes.
func New(
	a fyne.App, w fyne.Window, session *session.Session, by Runner, phone bool, pageOf func(*Shell, route.Route) Page,
) *Shell {
	s := &Shell{App: a, Window: w, Session: session, runner: by, pageOf: pageOf, Guard: core.NewTapGuard(),
		extent: extent{Phone: phone}, bigScreen: bigScreen{window: w}}
	s.notices = notices{above: container.NewStack(), later: by.Later}
	s.page = func() fyne.CanvasObject { return s.top().drawn() }
	s.holder = container.New(stage{s})
	w.SetContent(container.New(s.Guard, s.holder, s.above))
	session.Listen(s.Update)
	session.Drafts.OnFault(func(err error) { by.OnScreen(func() { s.ShowError(err) }) })
	keyboard{s}.listen()
	a.Lifecycle().SetOnExitedForeground(func() {
		if page, is := s.Page().(Discreet); is {
			page.Conceal()
		}
	})
	s.listenToDrops()
	return s
}

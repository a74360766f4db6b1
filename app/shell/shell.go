// Package shell is the window: its stack of pages, how a page is put together, its keys and its passing notices. It
// knows no page; a route leads to one.
package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
)

// A Page is one screen. It is made once, by its route, and holds what is entered on it.
type Page interface {
	// Content draws the page, when it is first seen and by [Shell.Rebuild]. A field that somebody types into is kept by
	// the page and put into each drawing.
	Content() fyne.CanvasObject
	// Update brings what was drawn up to date when the game changed or when the page comes to the front again.
	Update()
}

// A Keyed page takes letters that no field takes.
type Keyed interface {
	// Typed reports whether the page did something about the letter.
	Typed(letter rune) bool
}

// A Discreet page shows something for one person's eyes.
type Discreet interface {
	// Conceal hides it: the app has left the foreground, and whoever comes back may be somebody else.
	Conceal()
}

// A Shell is the window with its stack of routes: the page of the last is seen, the one before it comes back by Back.
type Shell struct {
	stack
	notices
	extent
	bigScreen
	App     fyne.App
	Window  fyne.Window
	Session *session.Session
	runner  Runner
	// pageOf makes the page of a route from one room to another.
	pageOf func(*Shell, route.Route) Page
	holder *fyne.Container
	// Guard keeps double taps from falling through. It pauses where people tap.
	Guard *core.TapGuard
	// leaving are what ends when another page is seen.
	leaving []func()
	// Closing ends what goes on beside the window. It is called, perhaps twice, as that closes.
	Closing func()
	// awake is how many want the screen to stay awake.
	awake int
}

// New fills a window with pages of a session, found by their routes.
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

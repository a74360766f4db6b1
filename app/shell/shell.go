// Package shell holds the window: its stack of pages, and their frames, keys and messages. It knows no particular page;
// pages are found by routes.
package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
)

// Page is a screen. It is made once, by its route, and holds the user's input.
type Page interface {
	// Content draws the page when it is first shown and on [Shell.Rebuild], always with the same text fields.
	Content() fyne.CanvasObject
	// Update refreshes the drawing when the game changes or the page becomes visible again.
	Update()
}

// Keyed is a page that uses letters typed outside fields.
type Keyed interface {
	// Typed reports whether the page used the letter.
	Typed(letter rune) bool
}

type Discreet interface {
	// Conceal hides everything that is for only one person's eyes. It is called when the app leaves the foreground,
	// because another person may be there when the app returns.
	Conceal()
}

// Shell is the window with its stack of routes. The last route's page is current; Back returns to the page before.
type Shell struct {
	stack
	notices
	extent
	bigScreen
	App     fyne.App
	Window  fyne.Window
	Session *session.Session
	runner  Runner
	// pageOf makes the page for a route that is not an [Opener].
	pageOf func(*Shell, route.Route) Page
	holder *fyne.Container
	// Guard ignores stray double taps. In most tests its pause is 0, and no tap is ignored.
	Guard   *core.TapGuard
	leaving []func()
	// Closing ends the window's background work. It is called when the window closes, possibly twice.
	Closing func()
	// awake is the number of [Shell.StayAwake] calls that are not released yet.
	awake int
}

// New fills a window with pages for a session; pageOf makes the pages for routes.
func New(
	a fyne.App, w fyne.Window, session *session.Session, by Runner, phone bool, pageOf func(*Shell, route.Route) Page,
) *Shell {
	s := &Shell{App: a, Window: w, Session: session, runner: by, pageOf: pageOf, Guard: core.NewTapGuard(),
		extent: extent{Phone: phone}, bigScreen: bigScreen{window: w}}
	s.notices = notices{above: container.NewStack(), later: by.Later}
	s.page = func() fyne.CanvasObject { return s.top().drawn() }
	s.holder = container.New(stage{s})
	w.SetContent(container.New(s.Guard, s.holder, s.above))
	session.Others = s.Guard.Tell
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

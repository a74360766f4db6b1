// Package shell is the window: its stack of pages, how a page is put together, its keys and its passing notices. It
// knows no page; a route leads to one.
package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
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

// A Shell is the window with its stack of routes: the page of the last is seen, the one before it comes back by Back.
type Shell struct {
	App     fyne.App
	Window  fyne.Window
	Session *session.Session
	// phone forces the phone's shape on every page, whatever the width.
	Phone  bool
	runner Runner
	// pageOf makes the page of a route from one room to another.
	pageOf func(*Shell, route.Route) Page
	stack  []*level
	holder *fyne.Container
	// bars lies above the pages; barPlace is where the bar lies that is seen, there or on a page.
	bars, barPlace *fyne.Container
	bar            *frame.UndoBar
	// refusal is the bar that tells of what was tapped last and cannot be.
	refusal *frame.UndoBar
	// Sized is called when the window has another size; nil for nobody.
	Sized func(size fyne.Size)
	size  fyne.Size
	// Guard keeps double taps from falling through. It pauses where people tap.
	Guard *core.TapGuard
	// leaving are what ends when another page is seen.
	leaving []func()
	// shrink gives the screen back that a big screen has, nil while none has it.
	shrink func()
}

// New fills a window with pages of a session, found by their routes.
func New(
	a fyne.App, w fyne.Window, session *session.Session, by Runner, phone bool, pageOf func(*Shell, route.Route) Page,
) *Shell {
	s := &Shell{App: a, Window: w, Session: session, Phone: phone, runner: by, pageOf: pageOf, Guard: core.NewTapGuard()}
	s.holder, s.bars = container.New(stage{s}), container.NewStack()
	w.SetContent(container.New(s.Guard, s.holder, s.bars))
	session.Listen(s.update)
	session.OnDraftFault(func(err error) { by.OnScreen(func() { s.ShowError(err) }) })
	s.listenToKeys()
	s.listenToDrops()
	return s
}

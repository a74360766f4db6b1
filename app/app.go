// Package app shows games: screens, and the one session that turns what is pressed on them into entries. It works
// out no rule and keeps no game of its own.
package app

import (
	"io"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"scripkeeper/app/guests"
	"scripkeeper/app/look"
	"scripkeeper/app/probe"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/result"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger/game"
)

// A Start is what the command line says about the window.
type Start struct {
	// Book is the file of the games; when it is empty, the one of this program in the owner's folder of settings.
	Book string
	// Language is the tag of the language that is spoken this time, empty for the one of the settings.
	Language string
	// Phone gives the window the shape and the size of a phone.
	Phone bool
}

// Run opens the window and stays until it is closed. A book that cannot be opened is told in the window; the error is
// that of one that cannot be closed.
func Run(a fyne.App, o Start) error {
	w, s := build(a, o, shell.OnTime())
	probe.Serve(w)
	w.ShowAndRun()
	s.Closing() // by a signal nobody asks before
	s.Session.Drafts.Flush()
	// A phone stops and starts the program as it likes, and there the book stays open: all is on disk already.
	if book := s.Session.Book(); book != nil && !fyne.CurrentDevice().IsMobile() {
		return book.Close()
	}
	return nil
}

// DrawCard draws the standing of a game as a picture (PNG) in the colours that the owner chose, without a window. Where
// that is as the system has it, they are light: without a window the system is not asked.
func DrawCard(a fyne.App, to io.Writer, g *game.Game) error {
	chosen := settings{a.Preferences()}.theme()
	if chosen.Variant == look.System {
		chosen.Variant = look.Light
	}
	look.KeepDots()
	a.Settings().SetTheme(chosen)
	// the toolkit of a build without a window looks for one all the same
	if _, windows := a.Driver().(desktop.Driver); !windows {
		a.NewWindow(words.Text("app.name"))
	}
	return result.Draw(to, g)
}

// build puts the window together, with its first page.
func build(a fyne.App, o Start, by shell.Runner) (fyne.Window, *shell.Shell) {
	chosen := settings{a.Preferences()}
	chosen.speak(o.Language)
	a.SetIcon(mark.AppIcon())
	look.KeepDots()
	a.Settings().AddListener(func(fyne.Settings) { look.ForgetFonts() })
	size := chosen.size()
	if o.Phone {
		size = fyne.NewSize(phoneWidth, phoneHeight)
	}
	if o.Book == "" {
		o.Book = DefaultBook(a)
	}
	opened := beginOpening(o.Book)
	w := a.NewWindow(words.Text("app.name"))
	w.SetPadded(false)
	w.SetMaster()
	host := guests.NewHost(by)
	s := shell.New(a, w, session.New(nil, chosen.device(), by.Beside), by, o.Phone, rooms{host}.of)
	s.Closing = host.End
	chosen.dress(s, size)
	s.Guard.Pause = core.TapPause
	s.Sized = func(size fyne.Size) { chosen.dress(s, size) }
	showBook(s, o.Book, opened())
	by.Later(inspectionWait, func() { inspectBook(s, by) })
	w.Resize(size)
	w.SetCloseIntercept(func() {
		if !o.Phone {
			chosen.setSize(w.Canvas().Size())
		}
		s.Closing()
		a.Quit() // a window that is asked twice to close takes the first request back, and would never go
	})
	return w, s
}

// DefaultBook is the file of the games where nobody names another. It has a folder of its own, because the one with
// the settings is watched: every entry would have them read again. It is empty where the system names no home.
func DefaultBook(a fyne.App) string {
	folder := a.Storage().RootURI().Path()
	if !filepath.IsAbs(folder) {
		return ""
	}
	return filepath.Join(folder, "games", "ledger.db")
}

// newAppIcon is the picture of the program in its own colours, side units wide and high.
func newAppIcon(side float32) fyne.CanvasObject {
	icon := canvas.NewImageFromResource(mark.AppIcon())
	icon.FillMode = canvas.ImageFillContain
	icon.SetMinSize(fyne.NewSquareSize(side))
	return container.NewCenter(icon)
}

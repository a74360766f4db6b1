// Package app is the graphical app: its pages and its session. It computes no rules and stores no game of its own.
package app

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/driver/desktop"

	"scripkeeper/app/command"
	"scripkeeper/app/guests"
	"scripkeeper/app/look"
	"scripkeeper/app/probe"
	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/result"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// Start holds the command-line options of the window.
type Start struct {
	// Book is the path of the file with all games; if empty, it is [DefaultBook].
	Book string
	// Language is the tag of the language for this run, such as "de"; if empty, it is the language in the settings.
	Language string
	// Phone gives the window the size of a phone.
	Phone bool
	// Given is a file or link that the window offers to import; empty for none.
	Given string
}

// Run opens the window and blocks until the window is closed. If the book, the file with all games, cannot be opened,
// the window says so. The returned error is from closing the book, or it is [command.ErrNoDisplay] or the fault
// window.opengl.
func Run(a fyne.App, o Start) (failed error) {
	by := shell.OnTime()
	w, s := build(a, o, by)
	followBook(s, by)
	probe.Serve(w)
	if failed = show(w); failed == nil {
		a.Run()
	}
	s.Closing() // the close intercept does not run if a signal ends the app
	s.Session.Drafts.Flush()
	// On phones the book stays open: the system may stop and restart the app at any time, and all entries are on disk.
	if book := s.Session.Book(); book != nil && !fyne.CurrentDevice().IsMobile() {
		failed = errors.Join(failed, book.Close())
	}
	return failed
}

// show opens the window, or returns why it cannot open. The toolkit panics without a display.
func show(w fyne.Window) (failed error) {
	defer func() {
		if fault := recover(); fault != nil {
			if !strings.Contains(fmt.Sprint(fault), "GLFW") {
				panic(fault)
			}
			failed = command.ErrNoDisplay // the environment names a display that is gone
		}
	}()
	if w.Show(); !isOpen(w) {
		return &ledger.Fault{Code: "window.opengl"}
	}
	return nil
}

// isOpen reports whether the system has a window. Without OpenGL it has none, and the toolkit would run on unseen.
func isOpen(w fyne.Window) (open bool) {
	native, is := w.(driver.NativeWindow)
	if !is {
		return true
	}
	native.RunNative(func(context any) {
		switch context {
		case driver.X11WindowContext{}, driver.WaylandWindowContext{}, driver.WindowsWindowContext{}:
		default:
			open = true
		}
	})
	return open
}

// DrawCard writes a PNG picture of a game's result, without a window and in the theme that the owner chose. If that is
// the system's theme, the picture is light, because the toolkit knows the system's theme only in a window.
func DrawCard(a fyne.App, to io.Writer, g *game.Game) error {
	chosen := settings{a.Preferences()}.theme()
	if chosen.Variant == look.System {
		chosen.Variant = look.Light
	}
	look.KeepDots()
	a.Settings().SetTheme(chosen)
	// The toolkit draws only if a window exists, even with a driver that cannot show one.
	if _, windows := a.Driver().(desktop.Driver); !windows {
		a.NewWindow(words.Text("app.name"))
	}
	return result.Draw(to, g)
}

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
	if o.Given != "" && s.Session.Book() != nil {
		s.Go(route.Scan{Given: o.Given})
	}
	by.Later(inspectionWait, func() { inspectBook(s, by) })
	w.Resize(size)
	w.SetCloseIntercept(func() {
		if !o.Phone {
			chosen.setSize(w.Canvas().Size())
		}
		s.Closing()
		a.Quit() // not w.Close: a second request to close the window would cancel the first
	})
	return w, s
}

// DefaultBook returns the default path of the book, or "" if the home folder is unknown. The book is in a subfolder,
// because the toolkit watches the settings folder and would reload the settings after every entry.
func DefaultBook(a fyne.App) string {
	folder := a.Storage().RootURI().Path()
	if !filepath.IsAbs(folder) {
		return ""
	}
	return filepath.Join(folder, "games", "ledger.db")
}

func newAppIcon(side float32) fyne.CanvasObject {
	icon := canvas.NewImageFromResource(mark.AppIcon())
	icon.FillMode = canvas.ImageFillContain
	icon.SetMinSize(fyne.NewSquareSize(side))
	return container.NewCenter(icon)
}

// Scripkeeper keeps the score of stock-market games played with real cards. Started without a command it opens its
// window; "scripkeeper help" tells what it does without one.
package main

import (
	_ "embed"
	"io"
	"os"
	"regexp"
	"runtime"
	"runtime/debug"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"

	"scripkeeper/app"
	"scripkeeper/app/command"
	"scripkeeper/app/probe"
	"scripkeeper/ledger/game"
)

// id names the program to the system, and its folder of settings.
const id = "org.scripkeeper.app"

//go:embed FyneApp.toml
var metadata string

func main() {
	program := command.Program{
		In: os.Stdin, Out: os.Stdout, Errors: os.Stderr,
		DefaultBook: command.DefaultBook(id), Version: version(),
		Environment: os.Getenv, Window: window, Card: card,
	}
	if info, err := os.Stderr.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
		program.Terminal = os.Stderr
	}
	os.Exit(program.Run(os.Args[1:]))
}

// window opens the window and stays until it is closed. The error is [command.ErrNoDisplay] where there is nothing to
// open it on.
func window(start command.Window) error {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return command.ErrNoDisplay
	}
	a := newApp()
	collectLater(a)
	return app.Run(a, app.Start{Book: start.Book, Phone: start.Phone, Language: start.Language})
}

// card draws the standing of a game as the window does, without one.
func card(to io.Writer, g *game.Game) error { return app.DrawCard(newApp(), to, g) }

// newApp is the program to the toolkit. Whoever built it, and wherever it lies, its version is its own: the toolkit
// knows only that of a package. It touches widgets on the main thread alone: with every redrawing of every object the
// toolkit would look whether it does, which takes a tenth of the time to the first picture. It looks where a test does.
//
// The toolkit makes its cache in that of the user, and complains on standard error where there is none, as for a user
// without a home.
func newApp() fyne.App {
	if cache, err := os.UserCacheDir(); err != nil || os.MkdirAll(cache, 0o700) != nil {
		_ = os.Setenv("XDG_CACHE_HOME", os.TempDir()) // fails only for an impossible name
	}
	a := fyneapp.NewWithID(id)
	about := a.Metadata()
	about.Version = version()
	about.Migrations = map[string]bool{"fyneDo": !probe.Watching}
	fyneapp.SetMetadata(about)
	return a
}

// collectLater collects no garbage before the first picture of a usual shelf, for which 15 MB are made. After it memory
// is given back, and collected early from then on: every change of a page makes a lot, and collecting it takes a few
// milliseconds. Who starts the program with a GOGC of their own gets that.
func collectLater(a fyne.App) {
	if os.Getenv("GOGC") != "" {
		return
	}
	const start, steady = 500, 50
	debug.SetGCPercent(start)
	a.Lifecycle().SetOnStarted(func() {
		debug.SetGCPercent(steady)
		debug.FreeOSMemory()
	})
}

// version is the program's version, from the file that it is packaged with.
func version() string {
	if found := regexp.MustCompile(`(?m)^\s*Version = "(.*)"$`).FindStringSubmatch(metadata); found != nil {
		return found[1]
	}
	return "unknown"
}

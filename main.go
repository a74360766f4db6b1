// Scripkeeper keeps the score of stock-market games played with real cards. Without a command, it opens its window;
// "scripkeeper help" lists the commands.
package main

import (
	_ "embed"
	"errors"
	"io"
	"os"
	"regexp"
	"runtime"
	"runtime/debug"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"

	"scripkeeper/app"
	"scripkeeper/app/command"
	"scripkeeper/app/command/console"
	"scripkeeper/app/probe"
	"scripkeeper/app/words"
	"scripkeeper/ledger/game"
)

// id identifies the program and its settings folder to the system.
const id = "org.scripkeeper.app"

//go:embed FyneApp.toml
var metadata string

func main() {
	console.Attach()
	program := command.Program{
		In: os.Stdin, Out: os.Stdout, Errors: os.Stderr,
		DefaultBook: command.DefaultBook(id), Version: version() + commit(),
		Environment: os.Getenv, Window: window, Card: card,
	}
	if info, err := os.Stderr.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
		program.Terminal = os.Stderr
	}
	os.Exit(program.Run(os.Args[1:]))
}

// window opens the window and returns when it is closed. The error is [command.ErrNoDisplay] without a display.
func window(start command.Window) error {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return command.ErrNoDisplay
	}
	a := newApp()
	collectLater(a)
	err := app.Run(a, app.Start{Book: start.Book, Phone: start.Phone, Language: start.Language, Given: start.Given})
	if err != nil && !errors.Is(err, command.ErrNoDisplay) { // nobody reads what a program prints that was started from a menu
		if sentence := words.ErrorSentence("", nil, err); !console.Box(sentence) {
			a.SendNotification(fyne.NewNotification(words.Text("app.name"), sentence))
		}
	}
	return err
}

// card draws the standing of a game as PNG, without a window.
func card(to io.Writer, g *game.Game) error { return app.DrawCard(newApp(), to, g) }

// newApp creates the toolkit's app. It sets the version itself, because the toolkit knows the version of packaged
// programs only. Except in tests, it disables the check that only the main thread touches widgets, which takes a tenth
// of the time to the first picture.
//
// Without a user's cache folder, newApp selects a temporary folder, because the toolkit would print an error.
func newApp() fyne.App {
	if cache, err := os.UserCacheDir(); err != nil || os.MkdirAll(cache, 0o700) != nil {
		_ = os.Setenv("XDG_CACHE_HOME", os.TempDir()) // fails only for an impossible name
	}
	a := fyneapp.NewWithID(id)
	about := a.Metadata()
	about.Version = version() + commit()
	about.Migrations = map[string]bool{"fyneDo": !probe.Watching}
	fyneapp.SetMetadata(about)
	return a
}

// collectLater postpones garbage collection until after the first picture, which saves time at the start. Afterwards
// garbage is collected early, because every change of a page makes garbage. The environment variable GOGC takes
// precedence.
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

func version() string {
	if found := regexp.MustCompile(`(?m)^\s*Version = "(.*)"$`).FindStringSubmatch(metadata); found != nil {
		return found[1]
	}
	return "unknown"
}

// commit returns in brackets the commit that the program was built from, or "" if unknown.
func commit() string {
	about, _ := debug.ReadBuildInfo() // about is nil if the build recorded nothing
	for i := 0; about != nil && i < len(about.Settings); i++ {
		if known := about.Settings[i]; known.Key == "vcs.revision" {
			return " (" + known.Value[:min(12, len(known.Value))] + ")"
		}
	}
	return ""
}

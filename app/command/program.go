// Package command runs the program without a window, on records or a book. OUTPUT.md describes the JSON output.
package command

import (
	"bufio"
	"cmp"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"

	"scripkeeper/app/command/console"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// Exit statuses of the program.
const (
	// Sound means success. When a game is checked, every entry is legal.
	Sound = 0
	// Refused means that an entry or the setup is illegal.
	Refused = 1
	// Failed means wrong usage, an unreadable file, or another failure.
	Failed = 2
)

type Program struct {
	In          io.Reader
	Out, Errors io.Writer
	// Terminal shows the progress of long work, or is nil without a terminal.
	Terminal io.Writer
	Version  string
	// DefaultBook is the path of the book used without --book.
	DefaultBook string
	// Environment returns an environment variable, which may select the language. The function may be nil.
	Environment func(name string) string
	// Window opens the window and returns when the window is closed. If the error is [ErrNoDisplay], the games are
	// served to browsers on this device.
	Window func(Window) error
	// Card draws the standing of a game as a PNG, without a display.
	Card func(w io.Writer, g *game.Game) error
}

// A Window holds the window's settings from the command line. Missing settings are empty.
type Window struct {
	Book     string
	Language string
	Phone    bool
	// Given is a file, by its path or "file:" address, or a link that begins with "scripkeeper:".
	Given string
}

type verb struct {
	// least and most limit the number of words after the command's name.
	least, most int
	flags       []string
	do          func(c call, words []string) error
}

// verbs returns the commands by name. The name "" opens the window.
func verbs() map[string]verb {
	all := map[string]verb{
		"":          {0, 1, []string{"book", "phone"}, openWindow},
		"serve":     {0, 1, []string{"book", "host", "lan", "listen", "open"}, serveGames},
		"check":     {1, 1, []string{"book", "json", "strict"}, checkGame},
		"list":      {0, 0, []string{"book", "deleted"}, listGames},
		"seating":   {1, 1, []string{"json", "rounds", "seed", "size"}, drawSeating},
		"people":    {0, 3, []string{"book", "hidden", "json"}, persons},
		"records":   {0, 1, []string{"book", "json"}, listRecords},
		"export":    {1, 1, []string{"as", "book", "out", plainFlag}, exportGame},
		"import":    {1, 1, []string{"book"}, importGame},
		"compare":   {2, 2, []string{"book", "json"}, compareGames},
		"merge":     {2, 2, []string{"book", "out", "take"}, mergeGames},
		"schema":    {0, 1, nil, printSchema},
		"words":     {1, 1, nil, reviewWords},
		"rename":    {2, 2, []string{"book"}, shelving(rename)},
		"duplicate": {1, 1, []string{"book"}, shelving(duplicate)},
		"archive":   {1, 1, []string{"book"}, shelving(archive)},
		"delete":    {0, 1, []string{"book", "for-good", "old"}, deleteGame},
		"backup":    {1, 1, []string{"book"}, writeBackup},
		"restore":   {1, 1, []string{"book"}, restore},
	}
	maps.Copy(all, tournamentVerbs())
	return all
}

// Run runs a command and returns the exit status, which is [Failed] if the output cannot be written.
func (p Program) Run(args []string) int {
	words.Speak(p.speaks(args))
	a, err := parse(args)
	out, errs := &console.Output{To: p.Out, JSON: a.writesJSON(), Raw: a.writesBytes()}, &console.Output{To: p.Errors}
	p.Errors = errs
	c := call{p, a, bufio.NewWriter(out)}
	if err != nil {
		err = notation.Flag(err)
	} else {
		err = c.run()
	}
	status := c.ended(err)
	if _ = c.Out.Flush(); out.Err != nil {
		c.say(words.Format("command.output", words.Names{"detail": cause(out.Err)}))
		return Failed
	}
	return status
}

// speaks returns the language selected by the arguments, which may be unparsable, or by the environment.
func (p Program) speaks(args []string) *lang.Language {
	for i, arg := range args {
		flag, tag, has := strings.Cut(arg, "=")
		if flag == "--" {
			break
		}
		if !has && i+1 < len(args) {
			tag = args[i+1]
		}
		if flag == "--"+languageFlag || flag == "-"+languageFlag {
			return lang.Best(tag)
		}
	}
	if p.Environment != nil {
		return lang.FromEnvironment(p.Environment)
	}
	return lang.English()
}

func (c call) run() error {
	name, rest := "", c.words
	if len(rest) > 0 {
		name, rest = rest[0], rest[1:]
	}
	if name == tournaments && len(rest) > 0 {
		name, rest = name+" "+rest[0], rest[1:]
	}
	switch {
	case name == tournaments+" help" || c.help && strings.HasPrefix(name, tournaments):
		_, _ = io.WriteString(c.Out, words.Spoken().Document("help.tournament"))
		return nil
	case c.help || name == "help":
		_, _ = io.WriteString(c.Out, words.Spoken().Document("help"))
		return nil
	case c.version:
		c.line("scripkeeper " + c.Version)
		return nil
	}
	if strings.ContainsAny(name, `./\:`) { // no command's name
		name, rest = "", c.words
	}
	v, known := verbs()[name]
	switch {
	case !known:
		return notation.NewMisuse("command.unknown", words.Names{"command": name})
	case len(rest) < v.least || len(rest) > v.most:
		return notation.NewMisuse("command.arguments", words.Names{"command": cmp.Or(name, "scripkeeper"), "count": v.most})
	}
	for _, flag := range c.flags {
		if flag != languageFlag && !slices.Contains(v.flags, flag) {
			return meaningless(name, flag)
		}
	}
	if name == "" {
		return v.do(c, rest) // a panic of the window shows its trace
	}
	return catchPanic(func() error { return v.do(c, rest) })
}

// catchPanic runs do. A panic, which a broken file may cause, becomes an error.
func catchPanic(do func() error) (err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = &ledger.Fault{Code: "work.failed"}
		}
	}()
	return do()
}

func meaningless(name, flag string) error {
	key := "command.flag"
	if name == "" {
		key = "command.flag.window"
	}
	return notation.NewMisuse(key, words.Names{"command": name, "flag": "--" + flag})
}

// ErrNoDisplay means that there is no display for a window.
var ErrNoDisplay = errors.New("there is no display to open a window on")

// openWindow opens the window or, if there is no display, serves the games to browsers.
func openWindow(c call, given []string) error {
	err := c.Window(Window{c.book, c.language, c.phone, strings.Join(given, "")})
	if !errors.Is(err, ErrNoDisplay) {
		return err
	}
	c.say(words.Text("command.serve.display"))
	return catchPanic(func() error { return serveGames(c, given) })
}

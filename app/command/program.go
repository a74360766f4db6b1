// Package command is what the program does without a window: it checks records, lists the games of a book, and hands
// games out and in. What "check --json" prints is described in OUTPUT.md.
package command

import (
	"bufio"
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

// The exit statuses.
const (
	// Sound is that everything went well, and of a game that every entry of it is legal.
	Sound = 0
	// Refused is that the rules refuse an entry, or what the game begins with.
	Refused = 1
	// Failed is bad usage, a file that cannot be read, or another failure.
	Failed = 2
)

// A Program is the program as the command line starts it.
type Program struct {
	In          io.Reader
	Out, Errors io.Writer
	// Terminal is where somebody looks at how far long work is, nil where nobody does.
	Terminal io.Writer
	// Version is that of the program, as --version prints it.
	Version string
	// DefaultBook is the file of the games where --book names none.
	DefaultBook string
	// Environment is a variable of the environment, which says what language is spoken; nil where there are none.
	Environment func(name string) string
	// Window opens the window and stays until it is closed. Where it fails with [ErrNoDisplay] the games are served
	// to browsers of this device.
	Window func(Window) error
	// Card draws the standing of a game as a picture (PNG). It needs no display.
	Card func(w io.Writer, g *game.Game) error
}

// A Window is what the command line says about the window. Each is empty where it says nothing of that.
type Window struct {
	// Book is the file of the games.
	Book string
	// Language is the tag of the language that is spoken this time.
	Language string
	Phone    bool
}

// A verb is a command of the program.
type verb struct {
	// least and most are how many words it takes after its name.
	least, most int
	// flags are those that mean something to it.
	flags []string
	do    func(c call, words []string) error
}

// verbs are the commands by their names. The window has none.
func verbs() map[string]verb {
	all := map[string]verb{
		"":          {0, 0, []string{"book", "phone"}, openWindow},
		"serve":     {0, 1, []string{"book", "host", "lan", "listen"}, serveGames},
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

// Run does what the arguments say and gives the exit status. Output that could not be written to its end is a failure,
// whatever else came of the command.
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

// speaks is the language that the arguments ask for, or that of the environment. It is looked for before they are read,
// which may go wrong.
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

// run does what the arguments say, or returns what is wrong with them.
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
	v, known := verbs()[name]
	switch {
	case !known:
		return notation.Wrong("command.unknown", words.Names{"command": name})
	case len(rest) < v.least || len(rest) > v.most:
		return notation.Wrong("command.arguments", words.Names{"command": name, "count": v.most})
	}
	for _, flag := range c.flags {
		if flag != languageFlag && !slices.Contains(v.flags, flag) {
			return meaningless(name, flag)
		}
	}
	if name == "" {
		return v.do(c, rest) // a window that breaks off says where
	}
	return guarded(func() error { return v.do(c, rest) })
}

// guarded does a command. Whatever a file holds, it ends with a sentence.
func guarded(do func() error) (err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = &ledger.Fault{Code: "work.failed"}
		}
	}()
	return do()
}

// meaningless says that a flag means nothing to a command.
func meaningless(name, flag string) error {
	key := "command.flag"
	if name == "" {
		key = "command.flag.window"
	}
	return notation.Wrong(key, words.Names{"command": name, "flag": "--" + flag})
}

// ErrNoDisplay tells that there is no display to open a window on.
var ErrNoDisplay = errors.New("there is no display to open a window on")

// openWindow opens the window and stays until it is closed. Without a display it serves instead.
func openWindow(c call, _ []string) error {
	err := c.Window(Window{c.book, c.language, c.phone})
	if !errors.Is(err, ErrNoDisplay) {
		return err
	}
	c.say(words.Text("command.serve.display"))
	return guarded(func() error { return serveGames(c, nil) })
}

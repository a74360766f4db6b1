// Package command is what the program does without a window: it checks records, lists the games of a book, and hands
// games out and in. What "check --json" prints is described in OUTPUT.md.
package command

import (
	_ "embed"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/report"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/export"
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

//go:embed help.txt
var help string

//go:embed helptournament.txt
var helpTournament string

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
	// Window opens the window and stays until it is closed. The book is empty where --book names none.
	Window func(book string, phone bool) error
	// Fonts are what is printed with.
	Fonts report.Fonts
	// Card draws the standing of a game as a picture (PNG). It needs no display.
	Card func(w io.Writer, g *game.Game) error
}

// arguments are what the command line asks for.
type arguments struct {
	book, as     string
	take, out    string
	instead      printNames
	size, rounds int
	seed         uint64
	json, strict bool
	// deleted asks for the games that were deleted, old for those that were deleted long ago; forGood tells that a deletion is for good.
	deleted, old, forGood bool
	phone                 bool
	help, version         bool
	tournament            tournamentFlags
	// flags are the names of the flags that were given, in alphabetical order.
	flags []string
	words []string
}

// A verb is a command of the program.
type verb struct {
	// least and most are how many words it takes after its name.
	least, most int
	// flags are those that mean something to it.
	flags []string
	do    func(a arguments, words []string) int
}

// verbs are the commands by their names. The window has none.
func (p Program) verbs() map[string]verb {
	all := map[string]verb{
		"":          {0, 0, []string{"book", "phone"}, func(a arguments, _ []string) int { return p.window(a) }},
		"check":     {1, 1, []string{"book", "json", "strict"}, func(a arguments, w []string) int { return p.check(a, w[0]) }},
		"list":      {0, 0, []string{"book", "deleted"}, func(a arguments, _ []string) int { return p.list(a) }},
		"seating":   {1, 1, []string{"json", "rounds", "seed", "size"}, func(a arguments, w []string) int { return p.seating(a, w[0]) }},
		"people":    {0, 3, []string{"book", "hidden", "json"}, p.persons},
		"records":   {0, 1, []string{"book", "json"}, p.records},
		"export":    {1, 1, []string{"as", "book", "out", printName}, func(a arguments, w []string) int { return p.export(a, w[0]) }},
		"import":    {1, 1, []string{"book"}, func(a arguments, w []string) int { return p.takeIn(a, w[0]) }},
		"compare":   {2, 2, []string{"book", "json"}, func(a arguments, w []string) int { return p.compare(a, w[0], w[1]) }},
		"merge":     {2, 2, []string{"book", "out", "take"}, func(a arguments, w []string) int { return p.merge(a, w[0], w[1]) }},
		"schema":    {0, 1, nil, p.schema},
		"rename":    {2, 2, []string{"book"}, func(a arguments, w []string) int { return p.shelved(a, w[0], rename(w[1])) }},
		"duplicate": {1, 1, []string{"book"}, func(a arguments, w []string) int { return p.shelved(a, w[0], duplicate) }},
		"archive":   {1, 1, []string{"book"}, func(a arguments, w []string) int { return p.shelved(a, w[0], archive) }},
		"delete":    {0, 1, []string{"book", "for-good", "old"}, p.delete},
		"backup":    {1, 1, []string{"book"}, func(a arguments, w []string) int { return p.backup(a, w[0]) }},
		"restore":   {1, 1, []string{"book"}, func(a arguments, w []string) int { return p.restore(a, w[0]) }},
	}
	maps.Copy(all, p.tournamentVerbs())
	return all
}

// Run does what the arguments say and gives the exit status. Output that could not be written to its end is a failure,
// whatever else came of the command.
func (p Program) Run(args []string) int {
	a, err := parse(args)
	out, errs := &output{to: p.Out, json: a.writesJSON(), raw: a.writesBytes()}, &output{to: p.Errors}
	p.Out, p.Errors = out, errs
	status := p.run(a, err)
	if out.err != nil {
		p.say(words.Format("command.output", words.Names{"detail": cause(out.err)}))
		return Failed
	}
	return status
}

// run does what the arguments say, or tells what is wrong with them.
func (p Program) run(a arguments, wrong error) int {
	name, rest := "", a.words
	if len(rest) > 0 {
		name, rest = rest[0], rest[1:]
	}
	if name == tournaments && len(rest) > 0 {
		name, rest = name+" "+rest[0], rest[1:]
	}
	switch {
	case wrong != nil:
		return p.misused(a, wrong.Error())
	case name == tournaments+" help" || a.help && strings.HasPrefix(name, tournaments):
		_, _ = io.WriteString(p.Out, helpTournament)
		return Sound
	case a.help || name == "help":
		_, _ = io.WriteString(p.Out, help)
		return Sound
	case a.version:
		_, _ = fmt.Fprintf(p.Out, "scripkeeper %s\n", p.Version)
		return Sound
	}
	v, known := p.verbs()[name]
	switch {
	case !known:
		return p.misused(a, words.Format("command.unknown", words.Names{"command": name}))
	case len(rest) < v.least || len(rest) > v.most:
		return p.misused(a, words.Format("command.arguments", words.Names{"command": name, "count": words.Number(v.most)}))
	}
	for _, flag := range a.flags {
		if !slices.Contains(v.flags, flag) {
			return p.misused(a, meaningless(name, flag))
		}
	}
	if name == "" {
		return v.do(a, rest) // a window that breaks off says where
	}
	return p.guarded(a, func() int { return v.do(a, rest) })
}

// guarded does a command. Whatever a file holds, it ends with a sentence.
func (p Program) guarded(a arguments, do func() int) (status int) {
	defer func() {
		if broken := recover(); broken != nil {
			status = p.fail(a, &ledger.Fault{Code: "work.failed"})
		}
	}()
	return do()
}

// meaningless says that a flag means nothing to a command.
func meaningless(name, flag string) string {
	key := "command.flag"
	if name == "" {
		key = "command.flag.window"
	}
	return words.Format(key, words.Names{"command": name, "flag": "--" + flag})
}

// window opens the window and stays until it is closed.
func (p Program) window(a arguments) int {
	if err := p.Window(a.book, a.phone); err != nil {
		return p.fail(a, err)
	}
	return Sound
}

// parse reads the arguments. Flags may stand before and after the words.
func parse(args []string) (arguments, error) {
	var a arguments
	flags := flag.NewFlagSet("scripkeeper", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&a.book, "book", "", "")
	flags.StringVar(&a.as, "as", "", "")
	flags.StringVar(&a.take, "take", "", "")
	flags.StringVar(&a.out, "out", "", "")
	flags.Var(&a.instead, printName, "")
	flags.IntVar(&a.size, "size", usualSize, "")
	flags.IntVar(&a.rounds, "rounds", usualRounds, "")
	flags.Uint64Var(&a.seed, "seed", 1, "")
	a.tournament.define(flags)
	flags.BoolVar(&a.json, "json", false, "")
	flags.BoolVar(&a.strict, "strict", false, "")
	flags.BoolVar(&a.deleted, "deleted", false, "")
	flags.BoolVar(&a.forGood, "for-good", false, "")
	flags.BoolVar(&a.old, "old", false, "")
	flags.BoolVar(&a.phone, "phone", false, "")
	flags.BoolVar(&a.version, "version", false, "")
	flags.BoolVar(&a.help, "help", false, "")
	flags.BoolVar(&a.help, "h", false, "")
	for {
		if err := flags.Parse(args); err != nil {
			return a, err
		}
		if flags.NArg() == 0 {
			var wrong error
			flags.Visit(func(f *flag.Flag) {
				if a.flags = append(a.flags, f.Name); f.Value.String() == "" {
					wrong = fmt.Errorf("flag needs an argument: -%s", f.Name)
				}
			})
			return a, wrong
		}
		a.words = append(a.words, flags.Arg(0))
		args = flags.Args()[1:]
	}
}

// writesJSON reports whether what is printed is JSON.
func (a arguments) writesJSON() bool {
	return a.json || a.as == string(export.JSONFormat) || len(a.words) > 0 && a.words[0] == "schema"
}

// writesBytes reports whether what is printed is no text: it must come out as it is.
func (a arguments) writesBytes() bool {
	return len(a.words) > 0 && a.words[0] == "backup" || a.as == string(report.PDFFormat) || a.as == cardForm ||
		len(a.words) > 0 && a.words[0] == tournaments && isPage(a.as)
}

// fail tells an error on the error output, and as an object where JSON is asked for.
func (p Program) fail(a arguments, err error) int {
	sentence := words.Trouble("", nil, err)
	if a.json {
		jsonout.Write(p.Out, jsonout.FailureOf(err, sentence))
	}
	p.say(sentence)
	return Failed
}

// say writes a sentence on the error output.
func (p Program) say(sentence string) { _, _ = fmt.Fprintf(p.Errors, "scripkeeper: %s\n", sentence) }

// misused tells what is wrong with the command line, and where help is.
func (p Program) misused(a arguments, sentence string) int {
	if a.json {
		jsonout.Write(p.Out, jsonout.MisuseOf(sentence))
	}
	p.say(strings.TrimSuffix(sentence, ".") + "\n" + words.Text("command.help"))
	return Failed
}

// open opens the book that the command line names, to write in it.
func (p Program) open(a arguments) (*book.Book, error) { return p.opened(a, book.Open) }

// look opens it to look at it, which makes nothing.
func (p Program) look(a arguments) (*book.Book, error) { return p.opened(a, book.OpenReadOnly) }

func (p Program) opened(a arguments, open func(string, []calc.Rulebook) (*book.Book, error)) (*book.Book, error) {
	path := a.book
	if path == "" {
		path = p.DefaultBook
	}
	book, err := open(path, rulebooks.All())
	if err != nil {
		return nil, err
	}
	notices := book.Notices()
	for _, notice := range notices[:min(len(notices), maxTold)] {
		if notice != book.ReadOnly() { // what would write says why it cannot
			p.say(words.Trouble("", nil, notice))
		}
	}
	p.sayMore(len(notices))
	return book, nil
}

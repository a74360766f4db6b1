// Package command is what the program does without a window: it checks records, lists the games of a book, and hands
// games out and in. What "check --json" prints is described in OUTPUT.md.
package command

import (
	_ "embed"
	"flag"
	"fmt"
	"io"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
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

// A Program is the program as the command line starts it.
type Program struct {
	In          io.Reader
	Out, Errors io.Writer
	// DefaultBook is the file of the games where --book names none.
	DefaultBook string
	// Window opens the window and stays until it is closed. The book is empty where --book names none.
	Window func(book string, phone bool) error
}

// asked is what the command line asks for.
type asked struct {
	book, as     string
	json, strict bool
	phone, help  bool
	words        []string
}

// Run does what the arguments say and gives the exit status.
func (p Program) Run(args []string) int {
	if err := words.Load("en"); err != nil {
		return p.fail(asked{}, err)
	}
	a, err := parse(args)
	switch {
	case err != nil:
		return p.misused(a, err.Error())
	case a.help || len(a.words) > 0 && a.words[0] == "help":
		_, _ = io.WriteString(p.Out, help)
		return Sound
	case len(a.words) == 0:
		if err := p.Window(a.book, a.phone); err != nil {
			return p.fail(a, err)
		}
		return Sound
	}
	name, rest := a.words[0], a.words[1:]
	wants := map[string]int{"check": 1, "list": 0, "export": 1, "import": 1, "schema": min(len(rest), 1)}
	if n, known := wants[name]; !known {
		return p.misused(a, words.Tell("command.unknown", words.Names{"command": name}))
	} else if len(rest) != n {
		return p.misused(a, words.Tell("command.arguments", words.Names{"command": name, "count": words.Number(n)}))
	}
	switch name {
	case "check":
		return p.check(a, rest[0])
	case "list":
		return p.list(a)
	case "export":
		return p.export(a, rest[0])
	case "schema":
		return p.schema(a, rest)
	}
	return p.takeIn(a, rest[0])
}

// parse reads the arguments. Flags may stand before and after the words.
func parse(args []string) (asked, error) {
	var a asked
	flags := flag.NewFlagSet("scripkeeper", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&a.book, "book", "", "")
	flags.StringVar(&a.as, "as", "", "")
	flags.BoolVar(&a.json, "json", false, "")
	flags.BoolVar(&a.strict, "strict", false, "")
	flags.BoolVar(&a.phone, "phone", false, "")
	flags.BoolVar(&a.help, "help", false, "")
	flags.BoolVar(&a.help, "h", false, "")
	for {
		if err := flags.Parse(args); err != nil {
			return a, err
		}
		if flags.NArg() == 0 {
			return a, nil
		}
		a.words = append(a.words, flags.Arg(0))
		args = flags.Args()[1:]
	}
}

// fail tells an error on the error output, and as an object where JSON is asked for.
func (p Program) fail(a asked, err error) int {
	sentence := words.Trouble("", nil, err)
	if a.json {
		writeJSON(p.Out, faultOut(err, sentence))
	}
	_, _ = fmt.Fprintf(p.Errors, "scripkeeper: %s\n", sentence)
	return Failed
}

// misused tells what is wrong with the command line, and where help is.
func (p Program) misused(a asked, sentence string) int {
	if a.json {
		writeJSON(p.Out, outFailure{outFault{Code: usage, Message: sentence}})
	}
	_, _ = fmt.Fprintf(p.Errors, "scripkeeper: %s\n%s\n", strings.TrimSuffix(sentence, "."), words.Say("command.help"))
	return Failed
}

// open opens the book that the command line names.
func (p Program) open(a asked) (*ledger.Book, error) {
	path := a.book
	if path == "" {
		path = p.DefaultBook
	}
	book, err := ledger.Open(path, rulebooks.All())
	if err != nil {
		return nil, err
	}
	if notice := book.Notice(); notice != nil {
		_, _ = fmt.Fprintf(p.Errors, "scripkeeper: %s\n", words.Trouble("", nil, notice))
	}
	return book, nil
}

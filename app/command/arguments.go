package command

import (
	"flag"
	"io"
	"slices"
	"strconv"
	"unicode/utf8"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/command/serve"
	"scripkeeper/app/words"
	"scripkeeper/ledger/export"
)

// arguments are what the command line asks for.
type arguments struct {
	book, as     string
	take, out    string
	size, rounds int
	seed         uint64
	json, strict bool
	// plain asks for a table as programs read it.
	plain bool
	// deleted asks for the games that were deleted, old for those that were deleted long ago; forGood tells that a
	// deletion is for good.
	deleted, old, forGood bool
	phone                 bool
	// listen is where to serve, lan tells that a local network may reach it.
	listen string
	lan    bool
	// hosts are names by which browsers may ask for what is served.
	hosts serve.Hosts
	// language is the tag of the language that is spoken.
	language      string
	help, version bool
	tournament    tournamentFlags
	// flags are the names of the flags that were given, in alphabetical order.
	flags []string
	words []string
}

// languageFlag means something to every command.
const languageFlag = "lang"

// plainFlag asks for a table as programs read it.
const plainFlag = "plain"

// parse reads the arguments. Flags may stand before and after the words.
func parse(args []string) (arguments, error) {
	var a arguments
	for _, argument := range args {
		if !utf8.ValidString(argument) {
			return a, notation.Wrong("command.argument", words.Names{"argument": strconv.QuoteToASCII(argument)})
		}
	}
	flags := flag.NewFlagSet("scripkeeper", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&a.book, "book", "", "")
	flags.StringVar(&a.language, languageFlag, "", "")
	flags.StringVar(&a.as, "as", "", "")
	flags.StringVar(&a.take, "take", "", "")
	flags.StringVar(&a.out, "out", "", "")
	flags.IntVar(&a.size, "size", usualSize, "")
	flags.IntVar(&a.rounds, "rounds", usualRounds, "")
	flags.Uint64Var(&a.seed, "seed", 1, "")
	a.tournament.define(flags)
	flags.BoolVar(&a.json, "json", false, "")
	flags.BoolVar(&a.plain, plainFlag, false, "")
	flags.BoolVar(&a.strict, "strict", false, "")
	flags.BoolVar(&a.deleted, "deleted", false, "")
	flags.BoolVar(&a.forGood, "for-good", false, "")
	flags.BoolVar(&a.old, "old", false, "")
	flags.BoolVar(&a.phone, "phone", false, "")
	flags.StringVar(&a.listen, "listen", "", "")
	flags.Var(&a.hosts, "host", "")
	flags.BoolVar(&a.lan, "lan", false, "")
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
					wrong = notation.EmptyFlag(f.Name)
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
	return len(a.words) > 0 && a.words[0] == "backup" || a.as == string(export.CSVFormat) && !a.plain || a.as == cardForm
}

// given reports whether a flag stands on the command line.
func (a arguments) given(flag string) bool { return slices.Contains(a.flags, flag) }

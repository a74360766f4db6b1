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

type arguments struct {
	book, as     string
	take, out    string
	size, rounds int
	seed         uint64
	json, strict bool
	// plain selects output for programs.
	plain bool
	// deleted selects the deleted games. old selects games deleted long ago. forGood confirms permanent deletion.
	deleted, old, forGood bool
	phone                 bool
	// listen is the address to serve at. lan serves to the local network. open opens the keeper's link in a browser.
	listen        string
	lan, open     bool
	hosts         serve.Hosts
	language      string
	help, version bool
	tournament    tournamentFlags
	flags         []string
	words         []string
}

const languageFlag = "lang"

const plainFlag = "plain"

// parse parses the arguments. Flags may come before and after words.
func parse(args []string) (arguments, error) {
	var a arguments
	for _, argument := range args {
		if !utf8.ValidString(argument) {
			return a, notation.NewMisuse("command.argument", words.Names{"argument": strconv.QuoteToASCII(argument)})
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
	flags.BoolVar(&a.open, "open", false, "")
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

func (a arguments) writesJSON() bool {
	return a.json || a.as == string(export.JSONFormat) || len(a.words) > 0 && a.words[0] == "schema"
}

// writesBytes reports whether the output is binary and must not be filtered.
func (a arguments) writesBytes() bool {
	return len(a.words) > 0 && a.words[0] == "backup" || a.as == string(export.CSVFormat) && !a.plain || a.as == cardForm
}

func (a arguments) given(flag string) bool { return slices.Contains(a.flags, flag) }

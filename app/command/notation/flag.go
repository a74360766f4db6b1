// Package notation parses the notations of the command line, such as flags, members, points and ranks.
package notation

import (
	"errors"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/schema"
)

// Error messages of package flag. The first three precede a flag's name, the others reject a number.
const (
	flagUnknown = "flag provided but not defined: -"
	flagEmpty   = "flag needs an argument: -"
	flagValue   = " for flag -"
	flagParse   = "parse error"
	flagRange   = "value out of range"
)

// Flag translates an error from package flag or from a flag's own parser.
func Flag(err error) Misuse {
	if own, is := errors.AsType[Misuse](err); is {
		return own
	}
	told := err.Error()
	for said, key := range map[string]string{
		flagUnknown: "command.flag.unknown", flagEmpty: "command.flag.empty", flagValue: "command.flag.value",
	} {
		if _, name, found := strings.Cut(told, said); found {
			name, own, _ := strings.Cut(name, ": ")
			if own != "" && own != flagParse && own != flagRange {
				return Misuse(own)
			}
			return NewMisuse(key, words.Names{"flag": "--" + name})
		}
	}
	return NewMisuse("command.flag.bad", nil)
}

func EmptyFlag(name string) error { return errors.New(flagEmpty + name) }

// A Misuse is an error in the command line, as a sentence.
type Misuse string

func (m Misuse) Error() string { return string(m) }

// NewMisuse returns a misuse with the sentence for a key.
func NewMisuse(key string, names words.Names) Misuse { return Misuse(words.Format(key, names)) }

// UnknownGame returns the misuse of an unknown game name. The sentence lists the known games.
func UnknownGame(name string) Misuse {
	unknown := words.ErrorSentence("", nil, &ledger.Fault{Code: "record.rulebook", Detail: name})
	known := words.Format("command.games", words.Names{"games": schema.Rulebooks()})
	return Misuse(unknown + " " + known)
}

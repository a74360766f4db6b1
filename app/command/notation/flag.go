// Package notation reads what the command line says in a notation of its own: flags, who takes part, how many points,
// which game, who sits where, who came in after whom, which entries of two copies.
package notation

import (
	"errors"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/schema"
)

// What the package that reads flags says of one, before its name, and what it says of a number that is none.
const (
	flagUnknown = "flag provided but not defined: -"
	flagEmpty   = "flag needs an argument: -"
	flagValue   = " for flag -"
	flagParse   = "parse error"
	flagRange   = "value out of range"
)

// Flag says in the language of the program what is wrong with a flag, or with an argument that says so itself.
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
				return Misuse(own) // the flag's own sentence
			}
			return Wrong(key, words.Names{"flag": "--" + name})
		}
	}
	return Wrong("command.flag.bad", nil)
}

// EmptyFlag is the error of a flag that has nothing after it.
func EmptyFlag(name string) error { return errors.New(flagEmpty + name) }

// A Misuse is a sentence about what is wrong with the command line.
type Misuse string

func (m Misuse) Error() string { return string(m) }

// Wrong is the misuse that a key tells.
func Wrong(key string, names words.Names) Misuse { return Misuse(words.Format(key, names)) }

// UnknownGame is the misuse of a name that no game has; it tells which there are.
func UnknownGame(name string) Misuse {
	unknown := words.Trouble("", nil, &ledger.Fault{Code: "record.rulebook", Detail: name})
	known := words.Format("command.games", words.Names{"games": schema.Rulebooks()})
	return Misuse(unknown + " " + known)
}

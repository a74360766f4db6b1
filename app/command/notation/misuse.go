// Package notation reads what the command line says in a notation of its own: flags, who takes part, how many points,
// which game, who sits where, who came in after whom, which entries of two copies.
package notation

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/schema"
)

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

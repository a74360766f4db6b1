package ledger

import (
	"errors"
	"scripkeeper/calc"
)

// Scratch begins a game that is kept nowhere, to check a calculation. [Book.Store] keeps it after all. Errors are as
// with [Book.Begin].
func Scratch(s Setup, rulebooks []calc.Rulebook) (*Game, error) {
	r, err := s.record(rulebooks, Author{})
	if err != nil {
		return nil, err
	}
	return Start(r, rulebooks)
}

// Start is the game of a record that nobody has entered anything in.
func Start(r Record, rulebooks []calc.Rulebook) (*Game, error) {
	g, err := Replay(r, rulebooks)
	var refusal *calc.Refusal
	if errors.As(err, &refusal) {
		return nil, refusal
	}
	return g, err
}

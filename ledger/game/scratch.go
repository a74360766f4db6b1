package game

import (
	"errors"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

// Scratch begins a game that is kept nowhere, to check a calculation. [book.Book.Store] keeps it after all. Errors are as
// with [book.Book.Begin].
func Scratch(s record.Setup, rulebooks []calc.Rulebook) (*Game, error) {
	r, err := s.Record(rulebooks, ledger.Author{})
	if err != nil {
		return nil, err
	}
	return Start(r, rulebooks)
}

// Start is the game of a record that nobody has entered anything in.
func Start(r record.Record, rulebooks []calc.Rulebook) (*Game, error) {
	g, err := Replay(r, rulebooks)
	var refusal *calc.Refusal
	if errors.As(err, &refusal) {
		return nil, refusal
	}
	return g, err
}

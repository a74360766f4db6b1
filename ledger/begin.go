package ledger

import (
	"errors"

	"scripkeeper/calc"
)

// Begin begins a game and puts it into the book. What the setup leaves open is filled in: the id is drawn, the rules
// version is the present one, the options are those of the first preset, the time is now. A *[calc.Refusal] tells what
// the rules do not allow.
func (b *Book) Begin(s Setup, by Author) (*Game, error) {
	g, err := begin(s, b.rulebooks, by)
	if err != nil {
		return nil, err
	}
	return b.Store(g, by)
}

// Scratch begins a game that is kept nowhere, to check a calculation. [Book.Store] keeps it after all. Errors are as
// with [Book.Begin].
func Scratch(s Setup, rulebooks []calc.Rulebook) (*Game, error) {
	return begin(s, rulebooks, Author{})
}

// Store puts a game that is kept nowhere into the book, with all its operations, and returns the kept one. The fault
// game.exists tells that the book has a game with its id.
func (b *Book) Store(g *Game, by Author) (*Game, error) {
	r := g.Export()
	if r.By == (Author{}) {
		r.By = by
	}
	stored, err := Replay(r, b.rulebooks)
	if err != nil {
		return nil, err
	}
	if fault := b.insertGame(r); fault != nil {
		return nil, fault
	}
	stored.book = b
	b.remember(played{stored.setup, stored.rules, stored.opening, stored.steps, stored.log.last()})
	return stored, nil
}

func begin(s Setup, rulebooks []calc.Rulebook, by Author) (*Game, error) {
	r, err := s.record(rulebooks, by)
	if err != nil {
		return nil, err
	}
	g, err := Replay(r, rulebooks)
	var refusal *calc.Refusal
	if errors.As(err, &refusal) {
		return nil, refusal
	}
	return g, err
}

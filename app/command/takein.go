package command

import (
	"fmt"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// A shelf gives games of the book that is asked for. It is opened when one is wanted.
type shelf struct {
	program   Program
	arguments arguments
}

// Load gives a game by its id.
func (s shelf) Load(id ledger.GameID) (*game.Game, error) {
	book, err := s.program.look(s.arguments)
	if err != nil {
		return nil, err
	}
	defer func() { _ = book.Close() }()
	return book.Games.Load(id)
}

// takeIn takes a game from a file into the book, and names every entry of it that the rules refuse.
func (p Program) takeIn(a arguments, file string) int {
	record, err := p.read(file, shelf{p, a})
	if err != nil {
		return p.fail(a, err)
	}
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	added, err := book.Games.Import(record, ledger.Author{})
	if err != nil {
		return p.fail(a, err)
	}
	game, err := book.Games.Load(added.Game)
	if err != nil {
		return p.fail(a, err)
	}
	_, _ = fmt.Fprintf(p.Out, "%s  %s\n", added.Game, words.Format("scan."+string(added.Outcome), words.Names{
		"count": words.Number(added.Added), "entries": words.Number(len(game.Steps())),
	}))
	if added.Undeleted {
		_, _ = fmt.Fprintln(p.Out, words.Text("scan.undeleted"))
	}
	p.tellTidied(record.Tidied)
	return p.verdict(game)
}

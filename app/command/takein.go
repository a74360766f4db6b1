package command

import (
	"fmt"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// takeIn takes a game from a file into the book, and names every entry of it that the rules refuse.
func (p Program) takeIn(a asked, file string) int {
	record, err := p.read(file)
	if err != nil {
		return p.fail(a, err)
	}
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	added, err := book.Import(record, ledger.Author{})
	if err != nil {
		return p.fail(a, err)
	}
	game, err := book.Load(added.Game)
	if err != nil {
		return p.fail(a, err)
	}
	_, _ = fmt.Fprintf(p.Out, "%s  %s\n", added.Game, words.Tell("scan."+string(added.Outcome), words.Names{
		"count": words.Number(added.Added), "entries": words.Number(len(game.Steps())),
	}))
	p.tellTidied(record.Tidied)
	return p.verdict(game)
}

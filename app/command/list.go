package command

import (
	"bufio"
	"fmt"

	"scripkeeper/app/words"
)

// list prints the games of the book, one a line: the number, the title, how it stands.
func (p Program) list(a asked) int {
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	games, err := book.Shelf()
	if err != nil {
		return p.fail(a, err)
	}
	out := bufio.NewWriter(p.Out)
	defer func() { _ = out.Flush() }()
	if len(games) == 0 {
		_, _ = fmt.Fprintln(out, words.Tell("command.list.empty", words.Names{"path": book.Path()}))
	}
	for _, game := range games {
		key := "command.list.game"
		if game.Title != "" {
			key = "command.list.titled"
		}
		_, _ = fmt.Fprintf(out, "%s  %s\n", game.ID, words.Tell(key, words.Names{
			"title": game.Title, "names": words.Join(game.Names), "state": words.GameState(game),
		}))
	}
	return Sound
}

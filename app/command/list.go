package command

import (
	"bufio"
	"fmt"

	"scripkeeper/app/words"
	"scripkeeper/ledger/stats"
)

// list prints the games of the book, one a line: the number, the title, how it stands. With --deleted they are those that were
// deleted, and since when.
func (p Program) list(a arguments) int {
	games, path, err := p.games(a, a.deleted)
	if err != nil {
		return p.fail(a, err)
	}
	out := bufio.NewWriter(p.Out)
	defer func() { _ = out.Flush() }()
	if len(games) == 0 {
		key := "command.list.empty"
		if a.deleted {
			key = "command.list.deleted.none"
		}
		_, _ = fmt.Fprintln(out, words.Format(key, words.Names{"path": path}))
	}
	for _, game := range games {
		_, _ = fmt.Fprintln(out, listed(game))
	}
	return Sound
}

// games are the games of the book that the command line names, those that were deleted or the others, and where that is.
func (p Program) games(a arguments, deleted bool) (games []stats.Summary, path string, err error) {
	book, err := p.look(a)
	if err != nil {
		return nil, "", err
	}
	defer func() { _ = book.Close() }()
	if games, err = book.Shelf.List(); deleted {
		games, err = book.Shelf.Deleted()
	}
	return games, book.Path(), err
}

// listed is the line of a game.
func listed(game stats.Summary) string {
	key := "command.list.game"
	if game.Title != "" {
		key = "command.list.titled"
	}
	line := words.Format(key, words.Names{
		"title": game.Title, "names": words.Join(game.Names), "state": words.GameState(game),
	})
	switch {
	case game.Deleted:
		line = words.Format("command.list.deleted", words.Names{"line": line, "day": words.Date(game.DeletedAt.Local())})
	case game.Archived:
		line = words.Format("command.list.archived", words.Names{"line": line})
	}
	return game.ID.String() + "  " + line
}

package command

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

func listGames(c call, _ []string) error {
	return c.look(func(book *book.Book) error {
		list, empty := book.Shelf.List, "command.list.empty"
		if c.deleted {
			list, empty = book.Shelf.Deleted, "command.list.deleted.none"
		}
		games, err := list()
		for _, game := range games {
			c.line(listed(game))
		}
		if err == nil && len(games) == 0 {
			c.tell(empty, words.Names{"path": book.Path()})
		}
		return err
	})
}

func listed(game stats.Summary) string {
	key := "command.list.game"
	if game.Title != "" {
		key = "command.list.titled"
	}
	line := words.Format(key, words.Names{
		"title": game.Title, "names": game.Names, "state": words.GameState(game),
	})
	switch {
	case game.Deleted:
		day := words.Date(game.DeletedAt.Local())
		line = words.Format("command.list.deleted", words.Names{"line": line, "day": day})
	case game.Archived:
		line = words.Format("command.list.archived", words.Names{"line": line})
	}
	return game.ID.String() + "  " + line
}

package command

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

// shelving returns a command that finds a game by id, runs do with the other words, and prints the game's new line.
func shelving(do func(b *book.Book, g stats.Summary, w []string) (ledger.GameID, error)) func(call, []string) error {
	return func(c call, w []string) error {
		return c.open(func(book *book.Book) error {
			game, err := gameByID(book, w[0])
			if err != nil {
				return err
			}
			id, err := do(book, game, w[1:])
			if err != nil {
				return err
			}
			after, err := gameByID(book, id.String())
			if err == nil {
				c.line(listed(after))
			}
			return err
		})
	}
}

// gameByID returns the game whose id starts with digits. Deleted games are considered last.
func gameByID(book *book.Book, digits string) (stats.Summary, error) {
	found, err := book.Shelf.Find(digits)
	if err == nil && len(found) == 0 {
		var deleted []stats.Summary
		deleted, err = book.Shelf.Deleted()
		found = calc.Where(deleted, func(g stats.Summary) bool {
			return strings.HasPrefix(g.ID.String(), strings.ToLower(digits))
		})
	}
	switch {
	case err != nil:
		return stats.Summary{}, err
	case len(found) == 0:
		return stats.Summary{}, &ledger.Fault{Code: "game.unknown", Detail: digits}
	case len(found) > 1:
		return stats.Summary{}, &ledger.Fault{Code: "game.several", Detail: digits}
	}
	return found[0], nil
}

func rename(b *book.Book, g stats.Summary, w []string) (ledger.GameID, error) {
	return g.ID, b.Games.Rename(g.ID, w[0])
}

func duplicate(b *book.Book, g stats.Summary, _ []string) (ledger.GameID, error) {
	copied, err := b.Games.Duplicate(g.ID, ledger.NewGameID(), words.CopyTitle(g))
	if err != nil {
		return g.ID, err
	}
	return copied.ID(), nil
}

func archive(b *book.Book, g stats.Summary, _ []string) (ledger.GameID, error) {
	return g.ID, b.Games.Archive(g.ID)
}

// deleteGame deletes games, or permanently deletes already deleted games with --for-good.
func deleteGame(c call, games []string) error {
	switch {
	case c.old == (len(games) > 0):
		return notation.NewMisuse("command.delete.which", keptDays())
	case c.old && !c.forGood:
		return notation.NewMisuse("command.delete.old", nil)
	case c.forGood:
		return c.open(func(b *book.Book) error { return deleteForGood(c, b, games) })
	}
	return shelving(remove)(c, games)
}

func remove(b *book.Book, g stats.Summary, _ []string) (ledger.GameID, error) {
	return g.ID, b.Games.Delete(g.ID)
}

func keptDays() words.Names { return words.Names{"days": stats.KeptDays} }

// deleteForGood permanently deletes deleted games: the given ones, or those deleted long ago. It prints their names.
func deleteForGood(c call, book *book.Book, games []string) error {
	var going []stats.Summary
	if len(games) > 0 {
		game, err := gameByID(book, games[0])
		if err != nil {
			return err
		}
		going = append(going, game)
	} else {
		deleted, err := book.Shelf.Deleted()
		if err != nil {
			return err
		}
		going = slices.DeleteFunc(deleted, func(g stats.Summary) bool { return !g.LongDeleted(time.Now()) })
	}
	ids := calc.Map(going, func(game stats.Summary) ledger.GameID { return game.ID })
	if err := book.Games.DeleteForGood(ids...); err != nil {
		return err
	}
	for _, game := range going {
		c.line(game.ID.String() + "  " + words.Format("deleted.gone", words.Names{"game": words.GameTitle(game)}))
	}
	if len(going) == 0 {
		c.say(words.Format("command.delete.none", keptDays()))
	}
	return nil
}

func bringBack(b *book.Book, g stats.Summary, _ []string) (ledger.GameID, error) {
	return g.ID, cmp.Or(b.Games.Unarchive(g.ID), b.Games.Undelete(g.ID))
}

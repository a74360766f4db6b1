package command

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

// shelved finds a game of the book by the beginning of its number, does something with it, and prints its line as it
// is then.
func (p Program) shelved(a arguments, digits string, do func(*book.Book, stats.Summary) (ledger.GameID, error)) int {
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	game, err := one(book, digits)
	if err != nil {
		return p.fail(a, err)
	}
	id, err := do(book, game)
	if err != nil {
		return p.fail(a, err)
	}
	after, err := one(book, id.String())
	if err != nil {
		return p.fail(a, err)
	}
	_, _ = fmt.Fprintln(p.Out, listed(after))
	return Sound
}

// one is the game of a book whose number begins with some digits, among those that were deleted when no other does.
func one(book *book.Book, digits string) (stats.Summary, error) {
	found, err := book.Shelf.Find(digits)
	if err == nil && len(found) == 0 {
		var deleted []stats.Summary
		deleted, err = book.Shelf.Deleted()
		for _, game := range deleted {
			if strings.HasPrefix(game.ID.String(), strings.ToLower(digits)) {
				found = append(found, game)
			}
		}
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

// same is what becomes of a game whose number stays.
func same(game stats.Summary, errs ...error) (ledger.GameID, error) {
	for _, err := range errs {
		if err != nil {
			return game.ID, err
		}
	}
	return game.ID, nil
}

func rename(title string) func(*book.Book, stats.Summary) (ledger.GameID, error) {
	return func(b *book.Book, g stats.Summary) (ledger.GameID, error) {
		return same(g, b.Games.Rename(g.ID, title))
	}
}

func duplicate(b *book.Book, g stats.Summary) (ledger.GameID, error) {
	copied, err := b.Games.Duplicate(g.ID, words.Format("shelf.copy", words.Names{"game": words.GameTitle(g)}))
	if err != nil {
		return g.ID, err
	}
	return copied.ID(), nil
}

func archive(b *book.Book, g stats.Summary) (ledger.GameID, error) {
	return same(g, b.Games.Archive(g.ID))
}

// delete takes a game off the shelf. What is deleted already goes for good only where that is said.
func (p Program) delete(a arguments, games []string) int {
	switch {
	case a.old == (len(games) > 0):
		return p.misused(a, words.Format("command.delete.which", keptDays()))
	case a.old && !a.forGood:
		return p.misused(a, words.Text("command.delete.old"))
	case a.forGood:
		return p.deleteForGood(a, games)
	}
	return p.shelved(a, games[0], remove)
}

func remove(b *book.Book, g stats.Summary) (ledger.GameID, error) {
	return same(g, b.Games.Delete(g.ID))
}

func keptDays() words.Names { return words.Names{"days": words.Number(stats.KeptDays)} }

// deleteForGood removes a deleted game, or those that were deleted long ago, and names each.
func (p Program) deleteForGood(a arguments, games []string) int {
	book, err := p.open(a)
	if err != nil {
		return p.fail(a, err)
	}
	defer func() { _ = book.Close() }()
	var going []stats.Summary
	if len(games) > 0 {
		game, err := one(book, games[0])
		if err != nil {
			return p.fail(a, err)
		}
		going = append(going, game)
	} else if going, err = book.Shelf.Deleted(); err != nil {
		return p.fail(a, err)
	} else {
		going = slices.DeleteFunc(going, func(g stats.Summary) bool { return !g.LongDeleted(time.Now()) })
	}
	var ids []ledger.GameID
	for _, game := range going {
		ids = append(ids, game.ID)
	}
	if err := book.Games.DeleteForGood(ids...); err != nil {
		return p.fail(a, err)
	}
	for _, game := range going {
		_, _ = fmt.Fprintln(p.Out, game.ID.String()+"  "+words.Format("deleted.gone", words.Names{"game": words.GameTitle(game)}))
	}
	if len(going) == 0 {
		p.say(words.Format("command.delete.none", keptDays()))
	}
	return Sound
}

// bringBack takes back that a game was archived or deleted.
func bringBack(b *book.Book, g stats.Summary) (ledger.GameID, error) {
	return same(g, b.Games.Unarchive(g.ID), b.Games.Undelete(g.ID))
}

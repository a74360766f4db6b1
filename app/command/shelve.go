package command

import (
	"fmt"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
)

// shelved finds a game of the book by the beginning of its number, does something with it, and prints its line as it
// is then.
func (p Program) shelved(a asked, digits string, do func(*ledger.Book, ledger.Summary) (ledger.GameID, error)) int {
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
func one(book *ledger.Book, digits string) (ledger.Summary, error) {
	found, err := book.Find(digits)
	if err == nil && len(found) == 0 {
		var deleted []ledger.Summary
		deleted, err = book.Deleted()
		for _, game := range deleted {
			if strings.HasPrefix(game.ID.String(), strings.ToLower(digits)) {
				found = append(found, game)
			}
		}
	}
	switch {
	case err != nil:
		return ledger.Summary{}, err
	case len(found) == 0:
		return ledger.Summary{}, &ledger.Fault{Code: "game.unknown", Detail: digits}
	case len(found) > 1:
		return ledger.Summary{}, &ledger.Fault{Code: "game.several", Detail: digits}
	}
	return found[0], nil
}

// same is what becomes of a game whose number stays.
func same(game ledger.Summary, errs ...error) (ledger.GameID, error) {
	for _, err := range errs {
		if err != nil {
			return game.ID, err
		}
	}
	return game.ID, nil
}

func rename(title string) func(*ledger.Book, ledger.Summary) (ledger.GameID, error) {
	return func(b *ledger.Book, g ledger.Summary) (ledger.GameID, error) { return same(g, b.Rename(g.ID, title)) }
}

func duplicate(b *ledger.Book, g ledger.Summary) (ledger.GameID, error) {
	copied, err := b.Duplicate(g.ID, words.Tell("shelf.copy", words.Names{"game": words.GameTitle(g)}))
	if err != nil {
		return g.ID, err
	}
	return copied.ID(), nil
}

func archive(b *ledger.Book, g ledger.Summary) (ledger.GameID, error) {
	return same(g, b.Archive(g.ID))
}

func remove(b *ledger.Book, g ledger.Summary) (ledger.GameID, error) { return same(g, b.Delete(g.ID)) }

// bringBack takes back that a game was archived or deleted.
func bringBack(b *ledger.Book, g ledger.Summary) (ledger.GameID, error) {
	return same(g, b.Unarchive(g.ID), b.Undelete(g.ID))
}

package games

import (
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/tournament"
)

// Copy returns the copy of a game in the book that what comes in from elsewhere must not contradict, see
// [tournament.State.Fit]. It is nil where there is none, or one that counts no more: it was deleted, or the result that
// it gave was taken back.
func Copy(t *tournament.Tournament, b *book.Book, game ledger.GameID) *game.Game {
	shelf, err := b.Shelf.Find(game.String())
	if err != nil || len(shelf) == 0 || t.TookBack(game) {
		return nil
	}
	here, err := b.Games.Load(game)
	if err != nil {
		return nil // whatever is wrong with it, an import tells
	}
	return here
}

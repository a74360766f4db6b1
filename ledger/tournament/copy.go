package tournament

import (
	"slices"

	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Copy is the copy of a game in the book that what comes in from elsewhere must not contradict, see [State.Fit]. It is nil where
// there is none, or one that counts no more: it was deleted, or the result that it gave was taken back.
func (t *Tournament) Copy(b *book.Book, game ledger.GameID) *game.Game {
	shelf, err := b.Shelf.Find(game.String())
	if err != nil || len(shelf) == 0 || t.tookBack(game) {
		return nil
	}
	here, err := b.Games.Load(game)
	if err != nil {
		return nil // whatever is wrong with it, an import tells
	}
	return here
}

// tookBack tells whether the game of a table gave it a result that was taken back, so that the table has none.
func (t *Tournament) tookBack(game ledger.GameID) bool {
	round, number, found := t.state.Of(game)
	table, there := t.state.Table(round, number)
	if !found || !there || table.Result != nil {
		return false
	}
	return slices.ContainsFunc(t.journal.Operations(), func(o oplog.OperationState) bool {
		e, err := decode(o.Kind, o.Entry, int(o.Op))
		r, is := e.(*Result)
		return err == nil && is && r.Round == round && r.Table == number && r.Source != Typed && r.Game == ""
	})
}

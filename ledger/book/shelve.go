package book

import (
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"time"
)

// Rename gives a game another title, tidied as that of a new game; an empty one takes the title away. A *[calc.Refusal]
// tells what is wrong with it, the fault game.unknown that the book has no such game. Other faults are those of writing a
// book, see [Open]. A [game.Game] that was loaded before has the title that it had.
func (b *Games) Rename(id ledger.GameID, title string) error {
	title, refusal := record.CheckTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.change(b.unknown(id), "UPDATE game SET title = ? WHERE id = ?", title, id.String())
}

// Duplicate puts a copy of a game beside it, with a number of its own, a title, and all operations as they were given.
// Errors are those of [Book.Rename] and [Book.Load].
func (b *Games) Duplicate(id ledger.GameID, title string) (*game.Game, error) {
	title, refusal := record.CheckTitle(title)
	if refusal != nil {
		return nil, refusal
	}
	r, err := b.read(id)
	if err != nil {
		return nil, b.file.Fault(err)
	}
	r.ID, r.Title = ledger.NewGameID(), title
	g, err := game.Replay(r, b.rulebooks)
	if err != nil {
		return nil, err
	}
	return b.Store(g, ledger.Author{})
}

// Archive puts a game away: it stays on the shelf, marked as archived. Errors are as with [Book.Rename].
func (b *Games) Archive(id ledger.GameID) error { return b.shelve(id, "archived", time.Now()) }

// Unarchive takes [Book.Archive] back.
func (b *Games) Unarchive(id ledger.GameID) error { return b.shelve(id, "archived", time.Time{}) }

// Delete takes a game off the shelf. It stays in the book whole, among [Book.Deleted], until [Book.DeleteForGood]; importing it
// brings it back as [Book.Undelete] does. Errors are as with [Book.Rename].
func (b *Games) Delete(id ledger.GameID) error { return b.shelve(id, "deleted", time.Now()) }

// Undelete takes [Book.Delete] back, whenever that was.
func (b *Games) Undelete(id ledger.GameID) error { return b.shelve(id, "deleted", time.Time{}) }

// shelve notes in a column of a game when it was archived or deleted, or that it is not.
func (b *Games) shelve(id ledger.GameID, column string, at time.Time) error {
	return b.change(b.unknown(id), "UPDATE game SET "+column+" = ? WHERE id = ?", writeTime(at), id.String())
}

// unknown is the fault that the book has no game with an id.
func (b *Games) unknown(id ledger.GameID) *ledger.Fault {
	return &ledger.Fault{Code: "game.unknown", Path: b.file.Path, Detail: id.String()}
}

// change changes a row of the book. The fault is the one given where there is no such row.
func (b store) change(none *ledger.Fault, query string, args ...any) error {
	done, err := b.file.Exec(query, args...)
	if err != nil {
		return b.file.Fault(err)
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		none.Err = err
		return none
	}
	return nil
}

package ledger

import "time"

// Rename gives a game another title, tidied as that of a new game; an empty one takes the title away. A *[calc.Refusal]
// tells what is wrong with it, the fault game.unknown that the book has no such game. Other faults are those of writing a
// book, see [Open]. A [Game] that was loaded before has the title that it had.
func (b *Games) Rename(id GameID, title string) error {
	title, refusal := checkTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.change(b.unknown(id), "UPDATE game SET title = ? WHERE id = ?", title, id.String())
}

// Duplicate puts a copy of a game beside it, with a number of its own, a title, and all operations as they were given.
// Errors are those of [Book.Rename] and [Book.Load].
func (b *Games) Duplicate(id GameID, title string) (*Game, error) {
	title, refusal := checkTitle(title)
	if refusal != nil {
		return nil, refusal
	}
	r, err := b.read(id)
	if err != nil {
		return nil, b.file.fault(err)
	}
	r.ID, r.Title = NewGameID(), title
	g, err := Replay(r, b.rulebooks)
	if err != nil {
		return nil, err
	}
	return b.Store(g, Author{})
}

// Archive puts a game away: it stays on the shelf, marked as archived. Errors are as with [Book.Rename].
func (b *Games) Archive(id GameID) error { return b.shelve(id, "archived", time.Now()) }

// Unarchive takes [Book.Archive] back.
func (b *Games) Unarchive(id GameID) error { return b.shelve(id, "archived", time.Time{}) }

// Delete takes a game off the shelf. It stays in the book whole, among [Book.Deleted], until [Book.DeleteForGood]; importing it
// brings it back as [Book.Undelete] does. Errors are as with [Book.Rename].
func (b *Games) Delete(id GameID) error { return b.shelve(id, "deleted", time.Now()) }

// Undelete takes [Book.Delete] back, whenever that was.
func (b *Games) Undelete(id GameID) error { return b.shelve(id, "deleted", time.Time{}) }

// shelve notes in a column of a game when it was archived or deleted, or that it is not.
func (b *Games) shelve(id GameID, column string, at time.Time) error {
	return b.change(b.unknown(id), "UPDATE game SET "+column+" = ? WHERE id = ?", writeTime(at), id.String())
}

// unknown is the fault that the book has no game with an id.
func (b *Games) unknown(id GameID) *Fault {
	return &Fault{Code: "game.unknown", Path: b.file.path, Detail: id.String()}
}

// change changes a row of the book. The fault is the one given where there is no such row.
func (b store) change(none *Fault, query string, args ...any) error {
	done, err := b.file.exec(query, args...)
	if err != nil {
		return b.file.fault(err)
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		none.Err = err
		return none
	}
	return nil
}

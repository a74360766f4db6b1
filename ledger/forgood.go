package ledger

import (
	"database/sql"
	"errors"
	"time"
)

// KeptDays is how many days a deleted game is kept before it is offered for deletion for good. It never goes by itself.
const KeptDays = 30

// LongDeleted reports whether the game was deleted more than [KeptDays] ago.
func (s Summary) LongDeleted(now time.Time) bool {
	return s.Deleted && s.DeletedAt.Before(now.AddDate(0, 0, -KeptDays))
}

// CountDeleted is how many games were deleted.
func (b *Book) CountDeleted() (count int, err error) {
	err = b.db.QueryRow("SELECT count(*) FROM game WHERE deleted IS NOT NULL").Scan(&count)
	return count, b.faultOrNil(err)
}

// IsDeleted reports whether the book has a game that was deleted.
func (b *Book) IsDeleted(id GameID) (deleted bool, err error) {
	err = b.db.QueryRow("SELECT EXISTS (SELECT 1 FROM game WHERE id = ? AND deleted IS NOT NULL)", id.String()).Scan(&deleted)
	return deleted, b.faultOrNil(err)
}

// LoadFromShelf loads a game as [Book.Load] does, but none that was deleted: then the fault is game.deleted.
func (b *Book) LoadFromShelf(id GameID) (*Game, error) {
	switch deleted, err := b.IsDeleted(id); {
	case err != nil:
		return nil, err
	case deleted:
		return nil, &Fault{Code: "game.deleted", Path: b.path, Detail: id.String()}
	}
	return b.Load(id)
}

// DeleteForGood removes deleted games from the book and from its file, with everything that was ever entered in them: all of
// them, or none. Only another copy brings one back. The faults are game.unknown, game.kept for a game that is not deleted, and
// those of writing a book.
func (b *Book) DeleteForGood(ids ...GameID) error {
	// The file itself tells first that they are deleted: a log that takes out what the file holds is else that of another file,
	// see [logIsOld]. Where another program reads meanwhile, a program that is killed next may leave them deleted, no worse.
	if _, err := b.exec("PRAGMA wal_checkpoint(PASSIVE)"); err != nil {
		return b.fault(err)
	}
	err := b.transact(func(tx *sql.Tx) error {
		for _, id := range ids {
			if err := b.removeGame(tx, id); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return b.fault(err)
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, id := range ids {
		delete(b.played, id)
		delete(b.faulty, id)
	}
	return nil
}

// removeGame removes one deleted game.
func (b *Book) removeGame(tx *sql.Tx, id GameID) error {
	var deleted bool
	err := tx.QueryRow("SELECT deleted IS NOT NULL FROM game WHERE id = ?", id.String()).Scan(&deleted)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return &Fault{Code: "game.unknown", Path: b.path, Detail: id.String()}
	case err != nil:
		return err
	case !deleted:
		return &Fault{Code: "game.kept", Path: b.path, Detail: id.String()}
	}
	for _, table := range []string{"draft", "summary", "operation"} {
		if _, err := tx.Exec("DELETE FROM "+table+" WHERE game = ?", id.String()); err != nil {
			return err
		}
	}
	_, err = tx.Exec("DELETE FROM game WHERE id = ?", id.String()) // and what cascades with it
	return err
}

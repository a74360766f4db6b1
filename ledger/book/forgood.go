package book

import (
	"database/sql"
	"errors"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
)

// CountDeleted is how many games were deleted.
func (b *Shelf) CountDeleted() (count int, err error) {
	err = b.file.DB.QueryRow("SELECT count(*) FROM game WHERE deleted IS NOT NULL").Scan(&count)
	return count, b.file.FaultOrNil(err)
}

// IsDeleted reports whether the book has a game that was deleted.
func (b *Games) IsDeleted(id ledger.GameID) (deleted bool, err error) {
	err = b.file.DB.QueryRow("SELECT EXISTS (SELECT 1 FROM game WHERE id = ? AND deleted IS NOT NULL)", id.String()).Scan(&deleted)
	return deleted, b.file.FaultOrNil(err)
}

// LoadFromShelf loads a game as [Book.Load] does, but none that was deleted: then the fault is game.deleted.
func (b *Games) LoadFromShelf(id ledger.GameID) (*game.Game, error) {
	switch deleted, err := b.IsDeleted(id); {
	case err != nil:
		return nil, err
	case deleted:
		return nil, &ledger.Fault{Code: "game.deleted", Path: b.file.Path, Detail: id.String()}
	}
	return b.Load(id)
}

// DeleteForGood removes deleted games from the book and from its file, with everything that was ever entered in them: all of
// them, or none. Only another copy brings one back. The faults are game.unknown, game.kept for a game that is not deleted, and
// those of writing a book.
func (b *Games) DeleteForGood(ids ...ledger.GameID) error {
	// The file itself tells first that they are deleted: a log that takes out what the file holds is else that of another file,
	// see [bookfile.logIsOld]. Where another program reads meanwhile, a program that is killed next may leave them deleted, no worse.
	if _, err := b.file.Exec("PRAGMA wal_checkpoint(PASSIVE)"); err != nil {
		return b.file.Fault(err)
	}
	err := b.file.Transact(func(tx *sql.Tx) error {
		for _, id := range ids {
			if err := b.removeGame(tx, id); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return b.file.Fault(err)
	}
	b.shelf.forget(ids)
	return nil
}

// removeGame removes one deleted game.
func (b *Games) removeGame(tx *sql.Tx, id ledger.GameID) error {
	var deleted bool
	err := tx.QueryRow("SELECT deleted IS NOT NULL FROM game WHERE id = ?", id.String()).Scan(&deleted)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return &ledger.Fault{Code: "game.unknown", Path: b.file.Path, Detail: id.String()}
	case err != nil:
		return err
	case !deleted:
		return &ledger.Fault{Code: "game.kept", Path: b.file.Path, Detail: id.String()}
	}
	for _, table := range []string{"draft", "summary", "operation"} {
		if _, err := tx.Exec("DELETE FROM "+table+" WHERE game = ?", id.String()); err != nil {
			return err
		}
	}
	_, err = tx.Exec("DELETE FROM game WHERE id = ?", id.String()) // and what cascades with it
	return err
}

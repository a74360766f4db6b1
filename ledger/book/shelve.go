package book

import (
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// Rename changes a game's title, tidied as in a new game; an empty title is allowed. If the title is invalid, the error
// is a *[calc.Refusal]. The faults are game.unknown and those of writing a book, see [Open]. A [game.Game] already
// loaded keeps its title.
func (b *Games) Rename(id ledger.GameID, title string) error {
	title, refusal := record.CheckTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.set(id, "title", title)
}

// Duplicate adds a copy of a game with a new id and title and the same people and operations. Errors are those of
// [Games.Rename], [Games.Load] and [Games.Store].
func (b *Games) Duplicate(id, made ledger.GameID, title string) (*game.Game, error) {
	title, refusal := record.CheckTitle(title)
	if refusal != nil {
		return nil, refusal
	}
	r, err := b.read(id)
	if err != nil {
		return nil, b.file.Fault(err)
	}
	seated, err := b.people.Seated(id)
	if err != nil {
		return nil, err
	}
	for seat, person := range seated {
		r.Seats[seat].Person = person.ID // the old name would not match a renamed person
	}
	r.ID, r.Title = made, title
	g, err := game.Replay(r, b.rulebooks)
	if err != nil {
		return nil, err
	}
	return b.Store(g, ledger.Author{})
}

// Archive marks a game as archived but keeps it in the list. Errors are those of [Games.Rename].
func (b *Games) Archive(id ledger.GameID) error { return b.set(id, "archived", writeTime(time.Now())) }

func (b *Games) Unarchive(id ledger.GameID) error {
	return b.set(id, "archived", writeTime(time.Time{}))
}

func (b *Shelf) CountDeleted() (count int, err error) {
	err = b.file.DB.QueryRow("SELECT count(*) FROM game WHERE deleted IS NOT NULL").Scan(&count)
	return count, b.file.FaultOrNil(err)
}

// LoadFromShelf loads a game as [Games.Load] does, but the fault for a deleted game is game.deleted.
func (b *Games) LoadFromShelf(id ledger.GameID) (*game.Game, error) {
	switch deleted, err := b.IsDeleted(id); {
	case err != nil:
		return nil, err
	case deleted:
		return nil, &ledger.Fault{Code: "game.deleted", Path: b.file.Path, Detail: id.String()}
	}
	return b.Load(id)
}

// DeleteForGood removes all the given games and their operations from the book, or none on a fault. Only a copy
// elsewhere can then restore a game. The faults are game.unknown, game.kept for a game that is not deleted, and those
// of writing a book.
func (b *Games) DeleteForGood(ids ...ledger.GameID) error {
	// This checkpoint writes to the file itself that the games are deleted. Without it, a log that removes games would
	// look like another file's log, see bookfile.walIsStale. If a reader blocks the checkpoint and the program is
	// killed, the games may come back, but marked as deleted.
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
	b.shelf.dropCached(ids)
	return nil
}

func (b *Games) removeGame(tx *sql.Tx, id ledger.GameID) error {
	var deleted bool
	err := tx.QueryRow("SELECT deleted IS NOT NULL FROM game WHERE id = ?", id.String()).Scan(&deleted)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return b.unknown(id)
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
	_, err = tx.Exec("DELETE FROM game WHERE id = ?", id.String()) // cascades to the other tables
	return err
}

const fewOwn = 8

// LatestOfDevice returns up to 8 games that were begun on a device with one of the given names, the last changed first.
// Sample games and imported games are not included.
func (b *Shelf) LatestOfDevice(names ...string) ([]ledger.GameID, error) {
	devices, err := json.Marshal(names)
	if err != nil {
		return nil, err
	}
	var all []ledger.GameID
	given := []any{string(devices), fewOwn}
	err = bookfile.Each(b.file.DB, `SELECT g.id FROM game g LEFT JOIN latest l ON l.game = g.id
		WHERE g.device IN (SELECT value FROM json_each(?)) AND g.deleted IS NULL
		ORDER BY max(g.added, ifnull(l.at, 0)) DESC, g.id LIMIT ?`, given, func(rows *sql.Rows) error {
		var text string
		if err := rows.Scan(&text); err != nil {
			return err
		}
		if id, err := ledger.ParseGameID(text); err == nil {
			all = append(all, id)
		}
		return nil
	})
	return all, b.file.FaultOrNil(err)
}

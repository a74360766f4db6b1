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

// Rename gives a game another title, tidied as that of a new game; an empty one takes the title away. A *[calc.Refusal]
// tells what is wrong with it, the fault game.unknown that the book has no such game. Other faults are those of writing
// a book, see [Open]. A [game.Game] that was loaded before has the title that it had.
func (b *Games) Rename(id ledger.GameID, title string) error {
	title, refusal := record.CheckTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.set(id, "title", title)
}

// Duplicate puts a copy of a game beside it, with a number of its own, a title, the same people, and all operations as
// they were given.
// Errors are those of [Games.Rename] and [Games.Load].
func (b *Games) Duplicate(id ledger.GameID, title string) (*game.Game, error) {
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
		r.Seats[seat].Person = person.ID // whatever they are called by now
	}
	r.ID, r.Title = ledger.NewGameID(), title
	g, err := game.Replay(r, b.rulebooks)
	if err != nil {
		return nil, err
	}
	return b.Store(g, ledger.Author{})
}

// Archive puts a game away: it stays on the shelf, marked as archived. Errors are as with [Games.Rename].
func (b *Games) Archive(id ledger.GameID) error { return b.set(id, "archived", writeTime(time.Now())) }

// Unarchive takes [Games.Archive] back.
func (b *Games) Unarchive(id ledger.GameID) error {
	return b.set(id, "archived", writeTime(time.Time{}))
}

// CountDeleted is how many games were deleted.
func (b *Shelf) CountDeleted() (count int, err error) {
	err = b.file.DB.QueryRow("SELECT count(*) FROM game WHERE deleted IS NOT NULL").Scan(&count)
	return count, b.file.FaultOrNil(err)
}

// LoadFromShelf loads a game as [Games.Load] does, but none that was deleted: then the fault is game.deleted.
func (b *Games) LoadFromShelf(id ledger.GameID) (*game.Game, error) {
	switch deleted, err := b.IsDeleted(id); {
	case err != nil:
		return nil, err
	case deleted:
		return nil, &ledger.Fault{Code: "game.deleted", Path: b.file.Path, Detail: id.String()}
	}
	return b.Load(id)
}

// DeleteForGood removes deleted games from the book and from its file, with everything that was ever entered in them:
// all of them, or none. Only another copy brings one back. The faults are game.unknown, game.kept for a game that is
// not deleted, and those of writing a book.
func (b *Games) DeleteForGood(ids ...ledger.GameID) error {
	// The file itself tells first that they are deleted: a log that takes out what the file holds is else that of
	// another file, see [bookfile.logIsOld]. Where another program reads meanwhile, a program that is killed next may
	// leave them deleted, no worse.
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
	_, err = tx.Exec("DELETE FROM game WHERE id = ?", id.String()) // and what cascades with it
	return err
}

// fewOwn is how many of one's own games are listed.
const fewOwn = 8

// BegunOn are the games on the shelf that were begun on a device under one of its names, those that were touched last
// first and no more than a few. The sample game and games that came in from elsewhere are not among them.
func (b *Shelf) BegunOn(names ...string) ([]ledger.GameID, error) {
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

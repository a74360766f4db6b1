package ledger

import (
	"database/sql"
	"encoding/json"
	"time"
)

// Games are the games of a book.
type Games struct {
	store
	people *Persons
	shelf  *Shelf
}

const insertGameQuery = `INSERT INTO game
	(id, rulebook, rules_version, title, begun, person, device, options, seats, extra, added) VALUES (?,?,?,?,?,?,?,?,?,?,?)`

// Append writes operations of a game, see [Keeper].
func (b *Games) Append(operations []Operation, now Snapshot) error {
	if fault := b.append(gameOperations(), now.Setup.ID.String(), operations); fault != nil {
		return fault
	}
	b.shelf.remember(now)
	return nil
}

// insertGame writes a whole game that the book does not have, and its place: all of it or nothing.
func (b *Games) insertGame(r Record, place placing) *Fault {
	err := b.file.transact(func(tx *sql.Tx) error {
		if err := insertHead(tx, r); err != nil {
			if b.file.fault(err).Code == "book.moved" {
				return &Fault{Code: "game.exists", Path: b.file.path, Detail: r.ID.String()}
			}
			return err
		}
		if err := gameOperations().insertAll(tx, r.ID.String(), r.Operations); err != nil {
			return err
		}
		return place.store(tx, r.ID)
	})
	if err != nil {
		return b.file.fault(err)
	}
	return nil
}

func insertHead(tx *sql.Tx, r Record) error {
	seats, err := json.Marshal(r.Seats)
	if err != nil {
		return err
	}
	extra, err := writeExtra(r.Extra)
	if err != nil {
		return err
	}
	_, err = tx.Exec(insertGameQuery, r.ID.String(), r.Rulebook, r.RulesVersion, r.Title, writeTime(r.Begun),
		r.By.Person, r.By.Device, string(r.Options), string(seats), extra, writeTime(time.Now()))
	return err
}

// writeTime is a time in milliseconds since 1970, or NULL for the zero time.
func writeTime(t time.Time) sql.NullInt64 {
	if t.IsZero() {
		return sql.NullInt64{}
	}
	return sql.NullInt64{Int64: t.UnixMilli(), Valid: true}
}

func readTime(at sql.NullInt64) time.Time {
	if !at.Valid {
		return time.Time{}
	}
	return time.UnixMilli(at.Int64).UTC()
}

package ledger

import (
	"database/sql"
	"encoding/json"
	"time"
)

const insertGameQuery = `INSERT INTO game
	(id, rulebook, rules_version, title, begun, person, device, options, seats, extra, added) VALUES (?,?,?,?,?,?,?,?,?,?,?)`

// prepare makes the statement ready that writes an operation. A book that lacks the table is damaged.
func (b *Book) prepare() error {
	insert, err := b.db.Prepare(gameOperations().insert())
	if err != nil {
		return &Fault{Code: "book.damaged", Path: b.path, Err: err}
	}
	b.insert = insert
	return nil
}

// insertGame writes a whole game that the book does not have, and its place: all of it or nothing.
func (b *Book) insertGame(r Record, place placing) *Fault {
	err := b.transact(func(tx *sql.Tx) error {
		if err := insertHead(tx, r); err != nil {
			if b.fault(err).Code == "book.moved" {
				return &Fault{Code: "game.exists", Path: b.path, Detail: r.ID.String()}
			}
			return err
		}
		if err := gameOperations().insertAll(tx, r.ID.String(), r.Operations); err != nil {
			return err
		}
		return place.store(tx, r.ID)
	})
	if err != nil {
		return b.fault(err)
	}
	return nil
}

// transact does something in one transaction: all of it or nothing.
func (b *Book) transact(do func(tx *sql.Tx) error) error {
	if fault := b.writable(); fault != nil {
		return fault
	}
	tx, err := b.db.Begin()
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if err := do(tx); err != nil {
		return err
	}
	return tx.Commit()
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

func writeExtra(extra map[string]json.RawMessage) (string, error) {
	if len(extra) == 0 {
		return "", nil
	}
	raw, err := json.Marshal(extra)
	return string(raw), err
}

func readExtra(text string) (map[string]json.RawMessage, error) {
	if text == "" {
		return nil, nil
	}
	var extra map[string]json.RawMessage
	err := json.Unmarshal([]byte(text), &extra)
	return extra, err
}

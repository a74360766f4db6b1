package ledger

import (
	"database/sql"
	"encoding/json"
	"maps"
	"time"
)

const insertOperationQuery = `INSERT INTO operation
	(game, op, act, via, target, kind, entry, person, device, at, extra) VALUES (?,?,?,?,?,?,?,?,?,?,?)`

const insertGameQuery = `INSERT INTO game
	(id, rulebook, rules_version, title, begun, person, device, options, seats, extra, added) VALUES (?,?,?,?,?,?,?,?,?,?,?)`

// prepare makes the statement ready that writes an operation. A book that lacks the table is damaged.
func (b *Book) prepare() error {
	insert, err := b.db.Prepare(insertOperationQuery)
	if err != nil {
		return &Fault{Code: "book.damaged", Path: b.path, Err: err}
	}
	b.insert = insert
	return nil
}

// append writes operations of a game in one transaction. Each has the number that must come next: when another
// program took that number the fault is book.moved and nothing is written.
func (b *Book) append(id GameID, operation []Operation) *Fault {
	if fault := b.writable(); fault != nil {
		return fault
	}
	if len(operation) == 1 {
		if err := insertOperation(b.insert, id, operation[0]); err != nil {
			return b.fault(err)
		}
		return nil
	}
	err := b.transact(func(tx *sql.Tx) error { return insertAll(tx, b.insert, id, operation) })
	if err != nil {
		return b.fault(err)
	}
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
		if err := insertAll(tx, b.insert, r.ID, r.Operations); err != nil {
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

func insertAll(tx *sql.Tx, insert *sql.Stmt, id GameID, operation []Operation) error {
	stmt := tx.Stmt(insert)
	for _, s := range operation {
		if err := insertOperation(stmt, id, s); err != nil {
			return err
		}
	}
	return nil
}

func insertOperation(stmt *sql.Stmt, id GameID, s Operation) error {
	extra, err := writeExtra(s.withMerge())
	if err != nil {
		return err
	}
	_, err = stmt.Exec(id.String(), s.Op, string(s.Act), string(s.Via), s.Target, s.Kind, string(s.Entry),
		s.By.Person, s.By.Device, writeTime(s.At), extra)
	return err
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

// withMerge are the operation's fields that have no column of their own: those that this version does not know, and those of a
// merge.
func (s Operation) withMerge() map[string]json.RawMessage {
	if len(s.Joined) == 0 && s.Merged == 0 {
		return s.Extra
	}
	all := maps.Clone(s.Extra)
	if all == nil {
		all = map[string]json.RawMessage{}
	}
	if len(s.Joined) > 0 {
		all["joined"], _ = json.Marshal(s.Joined) // tips have JSON, always
	}
	if s.Merged > 0 {
		all["merged"], _ = json.Marshal(s.Merged)
	}
	return all
}

// takeMerge takes the fields of a merge out of the others again. What cannot be one is passed over.
func (s *Operation) takeMerge() {
	_ = json.Unmarshal(s.Extra["joined"], &s.Joined)
	_ = json.Unmarshal(s.Extra["merged"], &s.Merged)
	delete(s.Extra, "joined")
	if delete(s.Extra, "merged"); len(s.Extra) == 0 {
		s.Extra = nil
	}
}

package bookfile

import (
	"database/sql"
	"errors"
)

// When a copy of a book is put in the place of another, the log of the other may still lie beside it, and SQLite would
// write its old pages over the copy's. SQLite cannot tell; we can, because in a book no operation ever goes away but
// those of a game that was deleted before, nor a person: a log that belongs to the file adds to it, and a view of both
// in which something is missing shows that it does not.

// walIsStale reports whether the log beside a book belongs to another file.
func walIsStale(path string) bool {
	if !hasWAL(path) {
		return false
	}
	alone, err := countOperations(path, frozen)
	if err != nil {
		return false // a file that needs its log, or is damaged
	}
	both, err := countOperations(path, reading)
	if err != nil {
		fault := (&File{Path: path}).Fault(err)
		return fault.Code == "book.damaged" || fault.Code == "book.failed"
	}
	for id, was := range alone {
		if was.deleted {
			continue
		}
		now, have := both[id]
		if !have || now.last < was.last || was.count == was.last && now.count != now.last {
			return true
		}
	}
	return false
}

// A count is how many operations a game or a journal has, and the number of the last; of a person it is nothing. A game
// that is deleted may be gone for good the next moment.
type count struct {
	count, last int64
	deleted     bool
}

// countOperations counts what lasts in a file: the operations of each game and journal, and the persons.
func countOperations(path string, m mode) (counts map[string]count, err error) {
	db, err := sql.Open("sqlite", source(path, m))
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	db.SetMaxOpenConns(1)
	counts = map[string]count{}
	for _, table := range [][2]string{
		{"game", `SELECT id, 0, 0 FROM game`},
		{"operation", `SELECT game, count(*), max(op) FROM operation GROUP BY game`},
		{"journal", `SELECT id, 0, 0 FROM journal`},
		{"journal_operation", `SELECT journal, count(*), max(op) FROM journal_operation GROUP BY journal`},
		{"person", `SELECT id, 0, 0 FROM person`},
	} {
		if err := countRows(db, table[0], table[1], counts); err != nil {
			return nil, err
		}
	}
	return counts, markDeleted(db, counts)
}

// markDeleted marks the games that are deleted, where the book is new enough to tell.
func markDeleted(db *sql.DB, counts map[string]count) error {
	var told bool
	row := db.QueryRow("SELECT EXISTS (SELECT 1 FROM pragma_table_info('game') WHERE name = 'deleted')")
	if err := row.Scan(&told); err != nil || !told {
		return err
	}
	return Each(db, "SELECT id FROM game WHERE deleted IS NOT NULL", nil, func(rows *sql.Rows) error {
		var id string
		if err := rows.Scan(&id); err != nil {
			return err
		}
		counts[id] = count{deleted: true}
		return nil
	})
}

// countRows counts what lasts in a table. Not every older book has each.
func countRows(db *sql.DB, table, query string, counts map[string]count) error {
	var there bool
	row := db.QueryRow("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?)", table)
	if err := row.Scan(&there); err != nil || !there {
		return err
	}
	return Each(db, query, nil, func(rows *sql.Rows) error {
		var id string
		var c count
		if err := rows.Scan(&id, &c.count, &c.last); err != nil {
			return err
		}
		counts[id] = count{count: counts[id].count + c.count, last: max(counts[id].last, c.last)}
		return nil
	})
}

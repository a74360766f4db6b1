package bookfile

import (
	"database/sql"
	"errors"
)

// When a copy replaces a book, the old log may still be beside it, and SQLite would write the log's pages over the
// copy's. A book never loses persons or operations, except those of deleted games. So if the file together with the log
// has less than the file alone, the log belongs to another file.

func walIsStale(path string) bool {
	if !hasWAL(path) {
		return false
	}
	alone, err := countOperations(path, frozen)
	if err != nil {
		return false // the file needs its log, or is damaged
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

// A count is the number of operations in a game or journal and the number of the last operation; both are 0 for a
// person. A deleted game may be removed at any time.
type count struct {
	count, last int64
	deleted     bool
}

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

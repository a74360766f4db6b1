package ledger

import (
	"database/sql"
	"errors"
)

// When a copy of a book is put in the place of another, the log of the other may still lie beside it, and SQLite would
// write its old pages over the copy's. SQLite cannot tell; we can, because in a book no operation ever goes away: a log
// that belongs to the file adds to it, and a view of both in which something is missing shows that it does not.

// logIsOld tells whether the log beside a book belongs to another file.
func logIsOld(path string) bool {
	if !hasLog(path) {
		return false
	}
	alone, err := countOperations(path, frozen)
	if err != nil {
		return false // a file that needs its log, or is damaged
	}
	both, err := countOperations(path, reading)
	if err != nil {
		fault := (&Book{path: path}).fault(err)
		return fault.Code == "book.damaged" || fault.Code == "book.failed"
	}
	for id, was := range alone {
		now, have := both[id]
		if !have || now.last < was.last || was.count == was.last && now.count != now.last {
			return true
		}
	}
	return false
}

// A count is how many operations a game has, and the number of the last.
type count struct{ count, last int64 }

// countOperations counts the operations of each game of a file.
func countOperations(path string, w way) (counts map[string]count, err error) {
	db, err := sql.Open("sqlite", source(path, w))
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	db.SetMaxOpenConns(1)
	rows, err := db.Query(`SELECT id, 0, 0 FROM game UNION ALL SELECT game, count(*), max(op) FROM operation GROUP BY game`)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	counts = map[string]count{}
	for rows.Next() {
		var id string
		var c count
		if err := rows.Scan(&id, &c.count, &c.last); err != nil {
			return nil, err
		}
		counts[id] = count{counts[id].count + c.count, max(counts[id].last, c.last)}
	}
	return counts, rows.Err()
}

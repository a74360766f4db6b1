package bookfile

import (
	"database/sql"
	"strings"
)

// When a copy replaces a book, the old log may still be beside it, and SQLite would write the log's pages over the
// copy's. SQLite checks only that a log is whole, not whose it is. A book never loses persons or operations, except
// those of deleted games. So if the file together with the log has less than the file alone, or lacks operations, the
// log belongs to another file.

func walIsStale(path string) bool {
	if !hasWAL(path) {
		return false
	}
	db, err := sql.Open("sqlite", source(path, frozen))
	if err != nil {
		return false
	}
	defer func() { _ = db.Close() }()
	db.SetMaxOpenConns(1)
	listed, err := in(db, "main", newest)
	if err == nil {
		_, err = db.Exec("CREATE TEMP TABLE alone AS " + listed + " WHERE NOT deleted")
	}
	if err != nil {
		return false // the file needs its log, or is damaged
	}
	less, lost, err := compareWithLog(db, source(path, reading))
	if err != nil {
		fault := (&File{Path: path}).Fault(err)
		return fault.Code == "book.damaged" || fault.Code == "book.failed"
	}
	if less || lost == 0 {
		return less
	}
	before, err := countMissing(db, "main")
	return err == nil && before != lost
}

// newest lists the games, tournaments and persons with the number of the last operation. missing counts the operations
// that are lost; it reads only the pages' counts of rows.
const (
	newest = `SELECT id, op FROM (
		SELECT id, ifnull(op, 0) AS op, deleted IS NOT NULL AS deleted FROM IN.game LEFT JOIN IN.latest ON game = id
		UNION ALL SELECT id, (SELECT ifnull(max(op), 0) FROM IN.journal_operation WHERE journal = id), 0 FROM IN.journal
		UNION ALL SELECT id, 0, 0 FROM IN.person)`
	missing = `SELECT (SELECT ifnull(sum(op), 0) FROM IN.latest) - (SELECT count(*) FROM IN.operation) + (
		SELECT ifnull(sum(lost), 0) FROM (
			SELECT max(op) - count(*) AS lost FROM IN.journal_operation GROUP BY journal))`
)

// older lists the columns that older books lack, and what the queries read there instead.
var older = []struct{ table, column, name, instead string }{
	{"game", "deleted", "deleted IS NOT NULL", "0"},
	{"latest", "op", "IN.latest", "(SELECT game, max(op) AS op FROM IN.operation GROUP BY game)"},
	{"journal_operation", "op", "IN.journal_operation", "(SELECT '' AS journal, 0 AS op WHERE 0)"},
	{"journal", "id", "IN.journal", "(SELECT '' AS id WHERE 0)"},
	{"person", "id", "IN.person", "(SELECT '' AS id WHERE 0)"},
}

// in returns a query for a database, which may be a book of any version.
func in(db *sql.DB, database, query string) (string, error) {
	for _, o := range older {
		var there bool
		row := db.QueryRow("SELECT EXISTS (SELECT 1 FROM pragma_table_info(?, ?) WHERE name = ?)", o.table, database, o.column)
		if err := row.Scan(&there); err != nil {
			return "", err
		}
		if !there {
			query = strings.ReplaceAll(query, o.name, o.instead)
		}
	}
	return strings.ReplaceAll(query, "IN.", database+"."), nil
}

// compareWithLog reports whether the book with its log has less than the file alone, and the operations that it lacks.
func compareWithLog(db *sql.DB, logged string) (less bool, lost int64, err error) {
	if _, err := db.Exec("ATTACH ? AS logged", logged); err != nil {
		return false, 0, err
	}
	listed, err := in(db, "logged", newest)
	if err != nil {
		return false, 0, err
	}
	if err := db.QueryRow(`SELECT EXISTS (SELECT 1 FROM alone LEFT JOIN (` + listed + `) AS both USING (id)
		WHERE both.id IS NULL OR both.op < alone.op)`).Scan(&less); err != nil {
		return false, 0, err
	}
	lost, err = countMissing(db, "logged")
	return less, lost, err
}

func countMissing(db *sql.DB, database string) (count int64, err error) {
	counted, err := in(db, database, missing)
	if err != nil {
		return 0, err
	}
	err = db.QueryRow(counted).Scan(&count)
	return count, err
}

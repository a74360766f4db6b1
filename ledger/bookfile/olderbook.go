package bookfile

import (
	"database/sql"
	"scripkeeper/ledger"
)

// openOlder copies a book of an older version into memory and brings the copy up to date. The book stays as it is. It is opened in
// a way that reads it.
func (b *File) openOlder(w way) *ledger.Fault {
	return b.connect(memory, func() error {
		if _, err := b.DB.Exec("ATTACH ? AS older", source(b.Path, w)); err != nil {
			return err
		}
		var version int
		if err := b.DB.QueryRow("PRAGMA older.user_version").Scan(&version); err != nil {
			return err
		}
		if err := copyOlder(b.DB); err != nil {
			return err
		}
		if _, err := b.DB.Exec("DETACH older"); err != nil {
			return err
		}
		if err := migrateFrom(b.DB, version, b.content.Migrations); err != nil {
			return err
		}
		if err := b.prepare(); err != nil {
			return err
		}
		return b.loadNotices()
	})
}

// copyOlder copies the book that is attached as older: its tables as they are, what stands in them, and then its indexes and
// triggers.
func copyOlder(db *sql.DB) error {
	tables, err := older(db, "type = 'table'")
	if err != nil {
		return err
	}
	for _, t := range tables {
		if _, err := db.Exec(t.text); err != nil {
			return err
		}
		if _, err := db.Exec(`INSERT INTO main."` + t.name + `" SELECT * FROM older."` + t.name + `"`); err != nil {
			return err
		}
	}
	others, err := older(db, "type <> 'table'")
	if err != nil {
		return err
	}
	for _, o := range others {
		if _, err := db.Exec(o.text); err != nil {
			return err
		}
	}
	return nil
}

// A made is a table, an index or a trigger, and the statement that makes it.
type made struct{ name, text string }

// older lists what the book that is attached as older is made of.
func older(db *sql.DB, which string) (all []made, err error) {
	rows, err := db.Query("SELECT name, sql FROM older.sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND " + which)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var m made
		if err := rows.Scan(&m.name, &m.text); err != nil {
			return nil, err
		}
		all = append(all, m)
	}
	return all, rows.Err()
}

package ledger

import "database/sql"

// openOlder copies a book of an older version into memory and brings the copy up to date. The book stays as it is. It is opened in
// a way that reads it.
func (b *Book) openOlder(list []migration, w way) *Fault {
	return b.connect(memory, func() error {
		if _, err := b.db.Exec("ATTACH ? AS older", source(b.path, w)); err != nil {
			return err
		}
		var version int
		if err := b.db.QueryRow("PRAGMA older.user_version").Scan(&version); err != nil {
			return err
		}
		if err := migrateFrom(b.db, 0, list[:version]); err != nil {
			return err
		}
		if err := copyTables(b.db); err != nil {
			return err
		}
		if _, err := b.db.Exec("DETACH older"); err != nil {
			return err
		}
		if err := migrateFrom(b.db, version, list); err != nil {
			return err
		}
		if err := b.prepare(); err != nil {
			return err
		}
		return b.loadNotices()
	})
}

// copyTables copies every table of the book that is attached as older.
func copyTables(db *sql.DB) error {
	rows, err := db.Query("SELECT name FROM older.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
	if err != nil {
		return err
	}
	var names []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			_ = rows.Close()
			return err
		}
		names = append(names, name)
	}
	if err := rows.Err(); err != nil {
		return err
	}
	for _, name := range names {
		if _, err := db.Exec(`INSERT INTO main."` + name + `" SELECT * FROM older."` + name + `"`); err != nil {
			return err
		}
	}
	return nil
}

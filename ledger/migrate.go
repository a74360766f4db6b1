package ledger

import (
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"os"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// A migration brings a book from one version to the next: the first one from nothing to version 1.
type migration string

// migrations lists the migrations in order. Their files are named 0001_, 0002_ and so on.
func migrations() ([]migration, error) {
	names, err := fs.Glob(migrationFiles, "migrations/*.sql")
	if err != nil {
		return nil, err
	}
	var list []migration
	for _, name := range names {
		text, err := migrationFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		list = append(list, migration(text))
	}
	return list, nil
}

// migrate brings a book up to date, all the way or not at all: the steps and the book's new version are one
// transaction. A book that holds something is copied first.
func migrate(db *sql.DB, path string, list []migration) error {
	var version int
	if err := db.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version > 0 && version < len(list) {
		if err := copyBefore(db, path, len(list)); err != nil {
			return err
		}
	}
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	// Another program may have been faster.
	if err := tx.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version >= len(list) {
		// Nothing to do. Trying to write, and taking it back, shows whether the book can be written at all.
		_, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", version))
		return err
	}
	for _, m := range list[version:] {
		if _, err := tx.Exec(string(m)); err != nil {
			return err
		}
	}
	if _, err := tx.Exec(fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", bookMark, len(list))); err != nil {
		return err
	}
	return tx.Commit()
}

// copyBefore copies the book to a name beside it that says before which version it was taken.
func copyBefore(db *sql.DB, path string, version int) error {
	name, err := beside(path, fmt.Sprintf("before-version-%d", version))
	if err != nil {
		return err
	}
	if _, err := db.Exec("VACUUM INTO ?", name); err != nil {
		return err
	}
	file, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	if err := file.Sync(); err != nil {
		_ = file.Close()
		return err
	}
	return file.Close()
}

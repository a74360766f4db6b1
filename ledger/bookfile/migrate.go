package bookfile

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
)

// A Migration is the SQL that changes a book from one version to the next. The first migration creates version 1.
type Migration string

// migrate updates a book to the newest version in one transaction, after copying a book with content. If a migration
// fails, the copy is removed, so that repeated attempts do not pile up copies.
func migrate(db *sql.DB, path string, list []Migration) error {
	var version int
	if err := db.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version == 0 || version >= len(list) {
		return migrateAll(db, list)
	}
	copied, err := copyBefore(db, path, len(list))
	if err != nil {
		return err
	}
	if err := migrateAll(db, list); err != nil {
		_ = os.Remove(copied)
		return err
	}
	return nil
}

func migrateAll(db *sql.DB, list []Migration) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	// Another program may have migrated the book meanwhile.
	var version int
	if err := tx.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version >= len(list) {
		// Nothing needs migrating. This write, which is rolled back, fails if the book is not writable.
		_, err := tx.Exec(fmt.Sprintf("PRAGMA user_version = %d", version))
		return err
	}
	if err := migrateFrom(tx, version, list); err != nil {
		return err
	}
	return tx.Commit()
}

func migrateFrom(db interface {
	Exec(string, ...any) (sql.Result, error)
}, version int, list []Migration) error {
	for _, m := range list[version:] {
		if _, err := db.Exec(string(m)); err != nil {
			return err
		}
	}
	_, err := db.Exec(fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", bookMark, len(list)))
	return err
}

// copyBefore copies the book to a file beside it and returns that file's name. Only a complete copy gets the name.
func copyBefore(db *sql.DB, path string, version int) (string, error) {
	part := temporaryPath(path)
	defer func() { _ = os.Remove(part) }()
	if _, err := db.Exec("VACUUM INTO ?", part); err != nil {
		return "", err
	}
	if err := syncFile(part); err != nil {
		return "", err
	}
	for {
		name, err := freePathBeside(path, fmt.Sprintf("before-version-%d", version))
		if err == nil {
			err = os.Link(part, name)
		}
		switch {
		case errors.Is(err, os.ErrExist):
			continue // another program took the name
		case err != nil && name != "": // not every disk supports hard links
			err = os.Rename(part, name)
		}
		return name, err
	}
}

func syncFile(name string) error {
	file, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(file.Sync(), file.Close())
}

package bookfile

import (
	"errors"
	"os"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"scripkeeper/ledger"
)

// Fault converts an error into a fault of the book; a fault is returned unchanged. After an error that means damage,
// the next opening checks the whole book.
func (b *File) Fault(err error) *ledger.Fault {
	var fault *ledger.Fault
	if errors.As(err, &fault) {
		return fault
	}
	if b.closed.Load() {
		return &ledger.Fault{Code: "book.closed", Path: b.Path}
	}
	fault = &ledger.Fault{Code: bookCode(err, b.Path), Path: b.Path, Err: err}
	switch {
	case fault.Code == "book.readonly" && b.Reason != nil:
		return b.Reason
	case fault.Code == "book.damaged" && b.own.file != nil:
		suspect(b.Path)
	}
	return fault
}

func suspect(path string) { _ = os.WriteFile(suspicionPath(path), nil, 0o600) }

func bookCode(err error, path string) string {
	var failure *sqlite.Error
	if !errors.As(err, &failure) {
		return "book.failed"
	}
	switch failure.Code() {
	case sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
		return "book.moved"
	case sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
		return "game.gone"
	case sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_SHMMAP: // no room for the log's index
		return "book.full"
	}
	switch failure.Code() & 0xff {
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL:
		return "book.locked"
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH:
		return "book.readonly"
	case sqlite3.SQLITE_FULL:
		return "book.full"
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		return "book.damaged"
	case sqlite3.SQLITE_CANTOPEN:
		// An existing file that cannot be opened lacks permission. A missing file could not be created.
		if _, err := os.Stat(path); err == nil {
			return "book.readonly"
		}
		return "book.place"
	}
	return "book.failed"
}

func (b *File) FaultOrNil(err error) error {
	if err == nil {
		return nil
	}
	return b.Fault(err)
}

// Package bookfile opens the file of a book and keeps it safe: one SQLite database, its write-ahead log, its lock and
// its versions. A damaged file is set aside, never overwritten. What the tables hold is the business of the content.
package bookfile

import (
	"database/sql"
	"errors"
	"os"
	"sync"
	"sync/atomic"

	"scripkeeper/ledger"
)

// A File is the file of an open book: one SQLite database with its log and its lock. What the tables hold is the
// business of its content. Several goroutines may use it.
type File struct {
	Path    string
	content Content
	// quick has opening leave to [File.Inspect] to read the whole file, unless it is small.
	quick bool
	DB    *sql.DB
	// Insert is the statement of the content, ready.
	Insert *sql.Stmt
	closed atomic.Bool
	// Reason is why the book can only be read, nil when it can be written; own are its files.
	Reason *ledger.Fault
	own    identity
	// mu guards the notices that the keeper of the book has not read yet.
	mu      sync.Mutex
	notices []notice
}

// A Content is what the file of a book holds, and what can be saved of it when it is damaged.
type Content struct {
	// Migrations are the steps from nothing to the newest version.
	Migrations []Migration
	// Insert is the statement that runs while people wait. A book that lacks its table is damaged.
	Insert string
	// HoldsNothing reports whether nothing was ever written to the end in a file and in the log beside it.
	HoldsNothing func(path, log string) bool
	// Salvage puts everything that can be read of a file and of a log, "" for none, into a book. It tells how many
	// games are better off by it, what the keeper of the damaged book had not read yet, and what is lost.
	Salvage func(into *File, path, log string) (games int, unread, lost []ledger.Fault, err error)
}

func newFile(path string, holds Content) *File { return &File{Path: path, content: holds} }

// Open opens the file at a path, see [book.Open].
func Open(path string, holds Content) (*File, error) { return opened(newFile(realPath(path), holds)) }

// OpenQuickly opens the file at a path, and leaves to [File.Inspect] to read the whole of it.
func OpenQuickly(path string, holds Content) (*File, error) {
	b := newFile(realPath(path), holds)
	b.quick = true
	return opened(b)
}

func opened(b *File) (*File, error) {
	if fault := b.open(); fault != nil {
		return nil, fault
	}
	return b, nil
}

// Close closes the file when no other program opens or closes it.
func (b *File) Close() error {
	if b.closed.Load() {
		return b.shut()
	}
	if b.Reason == nil {
		lock, _ := await(b.Path, closingTimeout, takeLock)
		defer lock.leave()
	}
	return b.shut()
}

// Transact does something in one transaction: all of it or nothing.
func (b *File) Transact(do func(tx *sql.Tx) error) error {
	if fault := b.Writable(); fault != nil {
		return fault
	}
	tx, err := b.DB.Begin()
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if err := do(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// Exec changes the book by one statement, when it may be written.
func (b *File) Exec(query string, args ...any) (sql.Result, error) {
	if fault := b.Writable(); fault != nil {
		return nil, fault
	}
	return b.DB.Exec(query, args...)
}

// open opens the file for writing, or for reading where it cannot be written, when no other program does.
func (b *File) open() *ledger.Fault {
	if fault := checkPlace(b.Path); fault != nil {
		return fault
	}
	lock, fault := enter(b.Path)
	if fault != nil {
		return fault
	}
	defer lock.leave()
	interrupted := lock != nil && lock.left
	if interrupted {
		tidyUnfinished(b.Path)
	}
	logged := hasWAL(b.Path) && !(interrupted && b.content.HoldsNothing(b.Path, walOf(b.Path)))
	says, fault := look(b.Path)
	if fault != nil {
		return fault
	}
	left := says == claimBook || logged
	switch {
	case says == claimNothing && left:
		fault = b.rescue("book.log", nil)
	case says == claimNothing && isEmpty(b.Path) && !interrupted:
		if fault = b.start(); fault == nil {
			b.AddNotices([]ledger.Fault{{Code: "book.empty", Path: b.Path}})
		}
	case walIsStale(b.Path):
		fault = b.openWithoutWAL()
	default:
		fault = b.start()
		if fault != nil && fault.Code == "book.damaged" {
			fault = b.rescue("book.setaside", fault.Err)
		}
	}
	if fault != nil && left && isForReading(fault) {
		return b.openReading(fault)
	}
	return fault
}

// look asks what the file at a path says of itself, and changes nothing.
func look(path string) (claim, *ledger.Fault) {
	says, err := readClaim(path)
	switch {
	case errors.Is(err, os.ErrPermission):
		return says, &ledger.Fault{Code: "book.readonly", Path: path, Err: err}
	case err != nil:
		return says, &ledger.Fault{Code: "book.place", Path: path, Err: err}
	case says == claimForeign:
		return says, &ledger.Fault{Code: "book.foreign", Path: path}
	}
	return says, nil
}

// shut closes the book, whoever opens it.
func (b *File) shut() error {
	b.closed.Store(true)
	if err := b.DB.Close(); err != nil {
		return b.Fault(err)
	}
	return nil
}

// Outside returns a number that differs after another program has written to the file.
func (b *File) Outside() (int64, error) {
	var version int64
	if err := b.DB.QueryRow("PRAGMA data_version").Scan(&version); err != nil {
		return 0, b.Fault(err)
	}
	return version, nil
}

// A book that is moved, replaced or removed while it is open would go on taking entries, into a file that has no name
// any more. So before each writing the book looks whether its file and its log are still the ones that it opened.

// An identity is the two files of an open book.
type identity struct{ file, log os.FileInfo }

// identify remembers the files of the book that has just been opened.
func (b *File) identify() error {
	file, err := os.Stat(b.Path)
	if err != nil {
		return err
	}
	log, err := os.Stat(walOf(b.Path))
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	b.own = identity{file, log}
	return nil
}

// Writable tells why the book cannot be written now, or nothing.
func (b *File) Writable() *ledger.Fault {
	switch {
	case b.closed.Load():
		return &ledger.Fault{Code: "book.closed", Path: b.Path}
	case b.Reason != nil:
		return b.Reason
	}
	if b.own.file == nil {
		return nil
	}
	gone := &ledger.Fault{Code: "book.gone", Path: b.Path}
	if now, err := os.Stat(b.Path); err != nil || !os.SameFile(now, b.own.file) {
		return gone
	}
	if b.own.log == nil {
		return nil
	}
	if now, err := os.Stat(walOf(b.Path)); err != nil || !os.SameFile(now, b.own.log) {
		return gone
	}
	return nil
}

// A Querier is a database or a transaction on it.
type Querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// Each reads the rows that a query gives, one after the other.
func Each(from Querier, query string, args []any, read func(*sql.Rows) error) error {
	rows, err := from.Query(query, args...)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		if err := read(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

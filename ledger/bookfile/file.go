// Package bookfile opens, locks, checks, migrates and rescues the file of a book: a SQLite database with a write-ahead
// log. A damaged file is renamed, never overwritten.
package bookfile

import (
	"database/sql"
	"errors"
	"os"
	"sync"
	"sync/atomic"

	"scripkeeper/ledger"
)

// A File is the open file of a book. Several goroutines may use a File at once.
type File struct {
	Path    string
	content Content
	// quick means that opening checks only small files completely; [File.Inspect] checks the others.
	quick  bool
	DB     *sql.DB
	Insert *sql.Stmt
	closed atomic.Bool
	// Reason is the fault that makes the book read-only, or nil.
	Reason  *ledger.Fault
	own     identity
	mu      sync.Mutex
	notices []notice
}

// A Content defines the content of a book's file, and how to recover that content from a damaged file.
type Content struct {
	Migrations []Migration
	// Insert is the SQL that stores an operation. It is prepared on opening; a failure to prepare it means that the
	// book is damaged.
	Insert string
	// HoldsNothing reports whether a file and its log contain nothing to recover.
	HoldsNothing func(path, log string) bool
	// Salvage adds everything readable in a file and a log ("" for none) to a book. It returns the number of games that
	// are new or got longer, the damaged book's unread notices, and a notice for each loss.
	Salvage func(into *File, path, log string) (games int, unread, lost []ledger.Fault, err error)
}

func newFile(path string, holds Content) *File { return &File{Path: path, content: holds} }

// Open opens the file at a path, see [book.Open].
func Open(path string, holds Content) (*File, error) { return openFile(newFile(realPath(path), holds)) }

// OpenQuickly opens the file at a path. If the file is not small, the caller must call [File.Inspect] later.
func OpenQuickly(path string, holds Content) (*File, error) {
	b := newFile(realPath(path), holds)
	b.quick = true
	return openFile(b)
}

func openFile(b *File) (*File, error) {
	if fault := b.open(); fault != nil {
		return nil, fault
	}
	return b, nil
}

// Close closes the file. It waits up to 2 seconds for other programs that are opening or closing the file.
func (b *File) Close() error {
	if b.closed.Load() {
		return b.closeUnlocked()
	}
	if b.Reason == nil {
		lock, _ := await(b.Path, closingTimeout, takeLock)
		defer lock.leave()
	}
	return b.closeUnlocked()
}

// Transact runs do in one transaction, which is rolled back if do returns an error.
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

func (b *File) Exec(query string, args ...any) (sql.Result, error) {
	if fault := b.Writable(); fault != nil {
		return nil, fault
	}
	return b.DB.Exec(query, args...)
}

func (b *File) open() *ledger.Fault {
	if fault := checkPlace(b.Path); fault != nil {
		return fault
	}
	lock, fault := lockForOpening(b.Path)
	if fault != nil {
		return fault
	}
	defer lock.leave()
	interrupted := lock != nil && lock.left
	if interrupted {
		tidyUnfinished(b.Path)
	}
	logged := hasWAL(b.Path) && !(interrupted && b.content.HoldsNothing(b.Path, walOf(b.Path)))
	says, fault := checkClaim(b.Path)
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
	if fault != nil && left && allowsReading(fault) {
		return b.openReading(fault)
	}
	return fault
}

func checkClaim(path string) (claim, *ledger.Fault) {
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

func (b *File) closeUnlocked() error {
	b.closed.Store(true)
	if err := b.DB.Close(); err != nil {
		return b.Fault(err)
	}
	return nil
}

// Outside returns a number that changes when another program writes to the file.
func (b *File) Outside() (int64, error) {
	var version int64
	if err := b.DB.QueryRow("PRAGMA data_version").Scan(&version); err != nil {
		return 0, b.Fault(err)
	}
	return version, nil
}

// A book that is moved or replaced while open would accept entries into a file without a name. So Writable checks
// before each write that the file and the log at the path are still the opened ones.

type identity struct{ file, log os.FileInfo }

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

// Writable returns the fault that prevents writing to the book, or nil.
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

type Querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

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

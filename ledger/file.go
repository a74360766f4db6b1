package ledger

import (
	"database/sql"
	"errors"
	"os"
	"sync"
	"sync/atomic"
)

// A file is the file of an open book: one SQLite database with its log and its lock. What the tables hold is the business of its
// content. Several goroutines may use it.
type file struct {
	path    string
	content content
	db      *sql.DB
	// insert is the statement of the content, ready.
	insert *sql.Stmt
	closed atomic.Bool
	// reason is why the book can only be read, nil when it can be written; own are its files.
	reason *Fault
	own    identity
	// mu guards the notices that the keeper of the book has not read yet.
	mu      sync.Mutex
	notices []notice
}

// A content is what the file of a book holds, and what can be saved of it when it is damaged.
type content struct {
	// migrations are the steps from nothing to the newest version.
	migrations []migration
	// insert is the statement that runs while people wait. A book that lacks its table is damaged.
	insert string
	// holdsNothing reports whether nothing was ever written to the end in a file and in the log beside it.
	holdsNothing func(path, log string) bool
	// salvage puts everything that can be read of a file and of a log, "" for none, into a book. It tells how many games are
	// better off by it, what the keeper of the damaged book had not read yet, and what is lost.
	salvage func(into *file, path, log string) (games int, unread, lost []Fault, err error)
}

func newFile(path string, holds content) *file { return &file{path: path, content: holds} }

// openFile opens the file at a path, see [Open].
func openFile(path string, holds content) (*file, error) {
	b := newFile(realPath(path), holds)
	if fault := b.open(); fault != nil {
		return nil, fault
	}
	return b, nil
}

// close closes the file when no other program opens or closes it.
func (b *file) close() error {
	if b.closed.Load() {
		return b.shut()
	}
	if b.reason == nil {
		lock, _ := await(b.path, closingPatience, takeLock)
		defer lock.leave()
	}
	return b.shut()
}

// transact does something in one transaction: all of it or nothing.
func (b *file) transact(do func(tx *sql.Tx) error) error {
	if fault := b.writable(); fault != nil {
		return fault
	}
	tx, err := b.db.Begin()
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if err := do(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// exec changes the book by one statement, when it may be written.
func (b *file) exec(query string, args ...any) (sql.Result, error) {
	if fault := b.writable(); fault != nil {
		return nil, fault
	}
	return b.db.Exec(query, args...)
}

// open opens the file for writing, or for reading where it cannot be written, when no other program does.
func (b *file) open() *Fault {
	if fault := checkPlace(b.path); fault != nil {
		return fault
	}
	lock, fault := enter(b.path)
	if fault != nil {
		return fault
	}
	defer lock.leave()
	interrupted := lock != nil && lock.left
	if interrupted {
		tidyUnfinished(b.path)
	}
	logged := hasLog(b.path) && !(interrupted && b.content.holdsNothing(b.path, logOf(b.path)))
	says, fault := b.look()
	if fault != nil {
		return fault
	}
	left := says == claimBook || logged
	switch {
	case says == claimNothing && left:
		fault = b.rescue("book.log", nil)
	case says == claimNothing && isEmpty(b.path) && !interrupted:
		if fault = b.start(); fault == nil {
			b.addNotices([]Fault{{Code: "book.empty", Path: b.path}})
		}
	case logIsOld(b.path):
		fault = b.openWithoutLog()
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

// look asks what the file at the path of the book says of itself, and changes nothing.
func (b *file) look() (claim, *Fault) {
	says, err := readClaim(b.path)
	switch {
	case errors.Is(err, os.ErrPermission):
		return says, &Fault{Code: "book.readonly", Path: b.path, Err: err}
	case err != nil:
		return says, &Fault{Code: "book.place", Path: b.path, Err: err}
	case says == claimForeign:
		return says, &Fault{Code: "book.foreign", Path: b.path}
	}
	return says, nil
}

// shut closes the book, whoever opens it.
func (b *file) shut() error {
	b.closed.Store(true)
	if err := b.db.Close(); err != nil {
		return b.fault(err)
	}
	return nil
}

// Outside returns a number that differs after another program has written to the file.
func (b *file) Outside() (int64, error) {
	var version int64
	if err := b.db.QueryRow("PRAGMA data_version").Scan(&version); err != nil {
		return 0, b.fault(err)
	}
	return version, nil
}

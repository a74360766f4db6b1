package ledger

import (
	"database/sql"
	"errors"
	"os"
	"sync"
	"sync/atomic"

	"scripkeeper/calc"
)

// A Book is the file that holds the games. Several goroutines may use it, and several programs may use one file.
type Book struct {
	path      string
	rulebooks []calc.Rulebook
	db        *sql.DB
	closed    atomic.Bool
	// insert writes one operation. It is ready because it runs while people wait.
	insert *sql.Stmt
	// reason is why the book can only be read, nil when it can be written; own are its files.
	reason *Fault
	own    identity
	// mu guards what follows: the games whose summaries are older than they are, those that can have none, and what the
	// keeper of the book has not read yet.
	mu      sync.Mutex
	played  map[GameID]played
	faulty  map[GameID]shelved
	notices []notice
}

// Open opens the book at a path and begins it, with its folder, when there is none. A book of an older version
// is brought up to date; a copy of it is taken before, beside it. Symbolic links are followed. Several programs open one book
// one after another.
//
// An empty file becomes a book, and [Book.Notice] tells: a book may have stood there.
//
// Only a file that says that it is a book is ever touched: of any other the fault is book.foreign. Of a book that is
// damaged, or of which only the log is left, everything that can be read goes into a new book, and what was there is set
// aside beside it under a name that says so; [Book.Notice] tells. A book that can be read but not written opens all the
// same: [Book.ReadOnly] tells why.
//
// The other codes of its faults are book.locked, book.place (no file can be there), book.nowhere (the path is empty),
// book.damaged (and nothing can be saved from it now), book.readonly, book.failed; the file is left alone.
func Open(path string, rulebooks []calc.Rulebook) (*Book, error) {
	list, err := migrations()
	if err != nil {
		return nil, err
	}
	return openWith(path, rulebooks, list)
}

func openWith(path string, rulebooks []calc.Rulebook, list []migration) (*Book, error) {
	b := newBook(realPath(path), rulebooks)
	if fault := b.open(list); fault != nil {
		return nil, fault
	}
	return b, nil
}

func newBook(path string, rulebooks []calc.Rulebook) *Book {
	return &Book{path: path, rulebooks: rulebooks, played: map[GameID]played{}, faulty: map[GameID]shelved{}}
}

// open opens the file for writing, or for reading where it cannot be written, when no other program does.
func (b *Book) open(list []migration) *Fault {
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
	logged := hasLog(b.path) && !(interrupted && holdsNothing(b.path))
	says, fault := b.look()
	if fault != nil {
		return fault
	}
	left := says == claimBook || logged
	switch {
	case says == claimNothing && left:
		fault = b.rescue(list, "book.log", nil)
	case says == claimNothing && isEmpty(b.path) && !interrupted:
		if fault = b.start(list); fault == nil {
			b.addNotices([]Fault{{Code: "book.empty", Path: b.path}})
		}
	case logIsOld(b.path):
		fault = b.openWithoutLog(list)
	default:
		fault = b.start(list)
		if fault != nil && fault.Code == "book.damaged" {
			fault = b.rescue(list, "book.setaside", fault.Err)
		}
	}
	if fault != nil && left && isForReading(fault) {
		return b.openReading(list, fault)
	}
	return fault
}

// look asks what the file at the path of the book says of itself, and changes nothing.
func (b *Book) look() (claim, *Fault) {
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

// Close closes the book. Every operation is on disk already; the summaries of what was played are put beside them.
func (b *Book) Close() error {
	if !b.closed.Load() {
		b.storePlayed()
		if b.reason == nil {
			lock, _ := await(b.path, closingPatience, takeLock)
			defer lock.leave()
		}
	}
	return b.shut()
}

// shut closes the book, whoever opens it.
func (b *Book) shut() error {
	b.closed.Store(true)
	_ = b.insert.Close()
	if err := b.db.Close(); err != nil {
		return b.fault(err)
	}
	return nil
}

// Path is the file of the book.
func (b *Book) Path() string { return b.path }

package ledger

import (
	"database/sql"
	"sync"
	"sync/atomic"

	"scripkeeper/calc"
)

// A Book is the file that holds the games. Several goroutines may use it, and several programs may use one file.
type Book struct {
	path      string
	rulebooks []calc.Rulebook
	notice    *Fault
	db        *sql.DB
	closed    atomic.Bool
	// insert writes one operation. It is ready because it runs while people wait.
	insert *sql.Stmt
	// played are the games whose summaries are older than they are, faulty those that can have none.
	mu     sync.Mutex
	played map[GameID]played
	faulty map[GameID]shelved
}

// Open opens the book at a path and begins it, with its folder, when there is none. A book of an older version
// is brought up to date; a copy of it is taken before, beside it.
//
// The codes of its faults are book.locked, book.readonly, book.full, book.newer, book.foreign (another program's
// database), book.place (no file can be there), book.failed; the file is left alone. A damaged file is set aside under
// a name that says so, and a new book is begun; [Book.Notice] tells where the damaged one is. Only when it cannot be
// set aside the fault is book.damaged.
func Open(path string, rulebooks []calc.Rulebook) (*Book, error) {
	list, err := migrations()
	if err != nil {
		return nil, err
	}
	return openWith(path, rulebooks, list)
}

func openWith(path string, rulebooks []calc.Rulebook, list []migration) (*Book, error) {
	if fault := checkPlace(path); fault != nil {
		return nil, fault
	}
	b := &Book{path: path, rulebooks: rulebooks, played: map[GameID]played{}, faulty: map[GameID]shelved{}}
	fault := b.start(list)
	if fault != nil && fault.Code == "book.damaged" {
		aside, err := setAside(path)
		if err != nil {
			fault.Err = err
			return nil, fault
		}
		b.notice = &Fault{Code: "book.setaside", Path: aside, Err: fault.Err}
		fault = b.start(list)
	}
	if fault != nil {
		return nil, fault
	}
	return b, nil
}

// start opens the file, looks whether it is a sound book and makes it ready.
func (b *Book) start(list []migration) *Fault {
	db, err := sql.Open("sqlite", source(b.path))
	if err != nil {
		return b.fault(err)
	}
	// One connection: a book has one writer, and what is read is little.
	db.SetMaxOpenConns(1)
	b.db = db
	if err := b.ready(list); err != nil {
		fault := b.fault(err)
		_ = db.Close()
		return fault
	}
	return nil
}

func (b *Book) ready(list []migration) error {
	if err := b.inspect(len(list)); err != nil {
		return err
	}
	var mode string
	if err := b.db.QueryRow("PRAGMA journal_mode = WAL").Scan(&mode); err != nil {
		return err
	}
	if err := migrate(b.db, b.path, list); err != nil {
		return err
	}
	return b.prepare()
}

// Close closes the book. Every operation is on disk already; the summaries of what was played are put beside them.
func (b *Book) Close() error {
	b.storePlayed()
	b.closed.Store(true)
	_ = b.insert.Close()
	if err := b.db.Close(); err != nil {
		return b.fault(err)
	}
	return nil
}

// Path is the file of the book.
func (b *Book) Path() string { return b.path }

// Notice is what the keeper of the book should know about its opening: that a damaged file was set aside, and
// where. Nil when all is well.
func (b *Book) Notice() *Fault { return b.notice }

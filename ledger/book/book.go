// Package book keeps games, people, tournaments and house rules in a SQLite file. An entry is on disk before it is
// taken over.
package book

import (
	"embed"
	"io/fs"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/recovery"
)

// A Book is the file that holds the games. Several goroutines may use it, and several programs may use one file. What
// it keeps stands in its stores.
type Book struct {
	file      *bookfile.File
	Games     *Games
	Shelf     *Shelf
	People    *Persons
	Journals  *Journals
	Templates *Templates
	Notes     *Notes
}

// A store is what the stores of a book have in common.
type store struct {
	file      *bookfile.File
	rulebooks []calc.Rulebook
}

// Open opens the book at a path and begins it, with its folder, when there is none. A book of an older version is
// brought up to date; a copy of it is taken before, beside it. Symbolic links are followed. Several programs open one
// book one after another.
//
// An empty file becomes a book, and [Book.Notice] tells: a book may have stood there.
//
// Only a file that says that it is a book is ever touched: of any other the fault is book.foreign. Of a book that is
// damaged, or of which only the log is left, everything that can be read goes into a new book, and what was there is
// set aside beside it under a name that says so; [Book.Notice] tells. A book that can be read but not written opens all
// the same: [Book.ReadOnly] tells why.
//
// The other codes of its faults are book.locked, book.place (no file can be there), book.nowhere (the path is empty),
// book.damaged (and nothing can be saved from it now), book.readonly, book.failed; the file is left alone.
func Open(path string, rulebooks []calc.Rulebook) (*Book, error) {
	return openBy(bookfile.Open, path, rulebooks)
}

// OpenQuickly opens the book at a path as [Open] does, for somebody who waits to see it: of all but a small one it is
// [Book.Inspect] that finds damage, which is to be called beside the screen.
func OpenQuickly(path string, rulebooks []calc.Rulebook) (*Book, error) {
	return openBy(bookfile.OpenQuickly, path, rulebooks)
}

func openBy(
	open func(string, bookfile.Content) (*bookfile.File, error), path string, rulebooks []calc.Rulebook,
) (*Book, error) {
	list, err := migrations()
	if err != nil {
		return nil, err
	}
	f, err := open(path, contentOf(rulebooks, list))
	if err != nil {
		return nil, err
	}
	return bookIn(f, rulebooks), nil
}

// OpenReadOnly opens the book at a path to look at it: nothing is made, neither the book nor a file beside it, and
// nothing is written. Where there is no book it is one without games. A damaged one shows what can be read of it, one
// of an older version what it holds. Faults are those of [Open]; what would write has the fault book.readonly.
func OpenReadOnly(path string, rulebooks []calc.Rulebook) (*Book, error) {
	return openBy(bookfile.OpenReadOnly, path, rulebooks)
}

// contentOf is what the file of a book holds.
func contentOf(rulebooks []calc.Rulebook, list []bookfile.Migration) bookfile.Content {
	return bookfile.Content{
		Migrations:   list,
		Insert:       gameTables().insertOperation(),
		HoldsNothing: recovery.HoldsNothing,
		Salvage: func(into *bookfile.File, path, log string) (games int, unread, lost []ledger.Fault, err error) {
			w, err := recovery.Read(path, log)
			if err != nil {
				return 0, nil, nil, err
			}
			games, lost, err = bookIn(into, rulebooks).takeOver(w)
			return games, w.Notices, lost, err
		},
	}
}

// bookIn is the book in a file.
func bookIn(f *bookfile.File, rulebooks []calc.Rulebook) *Book {
	s := store{f, rulebooks}
	shelf := &Shelf{store: s, played: map[ledger.GameID]game.Snapshot{}, made: map[ledger.GameID]shelved{},
		faulty: map[ledger.GameID]shelved{}}
	people := &Persons{s, shelf}
	games := &Games{logs[ledger.GameID]{s, gameTables()}, people, shelf}
	shelf.games = games
	journals := &Journals{logs[ledger.JournalID]{s, journalTables()}}
	return &Book{f, games, shelf, people, journals, &Templates{s}, &Notes{s}}
}

// Close closes the book. Every operation is on disk already; the summaries of what was played are put beside them.
func (b *Book) Close() error {
	b.Shelf.storePlayed()
	return b.file.Close()
}

// Path is the file of the book.
func (b *Book) Path() string { return b.file.Path }

// Notice is what the keeper of the book should know: what happened to it while nobody looked, or why it can only be
// read. It stays until [Book.Noticed]; nil when there is nothing to tell. The codes:
//
//	book.empty      the file was there and empty, and a new book was begun in it
//	book.setaside   the file was damaged: Path is where it is now, Detail how many games were saved
//	book.log        the file was gone, or the log beside it that of another: Path is where that is now, Detail as before
//	game.mended     operations of a game are lost, Detail is its title
//	journal.mended  operations of a journal are lost, Detail is its title
//	ratings.anew    the ratings of the book's games are worked out in another way than before
//
// and those of [Book.ReadOnly].
func (b *Book) Notice() *ledger.Fault { return b.file.Notice() }

// Notices are all that there is to tell, the first as [Book.Notice] has it.
func (b *Book) Notices() []*ledger.Fault { return b.file.Notices() }

// Noticed says that somebody has read the notice. What comes next is the next one.
func (b *Book) Noticed() error { return b.file.Noticed() }

// Inspect reads the whole of a book that was opened quickly, unless it is big, beside whoever uses it. The fault is
// book.damaged: then [Open] sets it aside.
func (b *Book) Inspect() error { return b.file.Inspect() }

// ReadOnly tells why the book can only be read, nil when it can be written too. The codes are book.readonly,
// book.nospace (the disk is full), book.newer (a newer version wrote it) and book.version (no version did). What would
// write has this fault.
func (b *Book) ReadOnly() *ledger.Fault { return b.file.Reason }

// Outside returns a number that differs after another program, or another window, has written to the book. What this
// one writes does not change it: the book has one connection, and the database counts what others do.
func (b *Book) Outside() (int64, error) { return b.file.Outside() }

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrations lists the migrations in order. Their files are named 0001_, 0002_ and so on.
func migrations() ([]bookfile.Migration, error) {
	names, err := fs.Glob(migrationFiles, "migrations/*.sql")
	if err != nil {
		return nil, err
	}
	var list []bookfile.Migration
	for _, name := range names {
		text, err := migrationFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		list = append(list, bookfile.Migration(text))
	}
	return list, nil
}

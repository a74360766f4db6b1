// Package book stores games, people, tournaments and house rules in a SQLite file. Each entry is written to disk before
// the game in memory changes.
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

// A Book is an open book. Several goroutines may use a Book at once, and several programs may open one file.
type Book struct {
	file      *bookfile.File
	Games     *Games
	Shelf     *Shelf
	People    *Persons
	Journals  *Journals
	Templates *Templates
	Notes     *Notes
}

type store struct {
	file      *bookfile.File
	rulebooks []calc.Rulebook
}

// Open opens the book at a path, creating the file and its folder if needed. It follows symbolic links, and waits while
// another program opens the same book. A book of an older version is copied to a file beside it and then migrated.
//
// Open begins a new book in an empty file. If a book is damaged, or only its write-ahead log is left, Open puts
// everything readable into a new book and keeps the old files beside it under another name. [Book.Notice] reports all
// this. A book that can be read but not written is opened read-only; [Book.ReadOnly] returns the reason.
//
// Open changes only a file marked as a book; for any other file the fault is book.foreign. The other faults leave the
// file unchanged too: book.locked, book.place (no file can be there), book.nowhere (the path is empty), book.damaged
// (nothing can be saved from the book now), book.readonly, book.failed.
func Open(path string, rulebooks []calc.Rulebook) (*Book, error) {
	return openBy(bookfile.Open, path, rulebooks)
}

// OpenQuickly opens a book as [Open] does, but leaves the check of a file that is not small to a later call of
// [Book.Inspect].
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

// OpenReadOnly opens the book at a path for reading, and creates or changes no file. A damaged book appears with
// its readable content, and a book of an older version complete. Faults are those of [Open], and book.missing if there
// is no file; every attempt to write has the fault book.readonly.
func OpenReadOnly(path string, rulebooks []calc.Rulebook) (*Book, error) {
	return openBy(bookfile.OpenReadOnly, path, rulebooks)
}

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

// Close stores the summaries of the games played, and closes the book.
func (b *Book) Close() error {
	b.Shelf.storePlayed()
	return b.file.Close()
}

func (b *Book) Path() string { return b.file.Path }

// Notice returns the oldest notice that [Book.DismissNotice] has not removed, or nil. It reports what happened to the
// book, or why the book is read-only. The codes are
//
//	book.empty      the file was empty, and Open began a new book in it
//	book.setaside   the file was damaged: Path is its new path, Detail the number of games saved
//	book.log        the book was gone or had another book's log: Path is the log's new path, Detail as in book.setaside
//	game.mended     operations of the game with the title Detail are lost
//	journal.mended  operations of the journal with the title Detail are lost
//	ratings.anew    the method of calculating the games' ratings has changed
//
// and those of [Book.ReadOnly].
func (b *Book) Notice() *ledger.Fault { return b.file.Notice() }

func (b *Book) Notices() []*ledger.Fault { return b.file.Notices() }

func (b *Book) DismissNotice() error { return b.file.DismissNotice() }

// Inspect checks the whole of a book that was opened quickly, unless the file is big. The fault is book.damaged; the
// next [Open] then replaces the book.
func (b *Book) Inspect() error { return b.file.Inspect() }

// ReadOnly returns the fault of every attempt to write, or nil if the book is writable. The codes are book.readonly,
// book.nospace (the disk is full), book.newer (written by a newer version), book.version (no version has written such a
// file) and book.damaged.
func (b *Book) ReadOnly() *ledger.Fault { return b.file.Reason }

// OutsideVersion returns a number that changes only when another program or window writes to the book.
func (b *Book) OutsideVersion() (int64, error) { return b.file.Outside() }

//go:embed migrations/*.sql
var migrationFiles embed.FS

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

// Package book keeps games, people, tournaments and house rules in a SQLite file. An entry is on disk before the game
// adopts it.
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

// A Book is an open book, divided into stores. Several goroutines may use it, and several programs may use one file.
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

// Open opens the book at a path, creating it and its folder if needed. It follows symbolic links. A book of an older
// version is copied to a file beside it and then migrated. Programs that open the same book wait for each other.
//
// If the file is empty, a new book is made in it, and [Book.Notice] reports that there may have been a book before.
//
// Open changes only a file marked as a book; for any other file the fault is book.foreign. If a book is damaged, or
// only its log is left, everything readable is put into a new book. The old files stay beside it under a name that says
// so, and [Book.Notice] reports this. A book that can be read but not written is opened read-only; [Book.ReadOnly]
// returns the reason.
//
// The other faults leave the file alone: book.locked, book.place (no file can be there), book.nowhere (the path is
// empty), book.damaged (nothing can be saved from the book now), book.readonly, book.failed.
func Open(path string, rulebooks []calc.Rulebook) (*Book, error) {
	return openBy(bookfile.Open, path, rulebooks)
}

// OpenQuickly opens the book at a path as [Open] does, but checks the whole file only if it is small. The caller then
// runs [Book.Inspect] in the background to find damage.
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

// OpenReadOnly opens the book at a path for reading; it creates and changes no file. A missing book appears without
// games, a damaged book with what can be read of it, and a book of an older version complete. Faults are those of
// [Open]; every attempt to write has the fault book.readonly.
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

// Close stores the summaries of the games played, and closes the book. Operations are on disk already.
func (b *Book) Close() error {
	b.Shelf.storePlayed()
	return b.file.Close()
}

func (b *Book) Path() string { return b.file.Path }

// Notice returns the oldest unread notice to the keeper of the book, or nil. It says what happened to the book, or why
// the book is read-only, and stays until [Book.DismissNotice] is called. The codes are
//
//	book.empty      the file was empty, and a new book was begun in it
//	book.setaside   the file was damaged: Path is where it is now, Detail the number of games saved
//	book.log        the file was gone, or the log was another file's: Path is where the log is now, Detail as before
//	game.mended     operations of a game are lost, Detail is its title
//	journal.mended  operations of a journal are lost, Detail is its title
//	ratings.anew    the ratings of the book's games are calculated in another way than before
//
// and those of [Book.ReadOnly].
func (b *Book) Notice() *ledger.Fault { return b.file.Notice() }

func (b *Book) Notices() []*ledger.Fault { return b.file.Notices() }

// DismissNotice drops the notice that [Book.Notice] returns.
func (b *Book) DismissNotice() error { return b.file.DismissNotice() }

// Inspect checks the whole of a book that was opened quickly, unless it is big. It uses a connection of its own. The
// fault is book.damaged; the next [Open] then sets the book aside.
func (b *Book) Inspect() error { return b.file.Inspect() }

// ReadOnly returns the fault that every attempt to write has, or nil if the book is writable. The codes are
// book.readonly, book.nospace (the disk is full), book.newer (written by a newer version) and book.version (no version
// has written such a file).
func (b *Book) ReadOnly() *ledger.Fault { return b.file.Reason }

// OutsideVersion returns a number that changes when another program or window writes to the book, but not when this one
// does.
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

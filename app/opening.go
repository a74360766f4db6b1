package app

import (
	"time"

	"scripkeeper/app/shell"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
)

// An opening opens the book at a path.
type opening func(path string, rulebooks []calc.Rulebook) (*book.Book, error)

// An opened is a book with the front of its shelf, or why it cannot be opened.
type opened struct {
	book  *book.Book
	front *front
	err   error
}

// A front is the newest games of a shelf, as many as a window may show at first; whole reports whether they are all.
type front struct {
	games []stats.Summary
	whole bool
	err   error
	// shown reports whether a page showed them: from then on the shelf is read anew.
	shown bool
}

// shelfFront is how many games are read for the first picture: more than any window shows.
const shelfFront = 60

// beginOpening opens a book quickly while the toolkit opens the window, which takes longer. What it returns waits for
// the book, and so this is no work for the shell's runner, which may hold back what is done beside the screen.
func beginOpening(path string) func() opened {
	done := make(chan opened, 1)
	go func() { done <- open(path, book.OpenQuickly) }()
	return func() opened { return <-done }
}

// open opens a book and reads the front of its shelf.
func open(path string, open opening) opened {
	book, err := open(path, rulebooks.All())
	if err != nil {
		return opened{err: err}
	}
	return opened{book: book, front: readFront(book)}
}

// readFront reads the front of a book's shelf.
func readFront(book *book.Book) *front {
	games, whole, err := book.Shelf.ListFront(shelfFront)
	return &front{games: games, whole: whole, err: err}
}

func openBook(s *shell.Shell, path string, by opening) { showBook(s, path, open(path, by)) }

// showBook shows the shelf of a book, or why it cannot be opened and what to do.
func showBook(s *shell.Shell, path string, o opened) {
	if o.err != nil {
		s.First(bookRoute{path: path, fault: o.err})
		return
	}
	s.Session.SetBook(o.book)
	s.First(shelfRoute{front: o.front})
}

// inspectionWait is how long the first picture has before the book is read whole.
const inspectionWait = time.Second

// inspectBook reads the whole book beside the screen, which opening it quickly did not. One that is damaged is opened
// again: that sets it aside, saves what can be read, and says so on the shelf.
func inspectBook(s *shell.Shell, by shell.Runner) {
	held := s.Session.Book()
	if held == nil {
		return
	}
	by.Beside(func() {
		if held.Inspect() == nil {
			return
		}
		by.OnScreen(func() {
			if s.Session.Book() == held {
				s.Session.SetBook(nil)
				_ = held.Close()
				openBook(s, held.Path(), book.Open)
			}
		})
	})
}

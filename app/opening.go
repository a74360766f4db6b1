package app

import (
	"time"

	"scripkeeper/app/shell"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/book"
)

type opening func(path string, rulebooks []calc.Rulebook) (*book.Book, error)

type opened struct {
	book  *book.Book
	front *front
	err   error
}

// A front holds the newest games of the book.
type front struct {
	book.Front
	err error
	// shown reports whether a page has shown these games; the next page must read the book again.
	shown bool
}

// shelfFront is the number of games read for the first picture, more than any window can show.
const shelfFront = 60

// beginOpening opens a book on another goroutine, and returns a function that waits for the book. The toolkit opens the
// window meanwhile. The shell's runner is not used, because it may delay background work.
func beginOpening(path string) func() opened {
	done := make(chan opened, 1)
	go func() { done <- open(path, book.OpenQuickly) }()
	return func() opened { return <-done }
}

func open(path string, open opening) opened {
	book, err := open(path, rulebooks.All())
	if err != nil {
		return opened{err: err}
	}
	return opened{book: book, front: readFront(book)}
}

func readFront(book *book.Book) *front {
	games, err := book.Shelf.ListFront(shelfFront)
	return &front{Front: games, err: err}
}

func openBook(s *shell.Shell, path string, by opening) { showBook(s, path, open(path, by)) }

func showBook(s *shell.Shell, path string, o opened) {
	if o.err != nil {
		s.ShowOnly(bookRoute{path: path, fault: o.err})
		return
	}
	s.Session.SetBook(o.book)
	s.ShowOnly(shelfRoute{front: o.front})
}

const inspectionWait = time.Second

// inspectBook checks the whole book in the background, because the quick opening did not. A damaged book is opened
// again, which sets the damaged file aside and saves the readable part; the list of games then reports the damage.
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

// followTime is the interval at which the window looks for what other programs wrote to the book.
const followTime = time.Second

func followBook(s *shell.Shell, by shell.Runner) {
	by.Later(followTime, func() {
		s.Follow()
		followBook(s, by)
	})
}

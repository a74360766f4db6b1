// Package session holds the game on the table, and turns the user's actions into entries in that game.
package session

import (
	"os"
	"runtime"
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// Session is where a user's action becomes an entry, and where screens get the table after the entry. It holds the book
// and the game; screens read its [View] and keep no state of the game. Several devices may make entries under their own
// names. Only the screen's goroutine may use a Session; other goroutines pass requests to it.
type Session struct {
	book   *book.Book
	game   *game.Game
	device string
	// outside counts the writes to the book by other programs.
	outside int64
	// listeners are called after each change of the game, in the order in which they were added.
	listeners listeners
	// Others, if not nil, is called before the listeners when another author or program has changed the game.
	Others func()
	Drafts Drafts
}

// New returns a session with a book and no game. beside runs the function that saves drafts in the background.
func New(book *book.Book, device string, beside func(func())) *Session {
	drafts := Drafts{book: book, writer: newWriter(beside)}
	return &Session{book: book, device: device, Drafts: drafts}
}

func DeviceName() string {
	if name, err := os.Hostname(); err == nil && name != "" && name != "localhost" {
		return name
	}
	return runtime.GOOS
}

// Listen sets a function to call after each change of the game, until leave is called.
func (s *Session) Listen(changed func()) (leave func()) { return s.listeners.add(changed) }

func (s *Session) notify(by ledger.Author) {
	if by != s.Author() && s.Others != nil {
		s.Others()
	}
	s.listeners.notify()
}

func (s *Session) Author() ledger.Author { return ledger.Author{Device: s.device} }

func (s *Session) SetDevice(name string) { s.device = name }

func (s *Session) Book() *book.Book { return s.book }

func (s *Session) SetBook(book *book.Book) {
	s.Drafts.Flush()
	s.book, s.Drafts.book = book, book
	if book != nil {
		s.outside, _ = book.OutsideVersion() // unreadable: compared again later
	}
}

// Follow reloads the game on the table if another program wrote to the book since SetBook or the last call, and reports
// whether one did. The fault is game.deleted or game.unknown; if the book cannot be read now, the next call tries again.
func (s *Session) Follow() (changed bool, err error) {
	if s.book == nil {
		return false, nil
	}
	outside, err := s.book.OutsideVersion()
	if err != nil || outside == s.outside {
		return false, nil
	}
	if s.game != nil && s.game.Stored() {
		err = s.Renew()
	}
	if err != nil && !ledger.IsFault(err, "game.deleted", "game.unknown") {
		return false, nil
	}
	s.outside = outside
	return true, err
}

// Renew reloads the game on the table if the book's copy differs. The faults are those of loading a game from the
// shelf, such as game.deleted; the game then stays as it was.
func (s *Session) Renew() error {
	now, err := s.book.Games.LoadFromShelf(s.game.ID())
	if err == nil && !same(now, s.game) {
		*s.game = *now
		s.notify(ledger.Author{})
	}
	return err
}

func same(a, b *game.Game) bool {
	return a.Length() == b.Length() && a.Head() == b.Head() && a.Setup().Title == b.Setup().Title &&
		slices.Equal(a.Names(), b.Names()) && slices.Equal(a.ShortNames(), b.ShortNames()) &&
		slices.Equal(a.Looks(), b.Looks())
}

func (s *Session) Game() *game.Game { return s.game }

// Open repairs a game of the book if operations were lost, and puts the game on the table unless it is deleted.
func (s *Session) Open(id ledger.GameID) error {
	id, err := s.book.Games.Mend(id)
	if err != nil {
		return err
	}
	return s.show(s.book.Games.LoadFromShelf(id))
}

func (s *Session) Begin(setup record.Setup) error {
	return s.show(s.book.Games.Begin(setup, s.Author()))
}

// Scratch puts a game outside the book on the table.
func (s *Session) Scratch(setup record.Setup) error {
	return s.show(game.Scratch(setup, rulebooks.All()))
}

// Keep saves the game on the table to the book, if it was outside the book before.
func (s *Session) Keep() error { return s.show(s.book.Games.Store(s.game, s.Author())) }

func (s *Session) show(game *game.Game, err error) error {
	if err != nil {
		return err
	}
	s.Drafts.Flush()
	s.game = game
	s.Drafts.switchTo(game)
	s.notify(s.Author())
	return nil
}

type listeners []*func()

func (all *listeners) add(changed func()) (leave func()) {
	listener := &changed
	*all = append(*all, listener)
	return func() {
		*all = calc.Where(*all, func(other *func()) bool { return other != listener })
	}
}

func (all listeners) notify() {
	for _, changed := range all {
		(*changed)()
	}
}

// View returns the view of the game on the table, which must exist.
func (s *Session) View() view.Game {
	v := view.NewGame(s.game)
	if together := s.game.Together(); len(together) > 1 {
		v.Latest, v.Before = together, together[0].Before
	}
	return v
}

// Package session holds the game on the table, and turns what is pressed on the screens into entries of it.
package session

import (
	"os"
	"runtime"

	"scripkeeper/app/view"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// A Session is the one place where a press of a button becomes an entry, and from where a new table reaches the
// screens. It holds the book and the game on the table; screens read its [View] and hold no game state. Several devices
// may enter into it, each in its own name. It belongs to one goroutine, that of the screen; others hand over to it what
// they ask for.
type Session struct {
	book   *book.Book
	game   *game.Game
	device string
	// listeners are told when the game changed, in the order in which they came.
	listeners listeners
	// Drafts are what is being filled in.
	Drafts Drafts
}

// New begins with a book and no game on the table. Drafts are written by what beside begins beside the screen.
func New(book *book.Book, device string, beside func(func())) *Session {
	drafts := Drafts{book: book, writer: newWriter(beside)}
	return &Session{book: book, device: device, Drafts: drafts}
}

// DeviceName is what a device is called until its owner names it.
func DeviceName() string {
	if name, err := os.Hostname(); err == nil && name != "" && name != "localhost" {
		return name
	}
	return runtime.GOOS
}

// Listen asks to be told whenever the game changed, until leave is called.
func (s *Session) Listen(changed func()) (leave func()) { return s.listeners.add(changed) }

func (s *Session) notify() { s.listeners.notify() }

// Author is who speaks where nobody else is named: this device.
func (s *Session) Author() ledger.Author { return ledger.Author{Device: s.device} }

// SetDevice renames this device in what is said from now on.
func (s *Session) SetDevice(name string) { s.device = name }

// Book is where the games are kept.
func (s *Session) Book() *book.Book { return s.book }

// SetBook sets where the games are kept from now on.
func (s *Session) SetBook(book *book.Book) {
	s.Drafts.Flush()
	s.book, s.Drafts.book = book, book
}

// Game is the game on the table, nil when there is none.
func (s *Session) Game() *game.Game { return s.game }

// Open puts a game of the book on the table, but none that was deleted. One of which operations are lost is mended
// before.
func (s *Session) Open(id ledger.GameID) error {
	id, err := s.book.Games.Mend(id)
	if err != nil {
		return err
	}
	return s.show(s.book.Games.LoadFromShelf(id))
}

// Begin starts a game and puts it on the table.
func (s *Session) Begin(setup record.Setup) error {
	return s.show(s.book.Games.Begin(setup, s.Author()))
}

// Scratch puts a game that is kept nowhere on the table.
func (s *Session) Scratch(setup record.Setup) error {
	return s.show(game.Scratch(setup, rulebooks.All()))
}

// Keep puts the scratch game on the table into the book.
func (s *Session) Keep() error { return s.show(s.book.Games.Store(s.game, s.Author())) }

func (s *Session) show(game *game.Game, err error) error {
	if err != nil {
		return err
	}
	s.Drafts.Flush()
	s.game = game
	s.Drafts.turn(game)
	s.notify()
	return nil
}

// listeners are told of something, in the order in which they came.
type listeners []*func()

// add adds one until leave is called.
func (all *listeners) add(changed func()) (leave func()) {
	listener := &changed
	*all = append(*all, listener)
	return func() {
		var rest listeners
		for _, other := range *all {
			if other != listener {
				rest = append(rest, other)
			}
		}
		*all = rest
	}
}

func (all listeners) notify() {
	for _, changed := range all {
		(*changed)()
	}
}

// View is the game on the table now. There must be one.
func (s *Session) View() view.Game {
	v := view.NewGame(s.game)
	if together := s.game.Together(); len(together) > 1 {
		v.Latest, v.Before = together, together[0].Before
	}
	return v
}

// Package session holds the game on the table, and turns what is pressed on the screens into entries of it.
package session

import (
	"os"
	"runtime"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// A Session is the one place where a press of a button becomes an entry, and from where a new table reaches the
// screens. It holds the book and the game on the table; screens read its [View] and hold no game state.
type Session struct {
	book   *book.Book
	game   *game.Game
	device string
	// taps are the operations that were recorded together with others, by the first of them.
	taps map[int64]int64
	// listeners are told when the game changed.
	listeners []func()
}

// New begins with a book and no game on the table.
func New(book *book.Book, device string) *Session {
	return &Session{book: book, device: device, taps: map[int64]int64{}}
}

// DeviceName is what a device is called until its owner names it.
func DeviceName() string {
	if name, err := os.Hostname(); err == nil && name != "" && name != "localhost" {
		return name
	}
	return runtime.GOOS
}

// Listen asks to be told whenever the game changed.
func (s *Session) Listen(changed func()) { s.listeners = append(s.listeners, changed) }

func (s *Session) notify() {
	for _, changed := range s.listeners {
		changed()
	}
}

// Author is who speaks: this device.
func (s *Session) Author() ledger.Author { return ledger.Author{Device: s.device} }

// SetDevice renames this device in what is said from now on.
func (s *Session) SetDevice(name string) { s.device = name }

// Book is where the games are kept.
func (s *Session) Book() *book.Book { return s.book }

// SetBook tells where the games are kept from now on.
func (s *Session) SetBook(book *book.Book) { s.book = book }

// Game is the game on the table, nil when there is none.
func (s *Session) Game() *game.Game { return s.game }

// Open puts a game of the book on the table, but none that was deleted.
func (s *Session) Open(id ledger.GameID) error {
	game, err := s.book.Games.LoadFromShelf(id)
	if err != nil {
		return err
	}
	s.show(game)
	return nil
}

// Begin starts a game and puts it on the table.
func (s *Session) Begin(setup record.Setup) error {
	game, err := s.book.Games.Begin(setup, s.Author())
	if err != nil {
		return err
	}
	s.show(game)
	return nil
}

// Scratch puts a game that is kept nowhere on the table.
func (s *Session) Scratch(setup record.Setup) error {
	game, err := game.Scratch(setup, rulebooks.All())
	if err != nil {
		return err
	}
	s.show(game)
	return nil
}

// Keep puts the scratch game on the table into the book.
func (s *Session) Keep() error {
	game, err := s.book.Games.Store(s.game, s.Author())
	if err != nil {
		return err
	}
	s.show(game)
	return nil
}

func (s *Session) show(game *game.Game) {
	s.game, s.taps = game, map[int64]int64{}
	s.notify()
}

// Record says entries, mostly one, up to the first that cannot be said. They are on disk when Record returns without an
// error, and are undone and redone together as long as the game stays on the table.
func (s *Session) Record(entries ...calc.Entry) (err error) {
	first := int64(s.game.Length()) + 1
	for _, e := range entries {
		if _, err = s.game.Record(e, s.Author()); err != nil {
			break
		}
		if len(entries) > 1 {
			s.taps[int64(s.game.Length())] = first
		}
	}
	s.notify()
	return err
}

// Drafts are the entries of the game on the table that were being filled in, the latest first. A book that cannot be
// read now has none to offer; whatever is recorded next tells why.
func (s *Session) Drafts() []game.Draft {
	if s.book == nil || s.game == nil || !s.game.Stored() {
		return nil
	}
	list, err := s.book.Notes.Drafts(s.game.ID())
	if err != nil {
		return nil
	}
	return list
}

// Undo takes back what was said last, and what was recorded together with it.
func (s *Session) Undo() error { return s.change(s.reverse(s.game.Undoing, s.game.Undo)) }

// Redo says again what was undone last, and what was recorded together with it.
func (s *Session) Redo() error { return s.change(s.reverse(s.game.Redoing, s.game.Redo)) }

// reverse undoes or redoes all that was recorded by one tap.
func (s *Session) reverse(next func() (game.Reversal, bool), do func(ledger.Author) error) error {
	for tap := s.tapOf(next()); ; {
		if err := do(s.Author()); err != nil {
			return err
		}
		if tap == 0 || s.tapOf(next()) != tap {
			return nil
		}
	}
}

// tapOf is the first operation of those that one was recorded together with, 0 where it was recorded alone.
func (s *Session) tapOf(r game.Reversal, can bool) int64 {
	if !can || r.Act != oplog.ActRecord {
		return 0
	}
	return s.taps[r.Slot]
}

// Replace puts another entry in the place of a living one, counted from 1.
func (s *Session) Replace(number int, e calc.Entry) error {
	return s.change(s.game.Replace(number, e, s.Author()))
}

// Insert puts an entry before a living one.
func (s *Session) Insert(before int, e calc.Entry) error {
	return s.change(s.game.Insert(before, e, s.Author()))
}

// Void takes a living entry out.
func (s *Session) Void(number int) error { return s.change(s.game.Void(number, s.Author())) }

// Restore puts back what was taken out.
func (s *Session) Restore(op int64) error { return s.change(s.game.Restore(op, s.Author())) }

func (s *Session) change(err error) error {
	s.notify()
	return err
}

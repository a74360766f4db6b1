package session

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// A Request is what somebody asks to have entered into the game on the table.
type Request struct {
	// Author is who asks; the zero author is this device.
	Author ledger.Author
	// Head is that of the game as the author saw it, see [game.Game.Head]. The zero head asks for the game as it is.
	Head ledger.Hash
	// Act is what is done: record, where it is empty, replace, insert or void.
	Act oplog.Act
	// Number is the living entry, counted from 1, that is replaced, inserted before or voided.
	Number int
	// Entries are mostly one. Several are recorded up to the first that cannot be, and undone and redone together as
	// long as the game stays on the table.
	Entries []calc.Entry
}

// A Stale request was made against a game that has gone on since. Nothing of it is entered: its author looks at the
// game as it is now, and asks again with its head.
type Stale struct {
	// Head is the game's now.
	Head ledger.Hash
	// Since are the entries that came after the head of the request; none where that is gone, because something before
	// it was taken back or changed.
	Since []game.Step
}

func (*Stale) Error() string { return "session.stale" }

// Unwrap is the fault, as people are told it.
func (*Stale) Unwrap() error { return &ledger.Fault{Code: "session.stale"} }

// Enter enters what is asked for. It is on disk when Enter returns without an error; the drafts that are done with go.
// The error is [*Stale] where the game is not any more the one that the author saw.
func (s *Session) Enter(r Request) error {
	if r.Author == (ledger.Author{}) {
		r.Author = s.Author()
	}
	if r.Head != (ledger.Hash{}) && r.Head != s.game.Head() {
		return s.staleSince(r.Head)
	}
	base, err := s.game.Table(), error(nil)
	switch r.Act {
	case oplog.ActReplace:
		err = s.game.Replace(r.Number, r.Entries[0], r.Author)
	case oplog.ActInsert:
		err = s.game.Insert(r.Number, r.Entries[0], r.Author)
	case oplog.ActVoid:
		err = s.game.Void(r.Number, r.Author)
	default:
		r.Act = oplog.ActRecord
		err = s.game.RecordTogether(r.Entries, r.Author)
	}
	if err == nil {
		s.dropDone(r, base)
		s.Drafts.Flush()
	}
	s.notify()
	return err
}

func (s *Session) staleSince(head ledger.Hash) *Stale {
	stale, steps := &Stale{Head: s.game.Head()}, s.game.Steps()
	for entries := range len(steps) {
		if s.game.HeadAfter(entries) == head {
			stale.Since = slices.Clone(steps[entries:])
		}
	}
	return stale
}

// Record records entries of this device, mostly one.
func (s *Session) Record(entries ...calc.Entry) error { return s.Enter(Request{Entries: entries}) }

// Replace puts another entry in the place of a living one, counted from 1.
func (s *Session) Replace(number int, e calc.Entry) error {
	return s.Enter(Request{Act: oplog.ActReplace, Number: number, Entries: []calc.Entry{e}})
}

// Insert puts an entry before a living one.
func (s *Session) Insert(before int, e calc.Entry) error {
	return s.Enter(Request{Act: oplog.ActInsert, Number: before, Entries: []calc.Entry{e}})
}

// Void takes a living entry out.
func (s *Session) Void(number int) error {
	return s.Enter(Request{Act: oplog.ActVoid, Number: number})
}

// Restore puts back what was taken out.
func (s *Session) Restore(op int64, by ledger.Author) error {
	err := s.game.Restore(op, by)
	s.notify()
	return err
}

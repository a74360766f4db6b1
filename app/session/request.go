package session

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// A Request asks for entries into the game on the table.
type Request struct {
	// Author is the requester; zero means this device.
	Author ledger.Author
	// Head is the game's head as the author saw it, see [game.Game.Head]; zero accepts the present one.
	Head ledger.Hash
	// Act is record (also if empty), replace, insert or void.
	Act oplog.Act
	// Number is the number among living entries, from 1, of the one to replace, to insert before or to void.
	Number int
	// Entries usually holds one entry. Several are recorded up to the first refused one, and are undone and redone
	// together while the game stays on the table.
	Entries []calc.Entry
}

// A Stale error means that the game has changed since the request's head. Nothing was entered; the author should look
// at the game and ask again with its present head.
type Stale struct {
	Head ledger.Hash
	// Since holds the entries after the request's head, none if that head is gone because earlier entries were undone
	// or changed.
	Since []game.Step
}

func (*Stale) Error() string { return "session.stale" }

func (*Stale) Unwrap() error { return &ledger.Fault{Code: "session.stale"} }

// Enter carries out a request. It is on disk when Enter returns nil, and settled drafts are dropped. The error is
// [*Stale] if the game is no longer the one that the author saw.
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

// Record records entries of this device, usually one.
func (s *Session) Record(entries ...calc.Entry) error { return s.Enter(Request{Entries: entries}) }

// Replace replaces a living entry, counted from 1.
func (s *Session) Replace(number int, e calc.Entry) error {
	return s.Enter(Request{Act: oplog.ActReplace, Number: number, Entries: []calc.Entry{e}})
}

func (s *Session) Insert(before int, e calc.Entry) error {
	return s.Enter(Request{Act: oplog.ActInsert, Number: before, Entries: []calc.Entry{e}})
}

// Void removes an entry.
func (s *Session) Void(number int) error {
	return s.Enter(Request{Act: oplog.ActVoid, Number: number})
}

// Restore brings back a removed entry.
func (s *Session) Restore(op int64, by ledger.Author) error {
	err := s.game.Restore(op, by)
	s.notify()
	return err
}

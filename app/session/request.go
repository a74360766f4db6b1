package session

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Request asks to make entries in the game on the table.
type Request struct {
	// Author is the author of the entries; zero means this device.
	Author ledger.Author
	// Head is the game's state as the author saw it, see [game.Game.Head]; zero accepts any state.
	Head ledger.Hash
	// Act is record (the default), replace, insert or void.
	Act oplog.Act
	// Number is the number, from 1, of the entry in effect to replace, to void, or to insert before.
	Number int
	// Entries usually holds one entry. Several entries are recorded up to the first refused entry. All recorded entries
	// are undone and redone together while the game stays on the table.
	Entries []calc.Entry
}

// Stale is the error that the game has changed since the request's head. Nothing was entered. The author should look at
// the game and repeat the request with the current head.
type Stale struct {
	Head ledger.Hash
	// Since holds the entries after the request's head. It is empty if earlier entries were undone or changed.
	Since []game.Step
}

func (*Stale) Error() string { return "session.stale" }

func (*Stale) Unwrap() error { return &ledger.Fault{Code: "session.stale"} }

// Enter carries out a request. The entries are on disk when Enter returns nil, and obsolete drafts are dropped. The
// error is [*Stale] if the game has changed since the author saw it.
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
	s.notify(r.Author)
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

func (s *Session) Record(entries ...calc.Entry) error { return s.Enter(Request{Entries: entries}) }

// Replace puts the entry e in the place of the entry in effect with the given number, counted from 1.
func (s *Session) Replace(number int, e calc.Entry) error {
	return s.Enter(Request{Act: oplog.ActReplace, Number: number, Entries: []calc.Entry{e}})
}

func (s *Session) Insert(before int, e calc.Entry) error {
	return s.Enter(Request{Act: oplog.ActInsert, Number: before, Entries: []calc.Entry{e}})
}

func (s *Session) Void(number int) error {
	return s.Enter(Request{Act: oplog.ActVoid, Number: number})
}

func (s *Session) Restore(op int64, by ledger.Author) error {
	err := s.game.Restore(op, by)
	s.notify(by)
	return err
}

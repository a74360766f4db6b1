package session

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Here is this device, where the drafts of devices are asked for.
const Here = ""

// Drafts are the entries of the game on the table that are being filled in on a device, the latest first. Those of this
// device are in the book a moment after each tap, so that a program that is ended goes on where it was; those of others
// live as long as the session.
func (s *Session) Drafts(device string) []game.Draft { return s.drafts[device] }

// KeepDraft keeps what is filled in on a device, in the place of what was before. A game that is kept nowhere has no
// drafts.
func (s *Session) KeepDraft(device string, d game.Draft) {
	if !s.drafting() {
		return
	}
	s.drafts[device] = slices.Insert(s.without(device, d), 0, d)
	if book, id := s.book, s.game.ID(); device == Here {
		s.writer.put(id, d, func() error { return book.Notes.StoreDraft(id, d) })
	}
}

// DropDraft forgets what is filled in on a device: the one draft with the act, number and kind.
func (s *Session) DropDraft(device string, d game.Draft) {
	if !s.drafting() {
		return
	}
	s.drafts[device] = s.without(device, d)
	if book, id := s.book, s.game.ID(); device == Here {
		s.writer.put(id, d, func() error { return book.Notes.DropDraft(id, d.Act, d.Number, d.Kind) })
	}
}

// OnDraftFault has somebody told why drafts cannot be written: once, until one can be again. He is told beside the
// screen.
func (s *Session) OnDraftFault(told func(error)) { s.writer.told = told }

// Flush waits until all drafts are in the book.
func (s *Session) Flush() { s.writer.flush() }

func (s *Session) drafting() bool { return s.book != nil && s.game != nil && s.game.Stored() }

// readDrafts reads those that were kept of the game on the table. A book that cannot be read now has none to offer;
// whatever is recorded next tells why.
func (s *Session) readDrafts() {
	if !s.drafting() {
		return
	}
	if kept, err := s.book.Notes.Drafts(s.game.ID()); err == nil {
		s.drafts[Here] = kept
	}
}

// without are the drafts of a device but the one in whose place another comes.
func (s *Session) without(device string, d game.Draft) []game.Draft {
	replaced := func(other game.Draft) bool { return slotOf(other) == slotOf(d) }
	return slices.DeleteFunc(slices.Clone(s.drafts[device]), replaced)
}

// A slot is what a game has one draft of.
type slot struct {
	act    oplog.Act
	number int
	kind   string
}

func slotOf(d game.Draft) slot { return slot{d.Act, d.Number, d.Kind} }

// dropDone drops the drafts that are done with once entries are said on a table: their own, and where the game went on
// by them also those of what might have been said instead.
func (s *Session) dropDone(r Request, base calc.Table) {
	device := r.Author.Device
	if device == s.device {
		device = Here
	}
	for _, e := range r.Entries {
		s.DropDraft(device, game.Draft{Act: r.Act, Number: r.Number, Kind: e.Kind()})
	}
	expected := s.game.Rulebook().Expected(base)
	beside := func(e calc.Entry) bool { return expected.IsBeside(e.Kind()) }
	if r.Act != oplog.ActRecord || slices.ContainsFunc(r.Entries, beside) {
		return
	}
	for _, d := range s.drafts[device] {
		if d.Act == oplog.ActRecord && !expected.IsBeside(d.Kind) {
			s.DropDraft(device, d)
		}
	}
}

package session

import (
	"bytes"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Here is this device, where the drafts of devices are asked for.
const Here = ""

// Drafts are the entries of the game on the table that are being filled in. Those of this device are in the book a
// moment after each tap, so that a program that is ended goes on where it was; those of others live as long as the
// session. A game that is kept nowhere has none.
type Drafts struct {
	// book is where they are kept.
	book *book.Book
	// game is the one on the table where it has drafts, else nil.
	game *game.Game
	// by are the drafts by the device on which they are filled in, the latest first.
	by     map[string][]game.Draft
	writer *writer
	// listeners are told when what is filled in on this device changed.
	listeners listeners
}

// Listen asks to be told whenever a draft of this device changed, until leave is called.
func (all *Drafts) Listen(changed func()) (leave func()) { return all.listeners.add(changed) }

// turn turns to another game. A book that cannot be read now has no drafts to offer; whatever is recorded next tells
// why.
func (all *Drafts) turn(g *game.Game) {
	all.by, all.game = map[string][]game.Draft{}, nil
	if all.book == nil || !g.Stored() {
		return
	}
	all.game = g
	if kept, err := all.book.Notes.Drafts(g.ID()); err == nil {
		all.by[Here] = kept
	}
}

// Of are those of a device, the latest first.
func (all *Drafts) Of(device string) []game.Draft { return all.by[device] }

// Keep keeps what is filled in on a device, in the place of what was before.
func (all *Drafts) Keep(device string, d game.Draft) {
	if all.game == nil || all.book == nil {
		return
	}
	all.by[device] = slices.Insert(all.without(device, d), 0, d)
	if notes, id := all.book.Notes, all.game.ID(); device == Here {
		all.writer.put(id, d, func() error { return notes.StoreDraft(id, d) })
		all.listeners.notify()
	}
}

// KeepTold keeps a draft of this device of which another device told a part, and has the screens follow it. It is on
// disk when KeepTold returns without an error; else nothing changed. Faults are those of writing a book. Of a game that
// is kept nowhere nothing is kept.
func (s *Session) KeepTold(d game.Draft) error {
	all := &s.Drafts
	if all.game == nil || all.book == nil {
		return nil
	}
	all.Flush() // what was filled in before is not written after it
	if err := all.book.Notes.StoreDraft(all.game.ID(), d); err != nil {
		return err
	}
	if slices.ContainsFunc(all.by[Here], func(was game.Draft) bool { return sameDraft(was, d) }) {
		return nil
	}
	all.by[Here] = slices.Insert(all.without(Here, d), 0, d)
	all.listeners.notify()
	s.notify()
	return nil
}

// sameDraft reports whether two drafts have the same filled in, on the same table.
func sameDraft(a, b game.Draft) bool {
	return slotOf(a) == slotOf(b) && a.Head == b.Head && bytes.Equal(a.Entry, b.Entry) &&
		bytes.Equal(a.Progress, b.Progress)
}

// Drop forgets what is filled in on a device: the one draft with the act, number and kind.
func (all *Drafts) Drop(device string, d game.Draft) {
	if all.game == nil || all.book == nil {
		return
	}
	all.by[device] = all.without(device, d)
	if notes, id := all.book.Notes, all.game.ID(); device == Here {
		all.writer.put(id, d, func() error { return notes.DropDraft(id, d.Act, d.Number, d.Kind) })
		all.listeners.notify()
	}
}

// OnFault has somebody told why drafts cannot be written: once, until one can be again. He is told beside the screen.
func (all *Drafts) OnFault(told func(error)) { all.writer.told = told }

// Flush waits until all are in the book.
func (all *Drafts) Flush() { all.writer.flush() }

// without are the drafts of a device but the one in whose place another comes.
func (all *Drafts) without(device string, d game.Draft) []game.Draft {
	replaced := func(other game.Draft) bool { return slotOf(other) == slotOf(d) }
	return slices.DeleteFunc(slices.Clone(all.by[device]), replaced)
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
		s.Drafts.Drop(device, game.Draft{Act: r.Act, Number: r.Number, Kind: e.Kind()})
	}
	expected := s.game.Rulebook().Expected(base)
	beside := func(e calc.Entry) bool {
		_, counted := e.(*calc.Counted)
		return counted || expected.IsBeside(e.Kind())
	}
	if r.Act != oplog.ActRecord || slices.ContainsFunc(r.Entries, beside) {
		return
	}
	for _, d := range s.Drafts.Of(device) {
		if d.Act == oplog.ActRecord && !expected.IsBeside(d.Kind) {
			s.Drafts.Drop(device, d)
		}
	}
}

package session

import (
	"bytes"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// ThisDevice stands for this device in calls about drafts.
const ThisDevice = ""

// Drafts holds the unfinished entries of the game on the table. This device's drafts are saved to the book shortly
// after each tap, because the program may be killed. Other devices' drafts are kept until the session ends. A game
// outside the book has no drafts.
type Drafts struct {
	book      *book.Book
	game      *game.Game
	by        map[string][]game.Draft
	writer    *writer
	listeners listeners
}

// Listen sets a function to call whenever a draft of this device changes, until leave is called.
func (all *Drafts) Listen(changed func()) (leave func()) { return all.listeners.add(changed) }

// switchTo switches to another game. If the book cannot be read, there are no drafts; the next entry reports the error.
func (all *Drafts) switchTo(g *game.Game) {
	all.by, all.game = map[string][]game.Draft{}, nil
	if all.book == nil || !g.Stored() {
		return
	}
	all.game = g
	if kept, err := all.book.Notes.Drafts(g.ID()); err == nil {
		all.by[ThisDevice] = kept
	}
}

// ForDevice returns a device's drafts, latest first.
func (all *Drafts) ForDevice(device string) []game.Draft { return all.by[device] }

// Keep stores a device's draft, and replaces the device's earlier draft in the same [slot].
func (all *Drafts) Keep(device string, d game.Draft) {
	if all.game == nil || all.book == nil {
		return
	}
	all.by[device] = slices.Insert(all.except(device, d), 0, d)
	if notes, id := all.book.Notes, all.game.ID(); device == ThisDevice {
		all.writer.put(id, d, func() error { return notes.StoreDraft(id, d) })
		all.listeners.notify()
	}
}

// StorePartial stores a draft of this device to which another device has contributed, and updates the screens. The
// draft is on disk when StorePartial returns nil; after an error nothing has changed. The faults are those of writing
// to a book. For a game outside the book StorePartial does nothing.
func (s *Session) StorePartial(d game.Draft) error {
	all := &s.Drafts
	if all.game == nil || all.book == nil {
		return nil
	}
	all.Flush() // earlier drafts must not overwrite this draft
	if err := all.book.Notes.StoreDraft(all.game.ID(), d); err != nil {
		return err
	}
	if slices.ContainsFunc(all.by[ThisDevice], func(was game.Draft) bool { return sameDraft(was, d) }) {
		return nil
	}
	all.by[ThisDevice] = slices.Insert(all.except(ThisDevice, d), 0, d)
	all.listeners.notify()
	s.notify(s.Author())
	return nil
}

func sameDraft(a, b game.Draft) bool {
	return slotOf(a) == slotOf(b) && a.Head == b.Head && bytes.Equal(a.Entry, b.Entry) &&
		bytes.Equal(a.Progress, b.Progress)
}

// Drop removes a device's draft with the act, number and kind of d.
func (all *Drafts) Drop(device string, d game.Draft) {
	if all.game == nil || all.book == nil {
		return
	}
	all.by[device] = all.except(device, d)
	if notes, id := all.book.Notes, all.game.ID(); device == ThisDevice {
		all.writer.put(id, d, func() error { return notes.DropDraft(id, d.Act, d.Number, d.Kind) })
		all.listeners.notify()
	}
}

// OnFault sets a function to call in the background with a write error, unless the write before failed, too.
func (all *Drafts) OnFault(told func(error)) { all.writer.onFault = told }

// Flush waits until all drafts are saved.
func (all *Drafts) Flush() { all.writer.flush() }

func (all *Drafts) except(device string, d game.Draft) []game.Draft {
	replaced := func(other game.Draft) bool { return slotOf(other) == slotOf(d) }
	return slices.DeleteFunc(slices.Clone(all.by[device]), replaced)
}

// A slot identifies a draft. A game has at most one draft in each slot.
type slot struct {
	act    oplog.Act
	number int
	kind   string
}

func slotOf(d game.Draft) slot { return slot{d.Act, d.Number, d.Kind} }

// dropDone drops the drafts that are obsolete after entries were recorded: drafts of these entries and, if the game has
// moved on, drafts of other entries for the same turn.
func (s *Session) dropDone(r Request, base calc.Table) {
	device := r.Author.Device
	if device == s.device {
		device = ThisDevice
	}
	for _, e := range r.Entries {
		s.Drafts.Drop(device, game.Draft{Act: r.Act, Number: r.Number, Kind: e.Kind()})
	}
	expected := s.game.Rulebook().Expected(base)
	beside := func(e calc.Entry) bool {
		_, counted := e.(*calc.Count)
		return counted || expected.IsBeside(e.Kind())
	}
	if r.Act != oplog.ActRecord || slices.ContainsFunc(r.Entries, beside) {
		return
	}
	for _, d := range s.Drafts.ForDevice(device) {
		if d.Act == oplog.ActRecord && !expected.IsBeside(d.Kind) {
			s.Drafts.Drop(device, d)
		}
	}
}

package recovery

import (
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// A Journal is the head of a journal that was found, and when it was deleted.
type Journal struct {
	Head    oplog.JournalHead
	Deleted time.Time
}

func (w *Recovered) takeJournal(c *columns) {
	f := Journal{oplog.JournalHead{
		ID: ledger.JournalID(c.id(0)), Title: c.text(1), Begun: time.UnixMilli(c.whole(2)).UTC(), By: ledger.Author{Person: c.text(3), Device: c.text(4)},
	}, c.time(5)}
	if c.sound() {
		w.Journals[f.Head.ID] = f
	}
}

package ledger

import (
	"time"
)

// A foundJournal is the head of a journal that was found, and when it was deleted.
type foundJournal struct {
	head    JournalHead
	deleted time.Time
}

func (w *wreck) takeJournal(c *columns) {
	f := foundJournal{JournalHead{
		ID: JournalID(c.id(0)), Title: c.text(1), Begun: time.UnixMilli(c.whole(2)).UTC(), By: Author{c.text(3), c.text(4)},
	}, c.time(5)}
	if c.sound() {
		w.journals[f.head.ID] = f
	}
}

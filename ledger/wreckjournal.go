package ledger

import (
	"maps"
	"slices"
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

// storeJournals puts the journals that were found into a book, and tells in which of them operations are lost. One that the
// book has goes on with what it lacks.
func (w *wreck) storeJournals(b *Book) (lost []Fault, err error) {
	ids := slices.SortedFunc(maps.Keys(w.journals), func(x, y JournalID) int {
		return w.journals[x].head.Begun.Compare(w.journals[y].head.Begun)
	})
	for _, id := range ids {
		f := w.journals[id]
		own, err := b.operations(journalOperations(), id.String())
		if err != nil {
			return lost, b.fault(err)
		}
		all := own
		for _, o := range w.found(GameID(id)) {
			if o.Op > int64(len(own)) {
				all = append(all, o)
			}
		}
		if len(own) > 0 && len(all) == len(own) {
			continue
		}
		r, cut := mended(Record{ID: GameID(id), Operations: all})
		if len(own) > 0 && JournalID(r.ID) != id {
			continue // what is missing between cannot be had
		}
		if cut > 0 {
			lost = append(lost, Fault{Code: "journal.mended", Detail: f.head.Title})
		}
		f.head.ID = JournalID(r.ID)
		outcome, _, err := b.ImportJournal(JournalRecord{f.head, r.Operations})
		if err != nil {
			return lost, err
		}
		if outcome == New && !f.deleted.IsZero() {
			if err := b.DeleteJournal(f.head.ID); err != nil {
				return lost, err
			}
		}
	}
	return lost, nil
}

package ledger

import (
	"database/sql"
	"errors"
)

// ImportJournal takes the record of a journal into the book. One that the book has already is recognised by its number, and
// what the record has more is added; one that was deleted is there again. The outcome is as in [Book.Import], the number of
// operations added beside it.
//
// The fault journal.forked tells that both copies went on differently, and the first operation that differs. Other faults are
// those of [ReadJournal] and of writing a book. With a fault the book is as before.
func (b *Book) ImportJournal(r JournalRecord) (Outcome, int, error) {
	incoming, err := r.Journal()
	if err != nil {
		return "", 0, err
	}
	local, _, err := b.journal(r.Head.ID)
	var fault *Fault
	known := !errors.As(err, &fault) || fault.Code != "journal.unknown"
	if known && err != nil {
		return "", 0, err
	}
	outcome, more := New, r.Operations
	if known {
		if outcome, more, fault = compareJournals(local, incoming); fault != nil {
			return "", 0, fault
		}
	}
	err = b.transact(func(tx *sql.Tx) error {
		if !known {
			if err := insertJournalHead(tx, r.Head); err != nil {
				return err
			}
		}
		if _, err := tx.Exec("UPDATE journal SET deleted = NULL WHERE id = ?", r.Head.ID.String()); err != nil {
			return err
		}
		return journalOperations().insertAll(tx, r.Head.ID.String(), more)
	})
	if err != nil {
		return "", 0, b.fault(err)
	}
	return outcome, len(more), nil
}

// compareJournals says how another copy of a journal stands to this one, and for a longer one which operations to add. Entries
// are the same that say the same, whichever program wrote their JSON.
func compareJournals(local, incoming *Journal) (Outcome, []Operation, *Fault) {
	here, there := local.log.last(), incoming.log.last()
	switch shared := local.log.shared(incoming.log, func(op int64) bool {
		return sameJSON(local.log.at(op).Entry, incoming.log.at(op).Entry)
	}); {
	case shared < min(here, there):
		return "", nil, &Fault{Code: "journal.forked", Entry: int(shared) + 1, Detail: incoming.head.Title}
	case there < here:
		return Older, nil, nil
	case there == here:
		return Same, nil, nil
	}
	return Longer, incoming.log.all()[here:], nil
}

package book

import (
	"database/sql"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Import takes the record of a journal into the book. One that the book has already is recognised by its number, and
// what the record has more is added; one that was deleted is there again. The outcome is as in [Book.Import], the
// number of operations added beside it.
//
// The fault journal.forked tells that both copies went on differently, and the first operation that differs. Other
// faults are those of [record.ReadJournal] and of writing a book. With a fault the book is as before.
func (b *Journals) Import(r record.JournalRecord) (oplog.Outcome, int, error) {
	incoming, err := r.Journal()
	if err != nil {
		return "", 0, err
	}
	local, _, err := b.read(r.Head.ID)
	known := !ledger.IsFault(err, "journal.unknown")
	if known && err != nil {
		return "", 0, err
	}
	outcome, more := oplog.OutcomeNew, r.Operations
	if known {
		var fault *ledger.Fault
		if outcome, more, fault = local.Compare(incoming); fault != nil {
			return "", 0, fault
		}
	}
	err = b.file.Transact(func(tx *sql.Tx) error {
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
		return "", 0, b.file.Fault(err)
	}
	return outcome, len(more), nil
}

package tournament

import (
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Export is the tournament as an open record; FORMAT.md describes it.
func (t *Tournament) Export() record.JournalRecord { return record.OfJournal(t.journal) }

// Import takes the record of a tournament into the book. The fault tournament.entry tells that it holds an entry that
// this version does not know; others are those of [book.Journals.Import].
func Import(b *book.Book, r record.JournalRecord) (oplog.Outcome, error) {
	j, err := r.Journal()
	if err != nil {
		return "", err
	}
	if _, err := of(j); err != nil {
		return "", err
	}
	outcome, err := b.Journals.Import(r)
	return outcome, err
}

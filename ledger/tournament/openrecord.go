package tournament

import "scripkeeper/ledger"

// Export is the tournament as an open record; FORMAT.md describes it.
func (t *Tournament) Export() ledger.JournalRecord { return ledger.OfJournal(t.journal) }

// Import takes the record of a tournament into the book. The fault tournament.entry tells that it holds an entry that this
// version does not know; others are those of [ledger.Book.ImportJournal].
func Import(b *ledger.Book, r ledger.JournalRecord) (ledger.Outcome, error) {
	j, err := r.Journal()
	if err != nil {
		return "", err
	}
	if _, err := of(j); err != nil {
		return "", err
	}
	outcome, _, err := b.ImportJournal(r)
	return outcome, err
}

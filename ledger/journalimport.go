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
	if _, err := r.Journal(); err != nil {
		return "", 0, err
	}
	outcome, more := Longer, r.Operations
	own, err := b.journalOperations(r.Head.ID)
	if err != nil {
		return "", 0, b.fault(err)
	}
	known, err := b.hasJournal(r.Head.ID)
	if err != nil {
		return "", 0, b.fault(err)
	}
	for i := range min(len(own), len(r.Operations)) {
		if !alike(own[i], r.Operations[i]) {
			return "", 0, &Fault{Code: "journal.forked", Entry: i + 1, Detail: r.Head.Title}
		}
	}
	switch {
	case !known:
		outcome = New
	case len(r.Operations) < len(own):
		outcome, more = Older, nil
	case len(r.Operations) == len(own):
		outcome, more = Same, nil
	default:
		more = more[len(own):]
	}
	err = b.transact(func(tx *sql.Tx) error {
		if err := insertJournalHead(tx, r.Head); err != nil {
			return err
		}
		if _, err := tx.Exec("UPDATE journal SET deleted = NULL WHERE id = ?", r.Head.ID.String()); err != nil {
			return err
		}
		for _, o := range more {
			if _, err := tx.Exec(insertJournalOperation, journalColumns(r.Head.ID, o)...); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return "", 0, b.fault(err)
	}
	return outcome, len(more), nil
}

// insertJournalHead puts the head of a journal into the book that may have it already.
func insertJournalHead(tx *sql.Tx, head JournalHead) error {
	_, err := tx.Exec("INSERT INTO journal (id, title, begun, person, device) VALUES (?,?,?,?,?) ON CONFLICT DO NOTHING",
		head.ID.String(), head.Title, head.Begun.UnixMilli(), head.By.Person, head.By.Device)
	return err
}

// hasJournal tells whether the book has a journal, a deleted one too.
func (b *Book) hasJournal(id JournalID) (bool, error) {
	var one int
	err := b.db.QueryRow("SELECT 1 FROM journal WHERE id = ?", id.String()).Scan(&one)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}

// alike tells whether two operations are the same, whoever gave them and whenever, and whichever program wrote their JSON.
func alike(a, b Operation) bool {
	return a.Act == b.Act && a.Via == b.Via && a.Target == b.Target && a.Kind == b.Kind && sameJSON(a.Entry, b.Entry)
}

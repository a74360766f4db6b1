package ledger

import (
	"database/sql"
	"errors"
	"time"

	"scripkeeper/calc"
)

// BeginJournal begins a journal and puts it into the book. A *[calc.Refusal] tells what is wrong with the title, which may
// not be empty. Faults are those of writing a book, see [Open].
func (b *Book) BeginJournal(title string, by Author) (*Journal, error) {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return nil, refusal
	}
	j := NewJournal(title, by)
	if err := b.transact(func(tx *sql.Tx) error { return insertJournalHead(tx, j.head) }); err != nil {
		return nil, b.fault(err)
	}
	j.book = b
	return j, nil
}

// checkJournalTitle takes a title as a game's, but none that is empty.
func checkJournalTitle(title string) (string, *calc.Refusal) {
	title, refusal := checkTitle(title)
	switch {
	case refusal == nil && title == "":
		return "", calc.Missing("journal.title.missing", "title")
	case refusal == nil:
		return title, nil
	case refusal.Code == "title.long":
		refusal.Code = "journal.title.long"
	default:
		refusal.Code = "journal.title.letters"
	}
	return "", refusal
}

// Journals are those of the book that were not deleted, the latest first.
func (b *Book) Journals() ([]JournalHead, error) {
	rows, err := b.db.Query(`SELECT id, title, begun, person, device,
		(SELECT ifnull(max(op), 0) FROM journal_operation WHERE journal = id)
		FROM journal WHERE deleted IS NULL ORDER BY begun DESC, id`)
	if err != nil {
		return nil, b.fault(err)
	}
	defer func() { _ = rows.Close() }()
	var all []JournalHead
	for rows.Next() {
		var head JournalHead
		var id string
		var begun int64
		if err := rows.Scan(&id, &head.Title, &begun, &head.By.Person, &head.By.Device, &head.Operations); err != nil {
			return nil, b.fault(err)
		}
		if head.ID, err = ParseJournalID(id); err != nil {
			return nil, &Fault{Code: "book.damaged", Path: b.path, Err: err}
		}
		head.Begun = time.UnixMilli(begun).UTC()
		all = append(all, head)
	}
	if err := rows.Err(); err != nil {
		return nil, b.fault(err)
	}
	return all, nil
}

// Journal reads a journal. The fault journal.unknown tells that the book has no such, or that it was deleted.
func (b *Book) Journal(id JournalID) (*Journal, error) {
	j, deleted, err := b.journal(id)
	if err == nil && deleted {
		return nil, b.noJournal(id)
	}
	return j, err
}

// noJournal is the fault that the book has no journal with an id.
func (b *Book) noJournal(id JournalID) *Fault {
	return &Fault{Code: "journal.unknown", Path: b.path, Detail: id.String()}
}

// journal reads a journal that may have been deleted.
func (b *Book) journal(id JournalID) (j *Journal, deleted bool, err error) {
	j = &Journal{head: JournalHead{ID: id}, book: b}
	var begun int64
	err = b.db.QueryRow("SELECT title, begun, person, device, deleted IS NOT NULL FROM journal WHERE id = ?", id.String()).
		Scan(&j.head.Title, &begun, &j.head.By.Person, &j.head.By.Device, &deleted)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, false, b.noJournal(id)
	case err != nil:
		return nil, false, b.fault(err)
	}
	j.head.Begun = time.UnixMilli(begun).UTC()
	operations, err := b.operations(journalOperations(), id.String())
	if err != nil {
		return nil, false, b.fault(err)
	}
	var fault *Fault
	if j.log, fault = logged(operations); fault != nil || gapless(operations) < len(operations) {
		return nil, false, &Fault{Code: "book.damaged", Path: b.path, Err: fault}
	}
	return j, deleted, nil
}

// RenameJournal gives a journal another title. Errors are those of [Book.BeginJournal], and the fault journal.unknown.
func (b *Book) RenameJournal(id JournalID, title string) error {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.change(b.noJournal(id), "UPDATE journal SET title = ? WHERE id = ?", title, id.String())
}

// DeleteJournal takes a journal out of [Book.Journals]. It stays in the book, and [Book.UndeleteJournal] brings it back.
func (b *Book) DeleteJournal(id JournalID) error { return b.shelveJournal(id, time.Now()) }

// UndeleteJournal takes [Book.DeleteJournal] back, whenever that was.
func (b *Book) UndeleteJournal(id JournalID) error { return b.shelveJournal(id, time.Time{}) }

// shelveJournal notes when a journal was deleted, or that it is not.
func (b *Book) shelveJournal(id JournalID, deleted time.Time) error {
	return b.change(b.noJournal(id), "UPDATE journal SET deleted = ? WHERE id = ?", writeTime(deleted), id.String())
}

// insertJournalHead puts the head of a journal into the book.
func insertJournalHead(tx *sql.Tx, head JournalHead) error {
	_, err := tx.Exec("INSERT INTO journal (id, title, begun, person, device) VALUES (?,?,?,?,?)",
		head.ID.String(), head.Title, head.Begun.UnixMilli(), head.By.Person, head.By.Device)
	return err
}

package ledger

import (
	"database/sql"
	"errors"
	"time"

	"scripkeeper/calc"
)

// Journals are the journals of a book.
type Journals struct{ store }

// BeginJournal begins a journal and puts it into the book. A *[calc.Refusal] tells what is wrong with the title, which may
// not be empty. Faults are those of writing a book, see [Open].
func (b *Journals) Begin(title string, by Author) (*Journal, error) {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return nil, refusal
	}
	head := NewJournal(title, by).Head()
	if err := b.file.transact(func(tx *sql.Tx) error { return insertJournalHead(tx, head) }); err != nil {
		return nil, b.file.fault(err)
	}
	return JournalOf(head, nil, b)
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
func (b *Journals) List() ([]JournalHead, error) {
	rows, err := b.file.db.Query(`SELECT id, title, begun, person, device,
		(SELECT ifnull(max(op), 0) FROM journal_operation WHERE journal = id)
		FROM journal WHERE deleted IS NULL ORDER BY begun DESC, id`)
	if err != nil {
		return nil, b.file.fault(err)
	}
	defer func() { _ = rows.Close() }()
	var all []JournalHead
	for rows.Next() {
		var head JournalHead
		var id string
		var begun int64
		if err := rows.Scan(&id, &head.Title, &begun, &head.By.Person, &head.By.Device, &head.Operations); err != nil {
			return nil, b.file.fault(err)
		}
		if head.ID, err = ParseJournalID(id); err != nil {
			return nil, &Fault{Code: "book.damaged", Path: b.file.path, Err: err}
		}
		head.Begun = time.UnixMilli(begun).UTC()
		all = append(all, head)
	}
	if err := rows.Err(); err != nil {
		return nil, b.file.fault(err)
	}
	return all, nil
}

// Journal reads a journal. The fault journal.unknown tells that the book has no such, or that it was deleted.
func (b *Journals) Journal(id JournalID) (*Journal, error) {
	j, deleted, err := b.read(id)
	if err == nil && deleted {
		return nil, b.unknown(id)
	}
	return j, err
}

// unknown is the fault that the book has no journal with an id.
func (b *Journals) unknown(id JournalID) *Fault {
	return &Fault{Code: "journal.unknown", Path: b.file.path, Detail: id.String()}
}

// read reads a journal that may have been deleted.
func (b *Journals) read(id JournalID) (j *Journal, deleted bool, err error) {
	head := JournalHead{ID: id}
	var begun int64
	err = b.file.db.QueryRow("SELECT title, begun, person, device, deleted IS NOT NULL FROM journal WHERE id = ?", id.String()).
		Scan(&head.Title, &begun, &head.By.Person, &head.By.Device, &deleted)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, false, b.unknown(id)
	case err != nil:
		return nil, false, b.file.fault(err)
	}
	head.Begun = time.UnixMilli(begun).UTC()
	operations, err := b.operations(journalOperations(), id.String())
	if err != nil {
		return nil, false, b.file.fault(err)
	}
	j, err = JournalOf(head, operations, b)
	if err != nil || gapless(operations) < len(operations) {
		return nil, false, &Fault{Code: "book.damaged", Path: b.file.path, Err: err}
	}
	return j, deleted, nil
}

// Last is how many operations a journal has.
func (b *Journals) Last(id JournalID) (last int64, err error) {
	row := b.file.db.QueryRow("SELECT ifnull(max(op), 0) FROM journal_operation WHERE journal = ?", id.String())
	if err := row.Scan(&last); err != nil {
		return 0, b.file.fault(err)
	}
	return last, nil
}

// Append writes the operation that must come next. The fault is book.moved when another program took its number.
func (b *Journals) Append(id JournalID, o Operation) error {
	if fault := b.append(journalOperations(), id.String(), []Operation{o}); fault != nil {
		return fault
	}
	return nil
}

// RenameJournal gives a journal another title. Errors are those of [Book.BeginJournal], and the fault journal.unknown.
func (b *Journals) Rename(id JournalID, title string) error {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.change(b.unknown(id), "UPDATE journal SET title = ? WHERE id = ?", title, id.String())
}

// Delete takes a journal out of [Journals.List]. It stays in the book, and [Journals.Undelete] brings it back.
func (b *Journals) Delete(id JournalID) error { return b.shelve(id, time.Now()) }

// Undelete takes [Journals.Delete] back, whenever that was.
func (b *Journals) Undelete(id JournalID) error { return b.shelve(id, time.Time{}) }

// shelve notes when a journal was deleted, or that it is not.
func (b *Journals) shelve(id JournalID, deleted time.Time) error {
	return b.change(b.unknown(id), "UPDATE journal SET deleted = ? WHERE id = ?", writeTime(deleted), id.String())
}

// insertJournalHead puts the head of a journal into the book.
func insertJournalHead(tx *sql.Tx, head JournalHead) error {
	_, err := tx.Exec("INSERT INTO journal (id, title, begun, person, device) VALUES (?,?,?,?,?)",
		head.ID.String(), head.Title, head.Begun.UnixMilli(), head.By.Person, head.By.Device)
	return err
}

package ledger

import (
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"scripkeeper/calc"
)

const insertJournalOperation = `INSERT INTO journal_operation
	(journal, op, act, via, target, kind, entry, person, device, at) VALUES (?,?,?,?,?,?,?,?,?,?)`

// BeginJournal begins a journal and puts it into the book. A *[calc.Refusal] tells what is wrong with the title, which may
// not be empty. Faults are those of writing a book, see [Open].
func (b *Book) BeginJournal(title string, by Author) (*Journal, error) {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return nil, refusal
	}
	j := NewJournal(title, by)
	if _, err := b.exec("INSERT INTO journal (id, title, begun, person, device) VALUES (?,?,?,?,?)",
		j.head.ID.String(), title, j.head.Begun.UnixMilli(), by.Person, by.Device); err != nil {
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
	j := &Journal{head: JournalHead{ID: id}, book: b}
	var begun int64
	err := b.db.QueryRow("SELECT title, begun, person, device FROM journal WHERE id = ? AND deleted IS NULL", id.String()).
		Scan(&j.head.Title, &begun, &j.head.By.Person, &j.head.By.Device)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, &Fault{Code: "journal.unknown", Path: b.path, Detail: id.String()}
	case err != nil:
		return nil, b.fault(err)
	}
	j.head.Begun = time.UnixMilli(begun).UTC()
	operations, err := b.journalOperations(id)
	if err != nil {
		return nil, b.fault(err)
	}
	j.log = newLog(len(operations))
	for i, o := range operations {
		if o.Op != int64(i+1) {
			return nil, &Fault{Code: "book.damaged", Path: b.path}
		}
		if err := j.log.check(o); err != nil {
			return nil, &Fault{Code: "book.damaged", Path: b.path, Err: err}
		}
		j.log.add(o)
	}
	return j, nil
}

func (b *Book) journalOperations(id JournalID) ([]Operation, error) {
	rows, err := b.db.Query(`SELECT op, act, via, target, kind, entry, person, device, at
		FROM journal_operation WHERE journal = ? ORDER BY op`, id.String())
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var all []Operation
	for rows.Next() {
		var o Operation
		var entry string
		var at sql.NullInt64
		if err := rows.Scan(&o.Op, &o.Act, &o.Via, &o.Target, &o.Kind, &entry, &o.By.Person, &o.By.Device, &at); err != nil {
			return nil, err
		}
		if entry != "" {
			o.Entry = json.RawMessage(entry)
		}
		o.At = readTime(at)
		all = append(all, o)
	}
	return all, rows.Err()
}

// lastOfJournal is how many operations a journal has.
func (b *Book) lastOfJournal(id JournalID) (last int64, err error) {
	if err := b.db.QueryRow("SELECT ifnull(max(op), 0) FROM journal_operation WHERE journal = ?", id.String()).Scan(&last); err != nil {
		return 0, b.fault(err)
	}
	return last, nil
}

// appendToJournal writes the operation that must come next. The fault is book.moved when another program took its number.
func (b *Book) appendToJournal(id JournalID, o Operation) *Fault {
	if _, err := b.exec(insertJournalOperation, journalColumns(id, o)...); err != nil {
		return b.fault(err)
	}
	return nil
}

// journalColumns are what [insertJournalOperation] writes.
func journalColumns(id JournalID, o Operation) []any {
	return []any{
		id.String(), o.Op, string(o.Act), string(o.Via), o.Target, o.Kind, string(o.Entry), o.By.Person, o.By.Device, writeTime(o.At),
	}
}

// RenameJournal gives a journal another title. Errors are those of [Book.BeginJournal], and the fault journal.unknown.
func (b *Book) RenameJournal(id JournalID, title string) error {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.journalChanged(id)(b.exec("UPDATE journal SET title = ? WHERE id = ?", title, id.String()))
}

// DeleteJournal takes a journal out of [Book.Journals]. It stays in the book, and [Book.UndeleteJournal] brings it back.
func (b *Book) DeleteJournal(id JournalID) error {
	return b.journalChanged(id)(b.exec("UPDATE journal SET deleted = ? WHERE id = ?", writeTime(time.Now()), id.String()))
}

// UndeleteJournal takes [Book.DeleteJournal] back, whenever that was.
func (b *Book) UndeleteJournal(id JournalID) error {
	return b.journalChanged(id)(b.exec("UPDATE journal SET deleted = NULL WHERE id = ?", id.String()))
}

func (b *Book) journalChanged(id JournalID) func(sql.Result, error) error {
	return func(done sql.Result, err error) error {
		if err != nil {
			return b.fault(err)
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return &Fault{Code: "journal.unknown", Path: b.path, Detail: id.String(), Err: err}
		}
		return nil
	}
}

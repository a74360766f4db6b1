package book

import (
	"database/sql"
	"errors"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Journals are the journals of a book.
type Journals struct{ store }

// Begin begins a journal and puts it into the book. A *[calc.Refusal] tells what is wrong with the title, which may
// not be empty. Faults are those of writing a book, see [Open].
func (b *Journals) Begin(title string, by ledger.Author) (*oplog.Journal, error) {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return nil, refusal
	}
	head := oplog.NewJournal(title, by).Head()
	if err := b.file.Transact(func(tx *sql.Tx) error { return insertJournalHead(tx, head) }); err != nil {
		return nil, b.file.Fault(err)
	}
	return oplog.JournalOf(head, nil, b)
}

// checkJournalTitle takes a title as a game's, but none that is empty.
func checkJournalTitle(title string) (string, *calc.Refusal) {
	title, refusal := record.CheckTitle(title)
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

const journalHeads = `SELECT id, title, begun, person, device, extra, deleted IS NOT NULL,
	(SELECT ifnull(max(op), 0) FROM journal_operation WHERE journal = id) FROM journal`

// scanHead reads the head of a journal, and whether it was deleted, from a row of journalHeads.
func (b *Journals) scanHead(row interface{ Scan(...any) error }) (head oplog.JournalSummary, deleted bool, err error) {
	var id, extra string
	var begun int64
	if err := row.Scan(&id, &head.Title, &begun, &head.By.Person, &head.By.Device, &extra, &deleted,
		&head.Operations); err != nil {
		return head, false, err
	}
	head.Begun = time.UnixMilli(begun).UTC()
	if head.ID, err = ledger.ParseJournalID(id); err == nil {
		head.Extra, err = oplog.ReadExtra(extra)
	}
	if err != nil {
		err = &ledger.Fault{Code: "book.damaged", Path: b.file.Path, Err: err}
	}
	return head, deleted, err
}

// List are those of the book that were not deleted, the latest first.
func (b *Journals) List() ([]oplog.JournalSummary, error) {
	var all []oplog.JournalSummary
	err := bookfile.Each(b.file.DB, journalHeads+" WHERE deleted IS NULL ORDER BY begun DESC, id", nil, func(rows *sql.Rows) error {
		head, _, err := b.scanHead(rows)
		all = append(all, head)
		return err
	})
	if err != nil {
		return nil, b.file.Fault(err)
	}
	return all, nil
}

// Journal reads a journal. The fault journal.unknown tells that the book has no such, or that it was deleted.
func (b *Journals) Journal(id ledger.JournalID) (*oplog.Journal, error) {
	j, deleted, err := b.read(id)
	if err == nil && deleted {
		return nil, b.unknown(id)
	}
	return j, err
}

// unknown is the fault that the book has no journal with an id.
func (b *Journals) unknown(id ledger.JournalID) *ledger.Fault {
	return &ledger.Fault{Code: "journal.unknown", Path: b.file.Path, Detail: id.String()}
}

// read reads a journal that may have been deleted.
func (b *Journals) read(id ledger.JournalID) (j *oplog.Journal, deleted bool, err error) {
	head, deleted, err := b.scanHead(b.file.DB.QueryRow(journalHeads+" WHERE id = ?", id.String()))
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, false, b.unknown(id)
	case err != nil:
		return nil, false, b.file.Fault(err)
	}
	operations, err := b.operations(journalOperations(), id.String())
	if err != nil {
		return nil, false, b.file.Fault(err)
	}
	j, err = oplog.JournalOf(head, operations, b)
	if err != nil || oplog.Gapless(operations) < len(operations) {
		return nil, false, &ledger.Fault{Code: "book.damaged", Path: b.file.Path, Err: err}
	}
	return j, deleted, nil
}

// Last returns how many operations a journal has.
func (b *Journals) Last(id ledger.JournalID) (last int64, err error) {
	row := b.file.DB.QueryRow("SELECT ifnull(max(op), 0) FROM journal_operation WHERE journal = ?", id.String())
	if err := row.Scan(&last); err != nil {
		return 0, b.file.Fault(err)
	}
	return last, nil
}

// Append writes the operation that must come next. The fault is book.moved when another program took its number.
func (b *Journals) Append(id ledger.JournalID, o oplog.Operation) error {
	if fault := b.append(journalOperations(), id.String(), []oplog.Operation{o}); fault != nil {
		return fault
	}
	return nil
}

// Rename gives a journal another title. Errors are those of [Journals.Begin], and the fault journal.unknown.
func (b *Journals) Rename(id ledger.JournalID, title string) error {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.change(b.unknown(id), "UPDATE journal SET title = ? WHERE id = ?", title, id.String())
}

// Delete takes a journal out of [Journals.List]. It stays in the book, and [Journals.Undelete] brings it back.
func (b *Journals) Delete(id ledger.JournalID) error { return b.shelve(id, time.Now()) }

// Undelete takes [Journals.Delete] back, whenever that was.
func (b *Journals) Undelete(id ledger.JournalID) error { return b.shelve(id, time.Time{}) }

// shelve notes when a journal was deleted, or that it is not.
func (b *Journals) shelve(id ledger.JournalID, deleted time.Time) error {
	return b.change(b.unknown(id), "UPDATE journal SET deleted = ? WHERE id = ?", writeTime(deleted), id.String())
}

// insertJournalHead puts the head of a journal into the book.
func insertJournalHead(tx *sql.Tx, head oplog.JournalSummary) error {
	extra, err := oplog.WriteExtra(head.Extra)
	if err != nil {
		return err
	}
	_, err = tx.Exec("INSERT INTO journal (id, title, begun, person, device, extra) VALUES (?,?,?,?,?,?)",
		head.ID.String(), head.Title, head.Begun.UnixMilli(), head.By.Person, head.By.Device, extra)
	return err
}

// ImportJournal takes the record of a journal into the book. One that the book has already is recognised by its number,
// and what the record has more is added; one that was deleted is there again. The outcome is as in [Games.Import], the
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

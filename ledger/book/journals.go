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

type Journals struct{ logs[ledger.JournalID] }

// Begin begins a journal and stores it. If the title is empty or invalid, the error is a *[calc.Refusal]. Faults are
// those of writing a book, see [Open].
func (b *Journals) Begin(title string, by ledger.Author) (*oplog.Journal, error) {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return nil, refusal
	}
	head := oplog.NewJournal(title, by).Head()
	if err := b.insertJournal(head, nil); err != nil {
		return nil, err
	}
	return oplog.JournalOf(head, nil, b)
}

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

// List returns the journals that are not deleted, the latest first.
func (b *Journals) List() ([]oplog.JournalSummary, error) {
	var all []oplog.JournalSummary
	query := journalHeads + " WHERE deleted IS NULL ORDER BY begun DESC, id"
	err := bookfile.Each(b.file.DB, query, nil, func(rows *sql.Rows) error {
		head, _, err := b.scanHead(rows)
		all = append(all, head)
		return err
	})
	return all, b.file.FaultOrNil(err)
}

// Load reads a journal. The fault is journal.unknown if the journal is missing or deleted.
func (b *Journals) Load(id ledger.JournalID) (*oplog.Journal, error) {
	j, deleted, err := b.read(id)
	if err == nil && deleted {
		return nil, b.unknown(id)
	}
	return j, err
}

func (b *Journals) read(id ledger.JournalID) (j *oplog.Journal, deleted bool, err error) {
	head, deleted, err := b.scanHead(b.file.DB.QueryRow(journalHeads+" WHERE id = ?", id.String()))
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, false, b.unknown(id)
	case err != nil:
		return nil, false, b.file.Fault(err)
	}
	operations, err := b.operations(id)
	if err != nil {
		return nil, false, b.file.Fault(err)
	}
	j, err = oplog.JournalOf(head, operations, b)
	if err != nil || oplog.Gapless(operations) < len(operations) {
		return nil, false, &ledger.Fault{Code: "book.damaged", Path: b.file.Path, Err: err}
	}
	return j, deleted, nil
}

// Rename changes a journal's title. Errors are those of [Journals.Begin] and journal.unknown.
func (b *Journals) Rename(id ledger.JournalID, title string) error {
	title, refusal := checkJournalTitle(title)
	if refusal != nil {
		return refusal
	}
	return b.set(id, "title", title)
}

func (b *Journals) Title(id ledger.JournalID) (title string, err error) {
	if err := b.file.DB.QueryRow("SELECT title FROM journal WHERE id = ?", id.String()).Scan(&title); err != nil {
		return "", b.file.Fault(err)
	}
	return title, nil
}

func (b *Journals) insertJournal(head oplog.JournalSummary, operations []oplog.Operation) error {
	return b.insert(head.ID, func(tx *sql.Tx) error {
		extra, err := oplog.WriteExtra(head.Extra)
		if err != nil {
			return err
		}
		_, err = tx.Exec("INSERT INTO journal (id, title, begun, person, device, extra) VALUES (?,?,?,?,?,?)",
			head.ID.String(), head.Title, head.Begun.UnixMilli(), head.By.Person, head.By.Device, extra)
		return err
	}, operations)
}

// Import adds a journal's record to the book. A journal that the book already has gets the missing operations; a
// deleted journal is restored.
//
// The fault is journal.forked if both copies continued differently, with the number of the first operation that
// differs. Other faults are those of [record.ReadJournal] and of writing a book. A fault leaves the book unchanged.
func (b *Journals) Import(r record.JournalRecord) (oplog.Outcome, error) {
	incoming, err := r.Journal()
	if err != nil {
		return "", err
	}
	local, _, err := b.read(r.Head.ID)
	if ledger.IsFault(err, "journal.unknown") {
		return oplog.OutcomeNew, b.insertJournal(r.Head, r.Operations)
	}
	if err != nil {
		return "", err
	}
	outcome, more, fault := local.Compare(incoming)
	if fault != nil {
		return "", fault
	}
	_, err = b.extend(r.Head.ID, more)
	return outcome, err
}

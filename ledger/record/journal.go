package record

import (
	"encoding/json"
	"io"
	"strconv"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/oplog"
)

const JournalFormat = 1

// A JournalRecord is a journal in the open JSON format of FORMAT.md.
type JournalRecord struct {
	Head       oplog.JournalSummary
	Operations []oplog.Operation
}

func OfJournal(j *oplog.Journal) JournalRecord { return JournalRecord{j.Head(), j.Log().All()} }

// Write writes the record as JSON, with one line for each operation. Equal records give equal bytes.
func (r JournalRecord) Write(w io.Writer) error {
	var top object
	field(&top, "format", JournalFormat)
	field(&top, "journal", r.Head.Title)
	field(&top, "id", r.Head.ID.String())
	top.moment("begun", r.Head.Begun)
	top.author(r.Head.By)
	top.operations(r.Operations)
	top.extra(r.Head.Extra)
	return top.write(w)
}

func isJournal(top map[string]json.RawMessage) bool {
	_, journal := top["journal"]
	_, operations := top["operations"]
	return journal && operations
}

// ReadJournal reads a document written by [JournalRecord.Write], without interpreting the entries. Unknown fields are
// preserved. The faults are those of [Read] that can apply, and journal.foreign for any other document.
func ReadJournal(from io.Reader) (JournalRecord, error) {
	data, fault := readDocument(from)
	if fault != nil {
		return JournalRecord{}, fault
	}
	r, fault := parseJournal(data)
	if fault != nil {
		return JournalRecord{}, fault
	}
	return r, nil
}

func parseJournal(data []byte) (JournalRecord, *ledger.Fault) {
	var r JournalRecord
	top, fault := topFields(data)
	switch {
	case fault != nil:
		return r, fault
	case !isJournal(top):
		return r, &ledger.Fault{Code: "journal.foreign"}
	}
	f := &fields{values: top}
	format := need[int](f, "format")
	if f.fault == nil && format > JournalFormat {
		return r, &ledger.Fault{Code: "record.newer", Detail: strconv.Itoa(format)}
	}
	r.Head.Title = letters.Clip(letters.Tidy(need[string](f, "journal")), MaxTitleLength)
	r.Head.ID = ledger.JournalID(needID(f))
	r.Head.Begun, r.Head.By = takeTime(f, "begun"), takeAuthor(f)
	operations := needItems(f, "operations", MaxOperations)
	r.Head.Extra = f.rest()
	if f.fault != nil {
		return r, f.fault
	}
	if r.Operations, fault = parseOperations(operations); fault != nil {
		return r, fault
	}
	if _, fault := oplog.LogOf(r.Operations); fault != nil {
		return r, fault
	}
	r.Head.Operations = len(operations)
	return r, checkTwice(data)
}

// Journal returns the record's journal, in memory only. The fault is record.operation if an operation cannot follow the
// previous ones.
func (r JournalRecord) Journal() (*oplog.Journal, error) {
	return oplog.JournalOf(r.Head, r.Operations, nil)
}

func (r JournalRecord) WithNewID() JournalRecord {
	r.Head.ID = ledger.NewJournalID()
	return r
}

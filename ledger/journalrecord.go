package ledger

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"scripkeeper/ledger/letters"
)

// JournalFormat is the newest format of the open record of a journal.
const JournalFormat = 1

// A JournalRecord is a journal as an open JSON document; FORMAT.md describes it.
type JournalRecord struct {
	Head       JournalHead
	Operations []Operation
}

// Export is the journal as a record.
func (j *Journal) Export() JournalRecord {
	return JournalRecord{j.Head(), append([]Operation(nil), j.log.operations[1:]...)}
}

// Write writes the record as JSON, an operation a line. The same record always gives the same bytes.
func (r JournalRecord) Write(w io.Writer) error {
	var top object
	field(&top, "format", JournalFormat)
	field(&top, "journal", r.Head.Title)
	field(&top, "id", r.Head.ID.String())
	field(&top, "begun", r.Head.Begun.UTC().Format(timeLayout))
	top.author(r.Head.By)
	var operations []json.RawMessage
	for _, s := range r.Operations {
		o := s.object()
		top.note(o.err)
		operations = append(operations, o.json())
	}
	top.raw("operations", lines(operations))
	if top.err != nil {
		return top.err
	}
	var out bytes.Buffer
	out.WriteString("{")
	for i, one := range top.fields {
		if i > 0 {
			out.WriteString(",")
		}
		out.WriteString("\n  " + one)
	}
	out.WriteString("\n}\n")
	_, err := out.WriteTo(w)
	return err
}

// isJournal tells whether a document is the record of a journal, sound or not.
func isJournal(top map[string]json.RawMessage) bool {
	_, journal := top["journal"]
	_, operations := top["operations"]
	return journal && operations
}

// ReadJournal reads what [JournalRecord.Write] writes. It looks at the document alone: what its entries mean is for whoever
// knows them. The faults are those of [ReadRecord] that a document of its kind can have, and journal.foreign for any other
// document. Of each operation the fields that are known are taken.
func ReadJournal(from io.Reader) (JournalRecord, error) {
	data, err := io.ReadAll(io.LimitReader(from, MaxRecordSize+1))
	if err != nil {
		return JournalRecord{}, &Fault{Code: "record.unreadable", Err: err}
	}
	r, fault := parseJournal(data)
	if fault != nil {
		return JournalRecord{}, fault
	}
	return r, nil
}

func parseJournal(data []byte) (JournalRecord, *Fault) {
	var r JournalRecord
	if len(data) > MaxRecordSize {
		return r, &Fault{Code: "record.large", Detail: fmt.Sprintf("%d megabytes", MaxRecordSize>>20)}
	}
	data = bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	top, fault := parseTop(data)
	switch {
	case fault != nil:
		return r, fault
	case !isJournal(top):
		return r, &Fault{Code: "journal.foreign"}
	}
	f := &fields{values: top}
	format := need[int](f, "format")
	if f.fault == nil && format > JournalFormat {
		return r, &Fault{Code: "record.newer", Detail: number(format)}
	}
	r.Head.Title = letters.Clip(letters.Tidy(need[string](f, "journal")), MaxTitleLength)
	id := need[string](f, "id")
	r.Head.Begun, r.Head.By = takeTime(f, "begun"), takeAuthor(f)
	operations := needItems(f, "operations", MaxOperations)
	if f.fault == nil {
		var err error
		if r.Head.ID, err = ParseJournalID(id); err != nil {
			f.want("id", quoted(id), Want{Kind: "id"})
		}
	}
	if f.fault != nil {
		return r, f.fault
	}
	l := newLog(len(operations))
	for i, raw := range operations {
		o, fault := parseOperation(raw, i+1)
		if fault != nil {
			return r, fault
		}
		o.Joined, o.Merged, o.Extra = nil, 0, nil
		if err := l.check(o); err != nil {
			return r, &Fault{Code: "record.operation", Entry: i + 1, Detail: err.Error()}
		}
		l.add(o)
	}
	r.Operations, r.Head.Operations = l.operations[1:], len(operations)
	return r, checkTwice(data)
}

// Journal is the journal of a record, kept nowhere. The fault is record.operation for operations that cannot follow each other.
func (r JournalRecord) Journal() (*Journal, error) {
	j := &Journal{head: r.Head, log: newLog(len(r.Operations))}
	for i, o := range r.Operations {
		if err := j.log.check(o); err != nil {
			return nil, &Fault{Code: "record.operation", Entry: i + 1, Detail: err.Error()}
		}
		j.log.add(o)
	}
	return j, nil
}

// Anew is the same record under a number of its own.
func (r JournalRecord) Anew() JournalRecord {
	r.Head.ID = JournalID(NewGameID())
	return r
}

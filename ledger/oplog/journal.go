package oplog

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"slices"
	"time"

	"scripkeeper/ledger"
)

// A Journal is a log of operations on a tournament, with undo, redo and edits as in a game. The code that opens a
// Journal interprets the entries, and checks an operation's effect before writing it. Only one goroutine may use a
// Journal at a time.
type Journal struct {
	head JournalSummary
	log  *Log
	// keeper stores the journal, or is nil for a journal in memory only.
	keeper Keeper[ledger.JournalID, Journal]
}

// JournalOf returns a journal. The fault is record.operation if an operation cannot follow the previous operations.
func JournalOf(
	head JournalSummary, operations []Operation, keeper Keeper[ledger.JournalID, Journal],
) (*Journal, error) {
	l, fault := LogOf(operations)
	if fault != nil {
		return nil, fault
	}
	return &Journal{head: head, log: l, keeper: keeper}, nil
}

type JournalSummary struct {
	ID         ledger.JournalID
	Title      string
	Begun      time.Time
	By         ledger.Author
	Operations int
	// Extra has the fields of the record's head that this version does not know, to preserve them.
	Extra map[string]json.RawMessage
}

// secretField is an extra field of the head, so that older programs preserve it.
const secretField = "secret"

// Secret returns a text that is the same in every copy and known only to those who have the whole journal, or "" in a
// journal of an older version.
func (head JournalSummary) Secret() (secret string) {
	_ = json.Unmarshal(head.Extra[secretField], &secret) // anything but a text counts as none
	return secret
}

func NewJournal(title string, by ledger.Author) *Journal {
	head := JournalSummary{ID: ledger.NewJournalID(), Title: title, Begun: Milliseconds(time.Now()), By: by}
	head.Extra = map[string]json.RawMessage{secretField: json.RawMessage(`"` + rand.Text() + `"`)}
	return &Journal{head: head, log: NewLog(0)}
}

func (j *Journal) Head() JournalSummary {
	head := j.head
	head.Operations = int(j.log.Last())
	return head
}

func (j *Journal) Log() *Log { return j.log }

func (j *Journal) Operations() []OperationState { return j.log.States() }

// Chain returns the last hash of a chain over the entries that are not voided: copies with equal hashes have equal
// entries. Each hash is the SHA-256 of the previous hash, the entry's kind, a zero byte, and the entry's canonical
// JSON. The hash before the first entry is the hash of the journal's id.
func (j *Journal) Chain() ledger.Hash {
	chain := ledger.Hash(sha256.Sum256(j.head.ID[:]))
	for _, one := range j.log.Living() {
		by := j.log.At(one.Source)
		chain = Link(chain, by.Kind, canonical(by.Entry))
	}
	return chain
}

// Recording returns an operation that appends an entry, which must be valid JSON.
func (j *Journal) Recording(kind string, entry json.RawMessage) Operation {
	return Operation{Act: ActRecord, Kind: kind, Entry: entry}
}

// Amending returns an operation that voids or replaces an entry. For a replace, the caller must add the new entry.
// number is the entry's position among the entries not voided, from 1. The fault is journal.entry if there is none.
func (j *Journal) Amending(act Act, number int) (Operation, error) {
	living := j.log.Living()
	if number < 1 || number > len(living) {
		return Operation{}, &ledger.Fault{Code: "journal.entry", Entry: number}
	}
	return Operation{Act: act, Target: living[number-1].Slot}, nil
}

// After returns a copy of the log with one more operation. The fault is journal.operation if o cannot come next.
func (j *Journal) After(o Operation) (*Log, error) {
	if err := j.log.Check(o); err != nil {
		return nil, &ledger.Fault{Code: "journal.operation", Err: err}
	}
	l := j.log.Clone()
	l.Add(o)
	return l, nil
}

// Write writes an operation and returns once it is on disk. The fault is journal.operation if the operation cannot come
// next, or a fault of writing a book, see [book.Open]. After a fault, nothing was written. After book.moved, another
// window wrote, and the journal has been reloaded.
func (j *Journal) Write(o Operation, by ledger.Author) error {
	o.Op, o.By, o.At = j.log.Last()+1, by, Milliseconds(time.Now())
	o.Entry = slices.Clone(o.Entry)
	if err := j.log.Check(o); err != nil {
		return &ledger.Fault{Code: "journal.operation", Err: err}
	}
	if err := Append(j.keeper, j.head.ID, j, []Operation{o}); err != nil {
		return err
	}
	j.log.Add(o)
	return nil
}

// Behind reports whether another window added operations to a stored journal.
func (j *Journal) Behind() (bool, error) {
	if j.keeper == nil {
		return false, nil
	}
	last, err := j.keeper.Last(j.head.ID)
	return err == nil && last != j.log.Last(), err
}

func (j *Journal) Reload() error { return Reload(j.keeper, j.head.ID, j) }

// Compare compares an incoming copy with this journal, and returns the operations to add if the incoming copy is
// longer. Entries are equal if their canonical JSON is equal. The fault is journal.forked if the copies diverged.
func (j *Journal) Compare(incoming *Journal) (Outcome, []Operation, *ledger.Fault) {
	here, there := j.log.Last(), incoming.log.Last()
	switch shared := j.log.Shared(incoming.log, func(op int64) bool {
		return sameJSON(j.log.At(op).Entry, incoming.log.At(op).Entry)
	}); {
	case shared < min(here, there):
		return "", nil, &ledger.Fault{Code: "journal.forked", Entry: int(shared) + 1, Detail: incoming.head.Title}
	case there < here:
		return OutcomeOlder, nil, nil
	case there == here:
		return OutcomeSame, nil, nil
	}
	return OutcomeLonger, incoming.log.All()[here:], nil
}

type Outcome string

const (
	// OutcomeNew means that the book did not have the game or journal before.
	OutcomeNew Outcome = "new"
	// OutcomeSame means that the book already has the same entries. The book was not changed.
	OutcomeSame Outcome = "same"
	// OutcomeLonger means that the book got missing operations from a longer or merged copy.
	OutcomeLonger Outcome = "longer"
	// OutcomeOlder means that the book's copy is longer. The book was not changed.
	OutcomeOlder Outcome = "older"
)

// A Keeper stores logs under their ids. Kept is the type of an opened log: a game or a [Journal].
type Keeper[ID, Kept any] interface {
	// Append writes all operations or none. The fault is book.moved if another program took an operation's number.
	Append(ID, []Operation) error
	Last(ID) (int64, error)
	Load(ID) (*Kept, error)
}

// Append writes operations to keeper, unless keeper is nil. If another program wrote in between, Append reloads the
// game or journal to which open points, and returns the fault book.moved.
func Append[ID, Kept any](keeper Keeper[ID, Kept], id ID, open *Kept, operations []Operation) error {
	if keeper == nil {
		return nil
	}
	err := keeper.Append(id, operations)
	if ledger.IsFault(err, "book.moved") {
		if err := Reload(keeper, id, open); err != nil {
			return err
		}
	}
	return err
}

// Reload reloads from keeper the game or journal to which open points, unless keeper is nil.
func Reload[ID, Kept any](keeper Keeper[ID, Kept], id ID, open *Kept) error {
	if keeper == nil {
		return nil
	}
	fresh, err := keeper.Load(id)
	if err != nil {
		return err
	}
	*open = *fresh
	return nil
}

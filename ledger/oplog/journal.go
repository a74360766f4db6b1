package oplog

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"slices"
	"time"

	"scripkeeper/ledger"
)

// A Journal is a log of operations on a tournament rather than a game. Like a game's log it has undo, redo and
// amendments, and its entries are never deleted. It does not interpret entries: the code that opens it reads them, and
// checks the effect of an operation before writing it. It belongs to one goroutine at a time.
type Journal struct {
	head JournalSummary
	log  *Log
	// keeper stores the journal; nil if it is kept in memory only.
	keeper Keeper[ledger.JournalID, Journal]
}

// JournalOf returns a journal. The fault is record.operation if an operation cannot follow the previous ones.
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
	// Extra holds fields in the record's head that this version does not know. They are preserved.
	Extra map[string]json.RawMessage
}

// secretField is the head's field with the secret. It is an extra field, so that older programs preserve it.
const secretField = "secret"

// Secret returns a text that is the same in every copy and known only to those who have the whole journal. Journals
// made by older versions have none.
func (head JournalSummary) Secret() (secret string) {
	_ = json.Unmarshal(head.Extra[secretField], &secret) // anything but a text counts as none
	return secret
}

// NewJournal returns a journal in memory only.
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

// Log returns the journal's log. Callers must not change it.
func (j *Journal) Log() *Log { return j.log }

// Operations returns all operations in order, voided ones included.
func (j *Journal) Operations() []OperationState { return j.log.States() }

// Chain returns a hash of the living entries: copies with the same chain hold the same entries. Each link is the
// SHA-256 of the previous link, the entry's kind, a zero byte, and the entry's canonical JSON. The link before the
// first entry is the hash of the id.
func (j *Journal) Chain() ledger.Hash {
	chain := ledger.Hash(sha256.Sum256(j.head.ID[:]))
	for _, one := range j.log.Living() {
		by := j.log.At(one.Source)
		chain = Link(chain, by.Kind, canonical(by.Entry))
	}
	return chain
}

// Recording returns the operation that appends an entry. The entry must be valid JSON.
func (j *Journal) Recording(kind string, entry json.RawMessage) Operation {
	return Operation{Act: ActRecord, Kind: kind, Entry: entry}
}

// Amending returns an operation on the living entry that has the given number: a void, or a replace whose entry must
// still be set. The fault is journal.entry if there is no such entry.
func (j *Journal) Amending(act Act, number int) (Operation, error) {
	living := j.log.Living()
	if number < 1 || number > len(living) {
		return Operation{}, &ledger.Fault{Code: "journal.entry", Entry: number}
	}
	return Operation{Act: act, Target: living[number-1].Slot}, nil
}

// After returns a copy of the log with the operation added. The fault is journal.operation if it cannot come next.
func (j *Journal) After(o Operation) (*Log, error) {
	if err := j.log.Check(o); err != nil {
		return nil, &ledger.Fault{Code: "journal.operation", Err: err}
	}
	l := j.log.Clone()
	l.Add(o)
	return l, nil
}

// Write writes an operation and returns once it is on disk. On a fault nothing was written. The fault is
// journal.operation if the operation cannot come next, or one for writing a book, see [book.Open]. With book.moved,
// another window wrote, and the journal has been reloaded.
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

// Behind reports whether another window added operations. It is false for a journal in memory.
func (j *Journal) Behind() (bool, error) {
	if j.keeper == nil {
		return false, nil
	}
	last, err := j.keeper.Last(j.head.ID)
	return err == nil && last != j.log.Last(), err
}

func (j *Journal) Reload() error { return Reload(j.keeper, j.head.ID, j) }

// Compare compares another copy of the journal with this one, and returns the operations to add if the other is longer.
// Entries are equal if their canonical JSON is equal. The fault is journal.forked if the copies diverged.
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
	// OutcomeNew means that the book did not have the game or journal and now has it.
	OutcomeNew Outcome = "new"
	// OutcomeSame means that the book already has the same entries, including the voided ones. It was not changed.
	OutcomeSame Outcome = "same"
	// OutcomeLonger means that the book got the operations it lacked from a longer or merged copy.
	OutcomeLonger Outcome = "longer"
	// OutcomeOlder means that the book's copy is longer. The book was not changed.
	OutcomeOlder Outcome = "older"
)

// A Keeper stores logs of one type under their ids. Kept is the type of an opened log: a game or a [Journal].
type Keeper[ID, Kept any] interface {
	// Append writes all operations or none. The fault is book.moved if another program has taken one of their numbers.
	Append(ID, []Operation) error
	Last(ID) (int64, error)
	Load(ID) (*Kept, error)
}

// Append writes operations to the keeper; if keeper is nil, it does nothing. If another program wrote in between, it
// reloads open and returns book.moved.
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

// Reload replaces open with what the keeper holds. If keeper is nil, it does nothing.
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

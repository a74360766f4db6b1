package oplog

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"slices"
	"time"

	"scripkeeper/ledger"
)

// A Journal is a log of operations about something other than a game: a tournament. It is kept as a game is, with undo,
// redo and amendments, and nothing that was entered is ever taken out. What its entries mean is not its business:
// whoever opens it reads them, and looks at what would follow from an operation before writing it. It belongs to one
// goroutine at a time.
type Journal struct {
	head JournalSummary
	log  *Log
	// keeper is where it is kept; nil when it is kept nowhere.
	keeper Keeper[ledger.JournalID, Journal]
}

// JournalOf returns the journal with some operations. The fault is record.operation for operations that cannot follow
// each other.
func JournalOf(
	head JournalSummary, operations []Operation, keeper Keeper[ledger.JournalID, Journal],
) (*Journal, error) {
	l, fault := Logged(operations)
	if fault != nil {
		return nil, fault
	}
	return &Journal{head: head, log: l, keeper: keeper}, nil
}

// A JournalSummary is what a journal begins with.
type JournalSummary struct {
	ID ledger.JournalID
	// Title is what people call it.
	Title string
	Begun time.Time
	By    ledger.Author
	// Operations is how many it has.
	Operations int
	// Extra are the fields of its record's head that this version does not know. They are kept.
	Extra map[string]json.RawMessage
}

// secretField is the field of a record's head with the secret. It is one of the extra fields, so that programs before
// it keep it.
const secretField = "secret"

// Secret returns a text that only readers of the whole journal know. Every copy has the same; journals of earlier
// versions have none.
func (head JournalSummary) Secret() (secret string) {
	_ = json.Unmarshal(head.Extra[secretField], &secret) // what is no text is none
	return secret
}

// NewJournal returns a journal that is kept nowhere.
func NewJournal(title string, by ledger.Author) *Journal {
	head := JournalSummary{ID: ledger.NewJournalID(), Title: title, Begun: Milliseconds(time.Now()), By: by}
	head.Extra = map[string]json.RawMessage{secretField: json.RawMessage(`"` + rand.Text() + `"`)}
	return &Journal{head: head, log: NewLog(0)}
}

// Head returns what the journal begins with.
func (j *Journal) Head() JournalSummary {
	head := j.head
	head.Operations = int(j.log.Last())
	return head
}

// Log returns the journal's log. It must not be changed.
func (j *Journal) Log() *Log { return j.log }

// Operations returns everything that was ever entered, in order. Those of them that do not count any more are voided.
func (j *Journal) Operations() []OperationState { return j.log.States() }

// Chain returns what the living entries come to: two copies with the same one hold the same entries. It is SHA-256 over
// the chain before, the entry's kind, a zero byte and its JSON in its canonical form, entry by entry; before the first
// it is that of the id.
func (j *Journal) Chain() ledger.Hash {
	chain := ledger.Hash(sha256.Sum256(j.head.ID[:]))
	for _, one := range j.log.Living() {
		by := j.log.At(one.Source)
		chain = Link(chain, by.Kind, canonical(by.Entry))
	}
	return chain
}

// Recording returns the operation that enters an entry after all others. The entry must have JSON.
func (j *Journal) Recording(kind string, entry json.RawMessage) Operation {
	return Operation{Act: ActRecord, Kind: kind, Entry: entry}
}

// Amending returns the operation that aims at the living entry with a number: one to void it, or one to replace it once
// it has an entry. The fault is journal.entry where there is no such entry.
func (j *Journal) Amending(act Act, number int) (Operation, error) {
	living := j.log.Living()
	if number < 1 || number > len(living) {
		return Operation{}, &ledger.Fault{Code: "journal.entry", Entry: number}
	}
	return Operation{Act: act, Target: living[number-1].Slot}, nil
}

// After returns the log as it would be after an operation. The fault is journal.operation for one that
// cannot come next.
func (j *Journal) After(o Operation) (*Log, error) {
	if err := j.log.Check(o); err != nil {
		return nil, &ledger.Fault{Code: "journal.operation", Err: err}
	}
	l := j.log.Clone()
	l.Add(o)
	return l, nil
}

// Write enters an operation. It is on disk before Write returns. The fault is journal.operation for one that cannot
// come next, or one of those of writing a book, see [book.Open]; then nothing was written. With book.moved another
// window wrote, and the journal is now as that window has it.
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

// Behind reports whether another window added something. One that is kept nowhere never is.
func (j *Journal) Behind() (bool, error) {
	if j.keeper == nil {
		return false, nil
	}
	last, err := j.keeper.Last(j.head.ID)
	return err == nil && last != j.log.Last(), err
}

// Reload takes in what another window added. A journal that is kept nowhere stays as it is.
func (j *Journal) Reload() error { return Reload(j.keeper, j.head.ID, j) }

// Compare says how another copy of a journal stands to this one, and for a longer one which operations to add. Entries
// are the same that say the same, whichever program wrote their JSON.
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

// An Outcome tells what an import did.
type Outcome string

const (
	// OutcomeNew is a game that the book did not have. It has it now.
	OutcomeNew Outcome = "new"
	// OutcomeSame is a game that stands in the book with the same entries, and with those that count no more. Nothing
	// was done.
	OutcomeSame Outcome = "same"
	// OutcomeLonger is a game that goes on where the book's copy ended, or that was joined with it. What was missing
	// was added.
	OutcomeLonger Outcome = "longer"
	// OutcomeOlder is a game that the book has, and more of it. Nothing was done.
	OutcomeOlder Outcome = "older"
)

// A Keeper keeps logs of one sort under their ids. Kept is what one is opened as: a game, or a [Journal].
type Keeper[ID, Kept any] interface {
	// Append puts the operations that must come next on disk, all of them or none. The fault is book.moved when another
	// program took one of their numbers.
	Append(ID, []Operation) error
	// Last is how many operations the log has.
	Last(ID) (int64, error)
	// Load reads the log as it is kept now.
	Load(ID) (*Kept, error)
}

// Append puts operations on disk, unless the log is kept nowhere: then the keeper is nil. When another program wrote in
// between, what is kept is opened again in the place of what was open.
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

// Reload opens what is kept again, in the place of what was open. What is kept nowhere stays as it is.
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

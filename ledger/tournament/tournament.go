// Package tournament runs tournaments at several tables: members, seating by rounds, results and scoring.
//
// A [Tournament] is a log of entries, such as plans, members joining and leaving, drawn rounds and results. Its [State]
// is computed from the entries in force, in order, and [standings.Standings] from the state. Drawn tables are stored
// with their seed and not recomputed. So a late correction of a result moves no member to another table, and anyone can
// repeat the draw and compare.
package tournament

import (
	"slices"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Tournament belongs to one goroutine at a time. Callers must not change what it returns. An entry is in force unless
// it was voided or replaced.
type Tournament struct {
	journal *oplog.Journal
	steps   []Step
	state   State
}

type Step struct {
	// Number counts the entries in force, from 1. Op is the operation that added the entry at this position, and Source
	// is the operation whose entry counts.
	Number int
	Op     int64
	Source int64
	Entry  Entry
	By     ledger.Author
	// At is the time when the entry was made; Played is the time when it happened, see [oplog.Log.Played].
	At, Played time.Time
	// Refusal is the reason why the entry became impossible after an edit, or nil. A refused entry has no effect.
	Refusal *calc.Refusal
}

type Entry interface {
	Kind() string
	// apply changes the state, or refuses and changes nothing.
	apply(s *State) *calc.Refusal
}

func Blank(kind string) (Entry, bool) {
	return calc.Find(blanks(), func(e Entry) bool { return e.Kind() == kind })
}

func blanks() []Entry {
	return []Entry{
		&Plan{}, &Join{}, &Leave{}, &Return{}, &Rest{}, &Wish{}, &AnnouncedRound{}, &Exchange{}, &Result{}, &Penalty{},
		&Lots{}, &Reveal{}, &Award{}, &End{}, &Except{}, &Clock{},
	}
}

// New returns a tournament in memory only.
func New(title string, by ledger.Author) *Tournament {
	t, _ := of(oplog.NewJournal(title, by)) // an empty journal can always be read
	return t
}

// Begin begins a tournament in the book. Errors are those of [book.Journals.Begin].
func Begin(b *book.Book, title string, by ledger.Author) (*Tournament, error) {
	j, err := b.Journals.Begin(title, by)
	if err != nil {
		return nil, err
	}
	return of(j)
}

// Load reads a tournament. The fault is tournament.entry for an unknown entry, or that of [book.Journals.Load].
func Load(b *book.Book, id ledger.JournalID) (*Tournament, error) {
	j, err := b.Journals.Load(id)
	if err != nil {
		return nil, err
	}
	return of(j)
}

func of(j *oplog.Journal) (*Tournament, error) {
	t := &Tournament{journal: j}
	return t, t.follow(j.Log())
}

func (t *Tournament) Head() oplog.JournalSummary { return t.journal.Head() }

// Chain returns a hash that is equal for copies with the same entries.
func (t *Tournament) Chain() ledger.Hash { return t.journal.Chain() }

func (t *Tournament) State() State { return t.state }

// Steps returns the entries in force, in order, including those that became impossible.
func (t *Tournament) Steps() []Step { return t.steps[:len(t.steps):len(t.steps)] }

// StateAfter returns the state after the given number of entries in force.
func (t *Tournament) StateAfter(entries int) State {
	if entries == len(t.steps) {
		return t.state
	}
	s := newState(t.Head().ID)
	for _, step := range t.steps[:entries] {
		_ = step.Entry.apply(&s) // the step has the refusal
	}
	return s.snapshot()
}

// Operations returns the whole log, including voided operations.
func (t *Tournament) Operations() []oplog.OperationState { return t.journal.Operations() }

// Record appends an entry and returns once it is on disk. On an error, nothing was written. The error is a
// *[calc.Refusal] for an impossible entry, or a *[ledger.Fault], see [oplog.Journal.Write].
func (t *Tournament) Record(e Entry, by ledger.Author) error {
	raw, err := encode(e)
	if err != nil {
		return err
	}
	return t.perform(t.journal.Recording(e.Kind(), raw), by)
}

// Replace replaces the entry with the given [Step.Number] and applies later entries again. Entries that become
// impossible are kept with a refusal. Errors are those of [Tournament.Record].
func (t *Tournament) Replace(number int, e Entry, by ledger.Author) error {
	raw, err := encode(e)
	if err != nil {
		return err
	}
	o, err := t.journal.Amending(oplog.ActReplace, number)
	if err != nil {
		return err
	}
	o.Kind, o.Entry = e.Kind(), raw
	return t.perform(o, by)
}

// Void removes the entry with the given [Step.Number]. Errors are those of [Tournament.Record].
func (t *Tournament) Void(number int, by ledger.Author) error {
	o, err := t.journal.Amending(oplog.ActVoid, number)
	if err != nil {
		return err
	}
	return t.perform(o, by)
}

// Reversal is the operation that the next undo or redo reverses, with its entry.
type Reversal struct {
	Op    int64
	Entry Entry
}

func (t *Tournament) Undoing() (Reversal, bool) { return t.reversing(oplog.ViaUndo) }

func (t *Tournament) Redoing() (Reversal, bool) { return t.reversing(oplog.ViaRedo) }

func (t *Tournament) reversing(via oplog.Via) (Reversal, bool) {
	next, can := t.journal.Log().Reversal(via)
	if !can {
		return Reversal{}, false
	}
	about := t.journal.Log().At(next.Target)
	e, err := decode(about.Kind, about.Entry, int(about.Op))
	return Reversal{next.About, e}, err == nil
}

func (t *Tournament) Reverses(via oplog.Via, op int64) error {
	return t.journal.Log().Reverses(via, op)
}

// Undo reverses the last operation that is not undone. Errors are those of [Tournament.Record], or undo.nothing.
func (t *Tournament) Undo(by ledger.Author) error { return t.reverse(oplog.ViaUndo, by) }

// Redo reverses the last undo. The fault is redo.nothing if there is no undo.
func (t *Tournament) Redo(by ledger.Author) error { return t.reverse(oplog.ViaRedo, by) }

func (t *Tournament) reverse(via oplog.Via, by ledger.Author) error {
	next, can := t.journal.Log().Reversal(via)
	if !can {
		return &ledger.Fault{Code: string(via) + ".nothing"}
	}
	return t.perform(next.Operation, by)
}

func (t *Tournament) Reload() error {
	if err := t.journal.Reload(); err != nil {
		return err
	}
	return t.follow(t.journal.Log())
}

// Follow reads what another window has added, and reports whether there was anything.
func (t *Tournament) Follow() (changed bool, err error) {
	if behind, err := t.journal.Behind(); err != nil || !behind {
		return false, err
	}
	return true, t.Reload()
}

// Preview returns the state with an entry appended, or the entry's refusal. It writes nothing.
func (t *Tournament) Preview(e Entry) (State, *calc.Refusal) {
	s := t.StateAfter(len(t.steps))
	refusal := e.apply(&s)
	return s.snapshot(), refusal
}

// PreviewReplace returns the state after [Tournament.Replace]. It writes nothing.
func (t *Tournament) PreviewReplace(number int, e Entry) State { return t.withEntry(number, e).state }

// Broken returns the entries that would become impossible if the entry with the given number were replaced or, if
// instead is nil, voided. instead is the replacement. The refusal means that this cannot be done at all.
func (t *Tournament) Broken(number int, instead Entry) ([]Step, *calc.Refusal) {
	next := t.withEntry(number, instead)
	if next.renumbers(t) {
		return nil, calc.Refuse("tournament.join.numbers", "")
	}
	possible := map[int]bool{}
	for _, step := range t.steps {
		possible[step.Number] = step.Refusal == nil
	}
	return slices.DeleteFunc(next.steps, func(step Step) bool {
		return step.Number == number || step.Refusal == nil || !possible[step.Number]
	}), nil
}

// Refused returns the entries that became impossible and need fixing.
func (t *Tournament) Refused() []Step {
	return calc.Where(t.steps, func(step Step) bool { return step.Refusal != nil })
}

// withEntry returns the tournament with the entry of the given number replaced by e or, if e is nil, left out.
func (t *Tournament) withEntry(number int, e Entry) *Tournament {
	next := &Tournament{journal: t.journal, state: newState(t.Head().ID)}
	for _, step := range t.steps {
		if step.Number == number {
			if e == nil {
				continue
			}
			step.Entry = e
		}
		step.Refusal = step.Entry.apply(&next.state) // a refused entry changes nothing
		next.steps = append(next.steps, step)
	}
	next.state = next.state.snapshot()
	return next
}

func (t *Tournament) Export() record.JournalRecord { return record.OfJournal(t.journal) }

// Import imports a tournament's record. The fault is tournament.entry, or that of [book.Journals.Import].
func Import(b *book.Book, r record.JournalRecord) (oplog.Outcome, error) {
	j, err := r.Journal()
	if err != nil {
		return "", err
	}
	if _, err := of(j); err != nil {
		return "", err
	}
	outcome, err := b.Journals.Import(r)
	return outcome, err
}

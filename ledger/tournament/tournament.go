// Package tournament runs tournaments of people who play at several tables: who takes part, who plays where in each
// round, how each table ended, and what that comes to.
//
// A [Tournament] is a log of entries, as a game is: a plan, people who join and leave, rounds that are drawn, results.
// Its [State] is a fold of the living entries, and its [standings.Standings] is worked out from the state anew every
// time. What was announced in the hall is entered and not worked out again: the tables of a round stand in the log with
// the seed that they were drawn from, so that a late correction of a result moves nobody, and anybody can draw them
// again and compare.
//
// Points are whole numbers of thousandths of a point, see [Points].
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

// A Tournament is a tournament. It belongs to one goroutine at a time. What it gives away must not be changed. Its
// methods are many because each way to change it, recording, replacing, taking back, undoing and redoing, has one that
// does it and one that tells before what would come of it.
type Tournament struct {
	journal *oplog.Journal
	steps   []Step
	state   State
}

// A Step is a living entry and what became of it.
type Step struct {
	// Number is its place among the living entries, from 1; Op is the operation that made the place, Source the one
	// whose entry stands there.
	Number int
	Op     int64
	Source int64
	Entry  Entry
	By     ledger.Author
	// At is when it was given, Played when it happened, see [oplog.Log.Played].
	At, Played time.Time
	// Refusal is why it cannot be any more, after something before it was amended; else nil. It then changed nothing.
	Refusal *calc.Refusal
}

// An Entry is something that happens in a tournament.
type Entry interface {
	// Kind names the kind of entry ("round").
	Kind() string
	// apply changes a state, or refuses and changes nothing.
	apply(s *State) *calc.Refusal
}

// Blank is an empty entry of a kind, and whether there is such a kind.
func Blank(kind string) (Entry, bool) {
	return calc.Find(blanks(), func(e Entry) bool { return e.Kind() == kind })
}

// blanks are an empty entry of each kind.
func blanks() []Entry {
	return []Entry{
		&Plan{}, &Join{}, &Leave{}, &Return{}, &Rest{}, &Wish{}, &AnnouncedRound{}, &Exchange{}, &Result{}, &Penalty{},
		&Lots{}, &Reveal{}, &Award{}, &End{}, &Except{}, &Clock{},
	}
}

// New is a tournament that is kept nowhere.
func New(title string, by ledger.Author) *Tournament {
	t, _ := of(oplog.NewJournal(title, by)) // an empty journal can always be read
	return t
}

// Begin begins a tournament and puts it into the book. Errors are those of [book.Journals.Begin].
func Begin(b *book.Book, title string, by ledger.Author) (*Tournament, error) {
	j, err := b.Journals.Begin(title, by)
	if err != nil {
		return nil, err
	}
	return of(j)
}

// Load reads a tournament. The fault tournament.entry tells that it holds an entry that this version does not know;
// others are those of [book.Journals.Load].
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

// Head tells its number, its title, who began it and when.
func (t *Tournament) Head() oplog.JournalSummary { return t.journal.Head() }

// Chain is the same for two copies that hold the same entries.
func (t *Tournament) Chain() ledger.Hash { return t.journal.Chain() }

// State is what the entries come to.
func (t *Tournament) State() State { return t.state }

// Steps are the living entries in order, those that cannot be any more among them.
func (t *Tournament) Steps() []Step { return t.steps[:len(t.steps):len(t.steps)] }

// StateAfter is the state after a number of living entries, from 0 to all of them.
func (t *Tournament) StateAfter(entries int) State {
	if entries == len(t.steps) {
		return t.state
	}
	s := newState(t.Head().ID)
	for _, step := range t.steps[:entries] {
		_ = step.Entry.apply(&s) // the step has the refusal
	}
	return s.settled()
}

// Operations are everything that was ever entered, what was taken back too.
func (t *Tournament) Operations() []oplog.OperationState { return t.journal.Operations() }

// Record enters an entry after all others. It is on disk before Record returns. A *[calc.Refusal] tells why it cannot
// be, a *[ledger.Fault] why it could not be written, see [oplog.Journal.Write]; either way nothing was.
func (t *Tournament) Record(e Entry, by ledger.Author) error {
	raw, err := encode(e)
	if err != nil {
		return err
	}
	return t.perform(t.journal.Recording(e.Kind(), raw), by)
}

// Replace enters an entry in the place of the living entry with a number. What comes after is worked out anew; what
// cannot be any more is kept and marked. Errors are those of [Tournament.Record].
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

// Void takes back the living entry with a number. Errors are those of [Tournament.Record].
func (t *Tournament) Void(number int, by ledger.Author) error {
	o, err := t.journal.Amending(oplog.ActVoid, number)
	if err != nil {
		return err
	}
	return t.perform(o, by)
}

// A Reversal is the operation that the next undo takes back or the next redo brings again, and the entry that it is
// about.
type Reversal struct {
	Op    int64
	Entry Entry
}

// Undoing is what the next undo takes back, and whether there is anything.
func (t *Tournament) Undoing() (Reversal, bool) { return t.reversing(oplog.ViaUndo) }

// Redoing is what the next redo brings again, and whether there is anything.
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

// Reverses returns why an undo or a redo of an operation does not come next, see [oplog.Log.Reverses].
func (t *Tournament) Reverses(via oplog.Via, op int64) error {
	return t.journal.Log().Reverses(via, op)
}

// Undo takes back the last operation that still counts as done. The fault is undo.nothing where there is none; other
// errors are those of [Tournament.Record].
func (t *Tournament) Undo(by ledger.Author) error { return t.reverse(oplog.ViaUndo, by) }

// Redo brings the last operation undone again. The fault is redo.nothing where there is none.
func (t *Tournament) Redo(by ledger.Author) error { return t.reverse(oplog.ViaRedo, by) }

func (t *Tournament) reverse(via oplog.Via, by ledger.Author) error {
	next, can := t.journal.Log().Reversal(via)
	if !can {
		return &ledger.Fault{Code: string(via) + ".nothing"}
	}
	return t.perform(next.Operation, by)
}

// Reload takes in what another window added.
func (t *Tournament) Reload() error {
	if err := t.journal.Reload(); err != nil {
		return err
	}
	return t.follow(t.journal.Log())
}

// Follow takes in what another window added, and reports whether there was anything.
func (t *Tournament) Follow() (changed bool, err error) {
	if behind, err := t.journal.Behind(); err != nil || !behind {
		return false, err
	}
	return true, t.Reload()
}

// Tried is the tournament as it would be with an entry after all others, kept nowhere, or the refusal.
func (t *Tournament) Tried(e Entry) (State, *calc.Refusal) {
	s := t.StateAfter(len(t.steps))
	refusal := e.apply(&s)
	return s.settled(), refusal
}

// TriedInstead is the tournament as it would be with an entry in the place of the living entry with a number, kept
// nowhere.
func (t *Tournament) TriedInstead(number int, e Entry) State { return t.instead(number, e).state }

// Broken are the living entries that could not be any more if another stood in the place of the one with a number, or
// none if that is nil, beside those that cannot be as it is: the results of a round, and the rounds after it. What was
// drawn after a result stays as it was announced, and is none of them. The refusal tells that it cannot be taken back
// or replaced at all.
func (t *Tournament) Broken(number int, instead Entry) ([]Step, *calc.Refusal) {
	next := t.instead(number, instead)
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

// Refused are the living entries that cannot be any more, and wait to be taken back or made possible again.
func (t *Tournament) Refused() []Step {
	return slices.DeleteFunc(slices.Clone(t.steps), func(step Step) bool { return step.Refusal == nil })
}

// instead is the tournament with another entry in the place of the one with a number, or none, as if it had always been
// so.
func (t *Tournament) instead(number int, e Entry) *Tournament {
	next := &Tournament{journal: t.journal, state: newState(t.Head().ID)}
	for _, step := range t.steps {
		if step.Number == number {
			if e == nil {
				continue
			}
			step.Entry = e
		}
		step.Refusal = step.Entry.apply(&next.state) // what cannot be changes nothing
		next.steps = append(next.steps, step)
	}
	next.state = next.state.settled()
	return next
}

// Export is the tournament as an open record; FORMAT.md describes it.
func (t *Tournament) Export() record.JournalRecord { return record.OfJournal(t.journal) }

// Import takes the record of a tournament into the book. The fault tournament.entry tells that it holds an entry that
// this version does not know; others are those of [book.Journals.Import].
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

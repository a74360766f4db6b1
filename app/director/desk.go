// Package director runs a tournament for a window or the command line. It records entries, imports results and computes
// pages. Package tournament computes rounds, points and standings.
package director

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A Desk is an open tournament. Entries must be recorded with its methods, which keep State up to date.
type Desk struct {
	Book       *book.Book
	Tournament *tournament.Tournament
	// State is computed from the entries. In a series it also depends on the games in Book.
	State  tournament.State
	People people.People

	by      func() ledger.Author
	games   Games
	outside int64
}

// Games lists the games of a game library: all of them, or only those already evaluated.
type Games func() ([]stats.Summary, error)

func Open(book *book.Book, id ledger.JournalID, games Games, by func() ledger.Author) (*Desk, error) {
	t, err := tournament.Load(book, id)
	if err != nil {
		return nil, err
	}
	people, err := book.People.All()
	if err != nil {
		return nil, err
	}
	d := &Desk{Book: book, Tournament: t, People: people, by: by, games: games}
	d.outside, _ = book.OutsideVersion() // if this fails, the first Follow reloads everything
	return d, d.Refresh()
}

func (d *Desk) Refresh() error {
	d.State = d.Tournament.State()
	if d.State.Plan.Format != tournament.Series {
		return nil
	}
	shelf, err := d.games()
	if err == nil {
		d.State = games.WithGames(&d.State, d.People, shelf)
	}
	return err
}

// done updates State and People after an entry, and returns err.
func (d *Desk) done(err error) error {
	_ = d.Refresh() // the page with all games reports unreadable games
	for _, m := range d.State.Members {
		if id, parsed := ledger.ParsePersonID(m.Person); parsed == nil {
			if _, known := d.People.Person(id); !known {
				d.readPeople()
				break
			}
		}
	}
	return err
}

func (d *Desk) readPeople() {
	if people, err := d.Book.People.All(); err == nil {
		d.People = people
	}
}

// Enter records entries and stops at the first refused one, with an error. People who join are added to Book.
func (d *Desk) Enter(entries ...tournament.Entry) error {
	for _, e := range entries {
		if join, is := e.(*tournament.Join); is {
			if _, refusal := d.Tournament.Preview(join); refusal == nil {
				join.Introduce(d.Book)
			}
		}
		if err := d.done(d.Tournament.Record(e, d.by())); err != nil {
			return err
		}
	}
	return nil
}

// Correct records a result, which replaces any earlier result of the table.
func (d *Desk) Correct(r *tournament.Result) error { return d.done(d.Tournament.Correct(r, d.by())) }

// TakeBack removes entries, the last one first. The fault is undo.done if an entry has changed since it was shown.
func (d *Desk) TakeBack(steps ...tournament.Step) error {
	for _, shown := range slices.Backward(steps) {
		for _, step := range d.Tournament.Steps() {
			if step.Op == shown.Op && step.Source == shown.Source {
				shown.Number, shown.Op = step.Number, 0
			}
		}
		if shown.Op > 0 {
			return &ledger.Fault{Code: "undo.done"}
		}
		if err := d.done(d.Tournament.Void(shown.Number, d.by())); err != nil {
			return err
		}
	}
	return nil
}

// Undo undoes an operation and returns a sentence about it. If op is not the next operation to undo, Undo returns the
// fault of [tournament.Tournament.Reverses].
func (d *Desk) Undo(op int64) (string, error) {
	if err := d.Tournament.Reverses(oplog.ViaUndo, op); err != nil {
		return "", err
	}
	r, _ := d.Tournament.Undoing()
	return reverse(d, r.Entry, "tournament.undone", d.Tournament.Undo)
}

// Redo redoes an operation, and fails like [Desk.Undo] unless op is the next operation to redo.
func (d *Desk) Redo(op int64) (string, error) {
	if err := d.Tournament.Reverses(oplog.ViaRedo, op); err != nil {
		return "", err
	}
	r, _ := d.Tournament.Redoing()
	return reverse(d, r.Entry, "tournament.redone", d.Tournament.Redo)
}

func reverse(d *Desk, e tournament.Entry, key string, do func(ledger.Author) error) (string, error) {
	before := d.State
	if err := d.done(do(d.by())); err != nil {
		return "", err
	}
	if len(before.Members) < len(d.State.Members) {
		before = d.State // the entry may name people who now take part again
	}
	return words.Format(key, words.Names{"entry": words.TournamentEntry(&before, e)}), nil
}

func (d *Desk) Reload() error {
	d.readPeople()
	return d.done(d.Tournament.Reload())
}

// Follow loads the changes by other windows, commands or desks, and reports whether there were any.
func (d *Desk) Follow() (bool, error) {
	outside, err := d.Book.OutsideVersion()
	if err == nil && outside != d.outside {
		d.outside = outside
		return true, d.Reload()
	}
	if title, err := d.Book.Journals.Title(d.State.ID); err == nil && title != d.Title() {
		return true, d.Reload()
	}
	if changed, err := d.Tournament.Follow(); err != nil || !changed {
		return false, nil // the next entry reports an unreadable library
	}
	return true, d.done(nil)
}

func (d *Desk) ErrorText(err error) string { return words.TournamentErrorSentence(&d.State, err) }

func (d *Desk) Title() string { return d.Tournament.Head().Title }

func (d *Desk) Name(member int) string { return d.State.Members[member].Name }

func (d *Desk) Names(members []int) []string { return d.State.Names(members) }

func (d *Desk) memberNames() []string {
	return calc.Map(d.State.Members, func(m tournament.Member) string { return m.Name })
}

// Looks returns the marks of the people at a table, by seat. People without a known mark get unused marks.
func (d *Desk) Looks(table tournament.DrawnTable) []people.Look {
	seats := make([]people.Person, len(table.Members))
	for seat, member := range table.Members {
		if id, err := ledger.ParsePersonID(d.State.Members[member].Person); err == nil {
			seats[seat], _ = d.People.Person(id)
		}
	}
	return people.Looks(seats)
}

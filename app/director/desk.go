// Package director runs a tournament from the book for a window or the command line. It opens the tournament, records
// entries, imports results, and describes the pages as plain values. It neither draws nor scores; package tournament
// computes rounds, points and standings.
package director

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A Desk is an open tournament. All entries are recorded through it.
type Desk struct {
	Book       *book.Book
	Tournament *tournament.Tournament
	// State is computed from the entries and, in a series, also from the book's games.
	State  tournament.State
	People people.People

	by      func() ledger.Author
	games   Games
	outside int64
}

// Games lists the games in a book: either those already evaluated (ListNow of its Shelf), or all (List).
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
	d.outside, _ = book.OutsideVersion() // if unreadable, the first Follow reloads
	return d, d.Refresh()
}

// Refresh recomputes the state from the entries and, in a series, from the book's games.
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

// done refreshes the desk after an entry, and returns err.
func (d *Desk) done(err error) error {
	_ = d.Refresh() // the shelf reports unreadable games
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

// Enter records entries up to the first refused one, and returns its error. It adds people who join to the book.
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

// Correct records a result, which replaces the table's present result if there is one.
func (d *Desk) Correct(r *tournament.Result) error { return d.done(d.Tournament.Correct(r, d.by())) }

// TakeBack removes living entries, the last first. The fault is undo.done if an entry has changed since it was shown.
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

// Undo undoes an operation and returns a sentence about it. The operation must be the next one to undo; the faults are
// those of [tournament.Tournament.Reverses].
func (d *Desk) Undo(op int64) (string, error) {
	if err := d.Tournament.Reverses(oplog.ViaUndo, op); err != nil {
		return "", err
	}
	r, _ := d.Tournament.Undoing()
	return reverse(d, r.Entry, "tournament.undone", d.Tournament.Undo)
}

// Redo redoes an operation under the same condition as [Desk.Undo].
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
		before = d.State // the entry names people who take part again
	}
	return words.Format(key, words.Names{"entry": words.TournamentEntry(&before, e)}), nil
}

// Reload rereads the whole tournament, including its title.
func (d *Desk) Reload() error {
	d.readPeople()
	return d.done(d.Tournament.Reload())
}

// Follow loads what other windows, commands or desks have written, and reports whether they have written anything.
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
		return false, nil // an unreadable book is reported with the next entry
	}
	return true, d.done(nil)
}

// ErrorText returns an error as a sentence with members' names.
func (d *Desk) ErrorText(err error) string { return words.TournamentErrorSentence(&d.State, err) }

func (d *Desk) Title() string { return d.Tournament.Head().Title }

func (d *Desk) Name(member int) string { return d.State.Members[member].Name }

func (d *Desk) Names(members []int) []string { return d.State.Names(members) }

// Looks returns the looks of a table's people, by seat: the looks known in this book, and free ones for other people.
func (d *Desk) Looks(table tournament.DrawnTable) []people.Look {
	seats := make([]people.Person, len(table.Members))
	for seat, member := range table.Members {
		if id, err := ledger.ParsePersonID(d.State.Members[member].Person); err == nil {
			seats[seat], _ = d.People.Person(id)
		}
	}
	return people.Looks(seats)
}

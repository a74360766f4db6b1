// Package director runs a tournament of the book for whoever asks, the window or the command line: it opens one, enters
// what is said, takes results in, and tells as plain values what there is to see and to do. It draws nothing on a
// screen and works out no rule; rounds, points and standings are the business of the package tournament.
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

// A Desk is the tournament that is run, and the one place where what somebody says of it becomes an entry.
type Desk struct {
	Book       *book.Book
	Tournament *tournament.Tournament
	// State is what the entries come to, with the games of the book that count in a series by themselves.
	State tournament.State
	// People are those of the book, by whom members are marked.
	People people.People

	by      func() ledger.Author
	games   Games
	outside int64
}

// Games lists the games of a book: as far as they are worked out, [book.Book.ShelfNow], or all, [book.Book.Shelf].
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
	d.outside, _ = book.Outside() // what cannot be read is looked at anew
	return d, d.Refresh()
}

// Refresh works out how the tournament stands: its entries, and in a series the games of the book.
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

// done takes over what came of an entry.
func (d *Desk) done(err error) error {
	_ = d.Refresh() // the shelf tells which games cannot be read
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

// readPeople reads the people of the book anew. A book that cannot be read says so elsewhere.
func (d *Desk) readPeople() {
	if people, err := d.Book.People.All(); err == nil {
		d.People = people
	}
}

// Enter enters entries up to the first that cannot be, and returns why that one cannot. People who join are people of
// the book then.
func (d *Desk) Enter(entries ...tournament.Entry) error {
	for _, e := range entries {
		if join, is := e.(*tournament.Join); is {
			if _, refusal := d.Tournament.Tried(join); refusal == nil {
				join.Introduce(d.Book)
			}
		}
		if err := d.done(d.Tournament.Record(e, d.by())); err != nil {
			return err
		}
	}
	return nil
}

// Correct enters a result in the place of the one that its table has, or the first one.
func (d *Desk) Correct(r *tournament.Result) error { return d.done(d.Tournament.Correct(r, d.by())) }

// TakeBack takes living entries back, the last one first. The fault is undo.done for one that is no more as it was when
// it was shown.
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

// Undo takes back an operation and returns that in words. It must be the one that the next undo takes back: the faults
// are those of [tournament.Tournament.Reverses].
func (d *Desk) Undo(op int64) (string, error) {
	if err := d.Tournament.Reverses(oplog.ViaUndo, op); err != nil {
		return "", err
	}
	r, _ := d.Tournament.Undoing()
	return reverse(d, r.Entry, "tournament.undone", d.Tournament.Undo)
}

// Redo enters an operation again that was undone, as [Desk.Undo] takes one back.
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
		before = d.State // the entry speaks of people who take part again
	}
	return words.Format(key, words.Names{"entry": words.TournamentEntry(&before, e)}), nil
}

// Renew takes in what was entered elsewhere, and who the people of the book are now.
func (d *Desk) Renew() error {
	_, err := d.Tournament.Follow()
	d.readPeople()
	return d.done(err)
}

// Reload reads the tournament anew, also what it is called.
func (d *Desk) Reload() error {
	d.readPeople()
	return d.done(d.Tournament.Reload())
}

// Follow takes in what other windows and commands wrote since it was called last, or another desk of this program, and
// reports whether there was anything.
func (d *Desk) Follow() (bool, error) {
	outside, err := d.Book.Outside()
	if err == nil && outside != d.outside {
		d.outside = outside
		return true, d.Reload()
	}
	if title, err := d.Book.Journals.Title(d.State.ID); err == nil && title != d.Title() {
		return true, d.Reload()
	}
	if changed, err := d.Tournament.Follow(); err != nil || !changed {
		return false, nil // a book that cannot be read says so when something is entered
	}
	return true, d.done(nil)
}

// Trouble is why something did not work, with the names of those who take part.
func (d *Desk) Trouble(err error) string { return words.TournamentTrouble(&d.State, err) }

// Title is what the tournament is called.
func (d *Desk) Title() string { return d.Tournament.Head().Title }

// Name is what a member is called.
func (d *Desk) Name(member int) string { return d.State.Members[member].Name }

// Names are what members are called.
func (d *Desk) Names(members []int) []string { return d.State.Names(members) }

// Looks are the marks of the people of a table, by seat: as they are known in this book, else what is left.
func (d *Desk) Looks(table tournament.DrawnTable) []people.Look {
	seats := make([]people.Person, len(table.Members))
	for seat, member := range table.Members {
		if id, err := ledger.ParsePersonID(d.State.Members[member].Person); err == nil {
			seats[seat], _ = d.People.Person(id)
		}
	}
	return people.Looks(seats)
}

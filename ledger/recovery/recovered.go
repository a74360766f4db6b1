// Package recovery reads the games, people and tournaments that are readable in a damaged book.
package recovery

import (
	"cmp"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"time"
	"unicode/utf8"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/salvage"
)

type Recovered struct {
	Games map[ledger.GameID]Game
	// operations are the operations of games and of journals, by id and by operation number.
	operations map[ledger.GameID]map[int64]oplog.Operation
	Templates  []Template
	Persons    map[ledger.PersonID]people.Person
	Journals   map[ledger.JournalID]Journal
	Notices    []ledger.Fault
	seats      map[ledger.GameID]map[int64]ledger.PersonID
}

type Game struct {
	Head                     record.Record
	Added, Archived, Deleted time.Time
}

type Template struct {
	Rulebook, Name, Options string
	Version                 int64
}

// Read reads everything readable in a file and in a log ("" for none), without changing them.
func Read(path, log string) (*Recovered, error) {
	w := &Recovered{
		Games: map[ledger.GameID]Game{}, operations: map[ledger.GameID]map[int64]oplog.Operation{},
		Journals: map[ledger.JournalID]Journal{}, Persons: map[ledger.PersonID]people.Person{},
		seats: map[ledger.GameID]map[int64]ledger.PersonID{},
	}
	err := salvage.Read(path, log, w.take)
	if errors.Is(err, salvage.ErrNoPages) {
		err = nil
	}
	return w, err
}

func HoldsNothing(path, log string) bool {
	w, err := Read(path, log)
	return err == nil && len(w.Games)+len(w.operations)+len(w.Journals) == 0 &&
		len(w.Persons)+len(w.Templates)+len(w.Notices) == 0
}

func (w *Recovered) take(row salvage.Row) {
	c := &columns{row: row}
	switch {
	case len(row) == 5 && row[0] == nil && isWhole64(row[1]):
		w.takeNotice(c)
	case len(row) == 6 && row[0] == nil:
		t := Template{Rulebook: c.text(1), Version: c.whole(2), Name: c.text(3), Options: c.json(4)}
		c.time(5)
		if c.sound() && !slices.Contains(w.Templates, t) {
			w.Templates = append(w.Templates, t)
		}
	case len(row) == 6 || len(row) == 7:
		w.takeJournal(c)
	case len(row) == 3 && isWhole64(row[1]):
		w.takeSeat(c)
	case len(row) == 9:
		w.takePerson(c)
	case (len(row) == 10 || len(row) == 11) && isWhole64(row[1]):
		w.takeOperation(c)
	case len(row) >= 11 && len(row) <= 13:
		w.takeGame(c)
	}
}

func (w *Recovered) takeNotice(c *columns) {
	n := ledger.Fault{Code: c.text(2), Path: c.text(3), Detail: c.text(4)}
	if c.sound() && !slices.ContainsFunc(w.Notices, func(f ledger.Fault) bool { return f.Error() == n.Error() }) {
		w.Notices = append(w.Notices, n)
	}
}

func (w *Recovered) takeOperation(c *columns) {
	id := c.id(0)
	s := oplog.Operation{
		Op: c.whole(1), Act: oplog.Act(c.text(2)), Via: oplog.Via(c.text(3)), Target: c.whole(4), Kind: c.text(5),
		By: ledger.Author{Person: c.text(7), Device: c.text(8)}, At: c.time(9),
	}
	if s.Act.Enters() {
		s.Entry = json.RawMessage(c.json(6))
	}
	if len(c.row) == 11 { // older operations of journals have no extra column
		s.Extra = c.extra(10)
		s.TakeMerge()
	}
	if !c.sound() || !slices.Contains(oplog.Acts(), s.Act) || s.Op < 1 || s.Target < 0 || s.Target >= s.Op {
		return
	}
	if w.operations[id] == nil {
		w.operations[id] = map[int64]oplog.Operation{}
	}
	w.operations[id][s.Op] = s
}

func (w *Recovered) takeGame(c *columns) {
	id := c.id(0)
	r := record.Record{
		Format: record.Format, ID: id, Rulebook: c.text(1), RulesVersion: int(c.whole(2)), Title: c.text(3),
		Begun: c.time(4), By: ledger.Author{Person: c.text(5), Device: c.text(6)},
		Options: json.RawMessage(c.json(7)), Extra: c.extra(9),
	}
	if err := json.Unmarshal([]byte(c.json(8)), &r.Seats); err != nil {
		return
	}
	f := Game{Head: r, Added: c.time(10)}
	if len(c.row) == 13 {
		f.Archived, f.Deleted = c.time(11), c.time(12)
	}
	if c.sound() {
		w.Games[id] = f
	}
}

func (w *Recovered) takePerson(c *columns) {
	person, whole := people.Written{
		ID: c.text(0), Name: c.text(1), Short: c.text(2), Color: int(c.whole(3)), Shape: int(c.whole(4)),
		Notes: c.text(5), Hidden: c.whole(6) == 1,
	}.Person()
	if c.row[7] != nil {
		person.Merged = ledger.PersonID(c.id(7))
	}
	if c.whole(8); c.sound() && whole {
		w.Persons[person.ID] = person
	}
}

func (w *Recovered) takeSeat(c *columns) {
	game, seat, person := c.id(0), c.whole(1), ledger.PersonID(c.id(2))
	if !c.sound() {
		return
	}
	if w.seats[game] == nil {
		w.seats[game] = map[int64]ledger.PersonID{}
	}
	w.seats[game][seat] = person
}

// Seated returns the persons at the seats of a recovered game, or nil if some are missing.
func (w *Recovered) Seated(id ledger.GameID) []ledger.PersonID {
	var ids []ledger.PersonID
	for seat := range int64(len(w.seats[id])) {
		person, there := w.seats[id][seat]
		if !there {
			return nil
		}
		ids = append(ids, person)
	}
	return ids
}

// Operations returns the recovered operations of a game or a journal in order. Some numbers may be missing.
func (w *Recovered) Operations(id ledger.GameID) []oplog.Operation {
	byNumber := func(a, b oplog.Operation) int { return cmp.Compare(a.Op, b.Op) }
	return slices.SortedFunc(maps.Values(w.operations[id]), byNumber)
}

// A columns reads the columns of a row. A column of the wrong type makes the row unsound.
type columns struct {
	row salvage.Row
	bad bool
}

func (c *columns) sound() bool { return !c.bad }

func (c *columns) text(i int) string {
	text, is := c.row[i].(string)
	c.bad = c.bad || !is || !utf8.ValidString(text)
	return text
}

func (c *columns) json(i int) string {
	text := c.text(i)
	c.bad = c.bad || !json.Valid([]byte(text))
	return text
}

func (c *columns) extra(i int) map[string]json.RawMessage {
	extra, err := oplog.ReadExtra(c.text(i))
	c.bad = c.bad || err != nil
	return extra
}

func (c *columns) id(i int) ledger.GameID {
	id, err := ledger.ParseGameID(c.text(i))
	c.bad = c.bad || err != nil
	return id
}

func (c *columns) whole(i int) int64 {
	n, is := c.row[i].(int64)
	c.bad = c.bad || !is
	return n
}

func (c *columns) time(i int) time.Time {
	if c.row[i] == nil {
		return time.Time{}
	}
	return time.UnixMilli(c.whole(i)).UTC()
}

func isWhole64(v salvage.Value) bool {
	_, is := v.(int64)
	return is
}

type Journal struct {
	Head    oplog.JournalSummary
	Deleted time.Time
}

func (w *Recovered) takeJournal(c *columns) {
	f := Journal{oplog.JournalSummary{
		ID: ledger.JournalID(c.id(0)), Title: c.text(1), Begun: time.UnixMilli(c.whole(2)).UTC(),
		By: ledger.Author{Person: c.text(3), Device: c.text(4)},
	}, c.time(5)}
	if len(c.row) == 7 { // older journals have no extra column
		f.Head.Extra = c.extra(6)
	}
	if c.sound() {
		w.Journals[f.Head.ID] = f
	}
}

package ledger

import (
	"cmp"
	"database/sql"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"time"
	"unicode/utf8"

	"scripkeeper/ledger/salvage"
)

// A wreck is what can be read of a damaged book, page by page.
type wreck struct {
	games map[GameID]found
	// operations are those of games and of journals, by their numbers.
	operations map[GameID]map[int64]Operation
	templates  []foundTemplate
	persons    map[PersonID]Person
	journals   map[JournalID]foundJournal
	// notices are those that nobody has read yet.
	notices []Fault
	// seats are who sits where: by game and seat.
	seats map[GameID]map[int64]PersonID
}

// A found is the head of a game that was found.
type found struct {
	head                     Record
	added, archived, deleted time.Time
}

// A foundTemplate is a template that was found, its options as they were written.
type foundTemplate struct {
	rulebook, name, options string
	version                 int64
}

// readWreck reads what is left in a file and in a log, "" for none. Neither is changed.
func readWreck(path, log string) (*wreck, error) {
	w := &wreck{
		games: map[GameID]found{}, operations: map[GameID]map[int64]Operation{},
		journals: map[JournalID]foundJournal{}, persons: map[PersonID]Person{}, seats: map[GameID]map[int64]PersonID{},
	}
	err := salvage.Read(path, log, w.take)
	if errors.Is(err, salvage.ErrNoPages) {
		err = nil
	}
	return w, err
}

// holdsNothing reports whether nothing was ever written to the end in a file and in the log beside it.
func holdsNothing(path string) bool {
	w, err := readWreck(path, logOf(path))
	return err == nil && len(w.games)+len(w.operations)+len(w.journals)+len(w.persons)+len(w.templates)+len(w.notices) == 0
}

// take takes a row over, when it is one of a game, an operation, a template, a journal, a person, a seat or a notice in every
// column.
func (w *wreck) take(row salvage.Row) {
	c := &columns{row: row}
	switch {
	case len(row) == 5 && row[0] == nil && isWhole64(row[1]):
		w.takeNotice(c)
	case len(row) == 6 && row[0] == nil:
		t := foundTemplate{rulebook: c.text(1), version: c.whole(2), name: c.text(3), options: c.json(4)}
		c.time(5)
		if c.sound() && !slices.Contains(w.templates, t) {
			w.templates = append(w.templates, t)
		}
	case len(row) == 6:
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

func (w *wreck) takeNotice(c *columns) {
	n := Fault{Code: c.text(2), Path: c.text(3), Detail: c.text(4)}
	if c.sound() && !slices.ContainsFunc(w.notices, func(f Fault) bool { return f.Error() == n.Error() }) {
		w.notices = append(w.notices, n)
	}
}

func (w *wreck) takeOperation(c *columns) {
	id := c.id(0)
	s := Operation{
		Op: c.whole(1), Act: Act(c.text(2)), Via: Via(c.text(3)), Target: c.whole(4), Kind: c.text(5),
		By: Author{c.text(7), c.text(8)}, At: c.time(9),
	}
	if s.Act.enters() {
		s.Entry = json.RawMessage(c.json(6))
	}
	if len(c.row) == 11 { // those of journals had one column less
		s.Extra = c.extra(10)
		s.takeMerge()
	}
	if !c.sound() || !slices.Contains(acts(), s.Act) || s.Op < 1 || s.Target < 0 || s.Target >= s.Op {
		return
	}
	if w.operations[id] == nil {
		w.operations[id] = map[int64]Operation{}
	}
	w.operations[id][s.Op] = s
}

func (w *wreck) takeGame(c *columns) {
	id := c.id(0)
	r := Record{
		Format: RecordFormat, ID: id, Rulebook: c.text(1), RulesVersion: int(c.whole(2)), Title: c.text(3), Begun: c.time(4),
		By: Author{c.text(5), c.text(6)}, Options: json.RawMessage(c.json(7)), Extra: c.extra(9),
	}
	if err := json.Unmarshal([]byte(c.json(8)), &r.Seats); err != nil {
		return
	}
	f := found{head: r, added: c.time(10)}
	if len(c.row) == 13 {
		f.archived, f.deleted = c.time(11), c.time(12)
	}
	if c.sound() {
		w.games[id] = f
	}
}

func (w *wreck) takePerson(c *columns) {
	person, whole := backupPerson{
		ID: c.text(0), Name: c.text(1), Short: c.text(2), Color: int(c.whole(3)), Shape: int(c.whole(4)), Notes: c.text(5),
		Hidden: c.whole(6) == 1,
	}.person()
	if c.row[7] != nil {
		person.Merged = PersonID(c.id(7))
	}
	if c.whole(8); c.sound() && whole {
		w.persons[person.ID] = person
	}
}

func (w *wreck) takeSeat(c *columns) {
	game, seat, person := c.id(0), c.whole(1), PersonID(c.id(2))
	if !c.sound() {
		return
	}
	if w.seats[game] == nil {
		w.seats[game] = map[int64]PersonID{}
	}
	w.seats[game][seat] = person
}

// seated is who sits where in a game that was found; none where not all of it is left.
func (w *wreck) seated(id GameID) []PersonID {
	var ids []PersonID
	for seat := range int64(len(w.seats[id])) {
		person, there := w.seats[id][seat]
		if !there {
			return nil
		}
		ids = append(ids, person)
	}
	return ids
}

// record is a game that was found, with its operations by their numbers, which may have gaps.
func (w *wreck) record(id GameID) Record {
	r := w.games[id].head
	r.Operations = w.found(id)
	return r
}

// found are the operations that were found of a game or a journal, by their numbers, which may have gaps.
func (w *wreck) found(id GameID) []Operation {
	return slices.SortedFunc(maps.Values(w.operations[id]), func(a, b Operation) int { return cmp.Compare(a.Op, b.Op) })
}

// store puts what was found into a book, and tells how many games are better off by it, and in which of them operations are
// lost. A game that the book has goes on with what it lacks.
func (w *wreck) store(b *Book) (games int, lost []Fault, err error) {
	if _, err := b.takePersons(slices.Collect(maps.Values(w.persons))); err != nil {
		return 0, nil, err
	}
	ids := slices.SortedFunc(maps.Keys(w.games), func(x, y GameID) int { return w.games[x].added.Compare(w.games[y].added) })
	for _, id := range ids {
		better, whole, err := w.storeGame(b, id)
		if err != nil {
			return games, lost, err
		}
		if better {
			games++
		}
		if !whole {
			lost = append(lost, Fault{Code: "game.mended", Detail: w.games[id].head.Title})
		}
	}
	cut, err := w.storeJournals(b)
	lost = append(lost, cut...)
	if err != nil {
		return games, lost, err
	}
	return games, lost, b.transact(func(tx *sql.Tx) error {
		for _, t := range w.templates {
			if _, err := tx.Exec(`INSERT INTO template (rulebook, rules_version, name, options, added) SELECT ?1,?2,?3,?4,?5
				WHERE NOT EXISTS (SELECT 1 FROM template WHERE rulebook = ?1 AND name = ?3)`,
				t.rulebook, t.version, t.name, t.options, time.Now().UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	})
}

// storeGame puts one game that was found into a book. It is whole when no operation of it is lost.
func (w *wreck) storeGame(b *Book, id GameID) (better, whole bool, err error) {
	r := w.record(id)
	own, err := b.read(id)
	var fault *Fault
	switch {
	case err == nil:
		next := int64(len(own.Operations) + 1)
		i := slices.IndexFunc(r.Operations, func(s Operation) bool { return s.Op == next })
		if i < 0 {
			return false, true, nil
		}
		own.Operations = append(own.Operations, r.Operations[i:]...)
		longer, lost := mended(own)
		if longer.ID != id || len(longer.Operations) < int(next) {
			return false, true, nil
		}
		if fault := b.append(gameOperations(), id.String(), longer.Operations[next-1:]); fault != nil {
			return false, true, fault
		}
		return true, lost == 0, nil
	case !errors.As(err, &fault) || fault.Code != "game.unknown":
		return false, true, b.fault(err)
	}
	r, lost := mended(r)
	f := w.games[id]
	if fault := b.insertGame(r, placing{archived: f.archived, deleted: f.deleted, people: w.seated(id)}); fault != nil {
		return false, true, fault
	}
	return true, lost == 0, nil
}

// columns reads the columns of a row. The first that is not what it must be spoils all.
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
	extra, err := readExtra(c.text(i))
	c.bad = c.bad || err != nil
	return extra
}

func (c *columns) id(i int) GameID {
	id, err := ParseGameID(c.text(i))
	c.bad = c.bad || err != nil
	return id
}

func (c *columns) whole(i int) int64 {
	n, is := c.row[i].(int64)
	c.bad = c.bad || !is
	return n
}

// time is a time or NULL.
func (c *columns) time(i int) time.Time {
	if c.row[i] == nil {
		return time.Time{}
	}
	return readTime(sql.NullInt64{Int64: c.whole(i), Valid: true})
}

func isWhole64(v salvage.Value) bool {
	_, is := v.(int64)
	return is
}

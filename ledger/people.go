package ledger

import (
	"database/sql"
	"slices"
	"strings"

	"scripkeeper/ledger/letters"
)

// People are those that a book knows, and who of them sits at which seat of which game. What is worked out from that is
// never kept. It is read by [Book.People] and does not change.
type People struct {
	persons map[PersonID]Person
	// roots are whom those who are merged turned out to be in the end.
	roots map[PersonID]PersonID
	// named are the ids by folded name: of those that are merged with nobody, and then of the others.
	named map[string]PersonID
	seats map[GameID][]PersonID
}

// People reads who plays. Games that nobody has matched yet, old ones and those that came in since, are matched: by the ids
// that the record has for its seats, else by names, for which case, spaces and widths do not matter; who is not known is
// made. Two seats of a game are never the same person. In a book that cannot be written the matches last as long as the
// value. Faults are those of reading a book.
func (b *Book) People() (People, error) { return b.peopleOf("") }

// Seated are the people of one game, by seat, as [Book.People] knows them. No other game is looked at.
func (b *Book) Seated(game GameID) ([]Person, error) {
	people, err := b.peopleOf(game.String())
	return people.Seated(game), err
}

// ShortNames are what the players of a game that the book listed are called where there is little room, see [Game.ShortNames].
func (b *Book) ShortNames(game Summary) []string {
	people, err := b.Seated(game.ID)
	if err != nil || len(people) != len(game.Names) {
		return game.Names
	}
	short := make([]string, len(people))
	for seat, person := range people {
		short[seat] = person.Short
	}
	return shortened(game.Names, short)
}

// peopleOf reads and matches the games whose ids begin with some digits.
func (b *Book) peopleOf(digits string) (People, error) {
	var open bool
	if err := b.db.QueryRow("SELECT EXISTS (SELECT 1 FROM game WHERE "+isOpen+")", digits).Scan(&open); err != nil {
		return People{}, b.fault(err)
	}
	if open {
		var people People
		if err := b.transact(func(tx *sql.Tx) error {
			m, err := matchIn(tx, digits)
			if people = m.in; err != nil {
				return err
			}
			return m.store(tx)
		}); err == nil {
			return people, nil
		}
	}
	m, err := matchIn(b.db, digits)
	return m.in, b.faultOrNil(err)
}

// All are the people by their names, hidden ones among them, but none that is merged with another.
func (p People) All() []Person {
	var all []Person
	for id, person := range p.persons {
		if p.root(id) == id {
			all = append(all, person)
		}
	}
	slices.SortFunc(all, func(a, b Person) int {
		if order := strings.Compare(letters.Fold(a.Name), letters.Fold(b.Name)); order != 0 {
			return order
		}
		return strings.Compare(a.ID.String(), b.ID.String())
	})
	return all
}

// Person is the person with an id, or whoever that one was merged with.
func (p People) Person(id PersonID) (Person, bool) {
	person, known := p.persons[p.root(id)]
	return person, known
}

// Named is the person who is meant by a name, as typed: case, spaces and widths do not matter. A name of somebody who was
// merged means the other, as long as nobody else has it.
func (p People) Named(name string) (Person, bool) {
	id, known := p.named[letters.Fold(name)]
	if !known {
		return Person{}, false
	}
	return p.Person(id)
}

// Seated are the people of a game, by seat; none when it is not matched.
func (p People) Seated(game GameID) []Person {
	var all []Person
	for _, id := range p.seats[game] {
		person, _ := p.Person(id)
		all = append(all, person)
	}
	return all
}

// Merged are those who were merged with a person, each as he or she was before, by their names.
func (p People) Merged(with PersonID) []Person {
	var all []Person
	for id, person := range p.persons {
		if id != with && p.root(id) == with {
			all = append(all, person)
		}
	}
	slices.SortFunc(all, func(a, b Person) int { return strings.Compare(a.Name+a.ID.String(), b.Name+b.ID.String()) })
	return all
}

// add takes in a person who is merged with nobody, or with somebody who is there.
func (p *People) add(person Person) {
	p.persons[person.ID] = person
	p.findRoot(person.ID)
	p.name(person)
}

// name lets the name of a person mean him or her, unless it means somebody already.
func (p *People) name(person Person) {
	if key := letters.Fold(person.Name); p.named[key] == (PersonID{}) {
		p.named[key] = p.root(person.ID)
	}
}

// querier is a book or a transaction on it.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// readPeople reads who there is, and who sits where in the games whose ids begin with some digits.
func readPeople(from querier, digits string) (People, error) {
	p, err := readPersons(from)
	if err == nil {
		err = p.readSeats(from, digits)
	}
	return p, err
}

func newPeople() People {
	return People{persons: map[PersonID]Person{}, roots: map[PersonID]PersonID{}, named: map[string]PersonID{}, seats: map[GameID][]PersonID{}}
}

// readPersons reads who there is, whoever sits where. One who cannot be read is left out.
func readPersons(from querier) (People, error) {
	p := newPeople()
	rows, err := from.Query(`SELECT id, name, short, color, shape, notes, hidden, ifnull(merged, '') FROM person
		ORDER BY merged IS NOT NULL, id`)
	if err != nil {
		return p, err
	}
	defer func() { _ = rows.Close() }()
	var ids []PersonID
	for rows.Next() {
		var person Person
		var id, merged string
		if err := rows.Scan(&id, &person.Name, &person.Short, &person.Look.Color, &person.Look.Shape, &person.Notes,
			&person.Hidden, &merged); err != nil {
			return p, err
		}
		if person.ID, err = ParsePersonID(id); err != nil {
			continue
		}
		person.Merged, _ = ParsePersonID(merged)
		p.persons[person.ID] = person
		ids = append(ids, person.ID)
	}
	for _, id := range ids { // those who are merged come after the others
		p.findRoot(id)
		p.name(p.persons[id])
	}
	return p, rows.Err()
}

// readSeats reads who sits where: in the games whose ids begin with some digits.
func (p *People) readSeats(from querier, digits string) error {
	rows, err := from.Query(`SELECT game, group_concat(person, ' ' ORDER BY seat) FROM seat
		WHERE game >= ?1 AND game <= ?1 || 'g' GROUP BY game`, digits)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	var game, persons sql.RawBytes
	for rows.Next() {
		if err := rows.Scan(&game, &persons); err != nil {
			return err
		}
		if id, err := ParseGameID(string(game)); err == nil {
			p.seats[id] = idsOf(strings.Fields(string(persons)))
		}
	}
	return rows.Err()
}

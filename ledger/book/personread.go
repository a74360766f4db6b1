package book

import (
	"database/sql"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
	"strings"
)

// People reads who plays. Games that nobody has matched yet, old ones and those that came in since, are matched: by the ids
// that the record has for its seats, else by names, for which case, spaces and widths do not matter; who is not known is
// made. Two seats of a game are never the same person. In a book that cannot be written the matches last as long as the
// value. Faults are those of reading a book.
func (b *Persons) All() (people.People, error) { return b.read("") }

// Seated are the people of one game, by seat, as [Book.People] knows them. No other game is looked at.
func (b *Persons) Seated(game ledger.GameID) ([]people.Person, error) {
	people, err := b.read(game.String())
	return people.Seated(game), err
}

// ShortNames are what the players of a game that the book listed are called where there is little room, see [game.Game.ShortNames].
func (b *Persons) ShortNames(game stats.Summary) []string {
	p, err := b.Seated(game.ID)
	if err != nil || len(p) != len(game.Names) {
		return game.Names
	}
	short := make([]string, len(p))
	for seat, person := range p {
		short[seat] = person.Short
	}
	return people.Shortened(game.Names, short)
}

// peopleOf reads and matches the games whose ids begin with some digits.
func (b *Persons) read(digits string) (people.People, error) {
	var open bool
	if err := b.file.DB.QueryRow("SELECT EXISTS (SELECT 1 FROM game WHERE "+isOpen+")", digits).Scan(&open); err != nil {
		return people.People{}, b.file.Fault(err)
	}
	if open {
		var people people.People
		if err := b.file.Transact(func(tx *sql.Tx) error {
			m, err := matchIn(tx, digits)
			if people = m.in; err != nil {
				return err
			}
			return m.store(tx)
		}); err == nil {
			return people, nil
		}
	}
	m, err := matchIn(b.file.DB, digits)
	return m.in, b.file.FaultOrNil(err)
}

// querier is a book or a transaction on it.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// readPeople reads who there is, and who sits where in the games whose ids begin with some digits.
func readPeople(from querier, digits string) (people.People, error) {
	p, err := readPersons(from)
	if err == nil {
		err = readSeats(from, &p, digits)
	}
	return p, err
}

// readPersons reads who there is, whoever sits where. One who cannot be read is left out.
func readPersons(from querier) (people.People, error) {
	rows, err := from.Query(`SELECT id, name, short, color, shape, notes, hidden, ifnull(merged, '') FROM person
		ORDER BY merged IS NOT NULL, id`)
	if err != nil {
		return people.Of(), err
	}
	defer func() { _ = rows.Close() }()
	var all []people.Person
	for rows.Next() {
		var person people.Person
		var id, merged string
		if err := rows.Scan(&id, &person.Name, &person.Short, &person.Look.Color, &person.Look.Shape, &person.Notes,
			&person.Hidden, &merged); err != nil {
			return people.Of(), err
		}
		if person.ID, err = ledger.ParsePersonID(id); err != nil {
			continue
		}
		person.Merged, _ = ledger.ParsePersonID(merged)
		all = append(all, person)
	}
	return people.Of(all...), rows.Err()
}

// readSeats reads who sits where: in the games whose ids begin with some digits.
func readSeats(from querier, p *people.People, digits string) error {
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
		if id, err := ledger.ParseGameID(string(game)); err == nil {
			p.Seat(id, people.ParseIDs(strings.Fields(string(persons))))
		}
	}
	return rows.Err()
}

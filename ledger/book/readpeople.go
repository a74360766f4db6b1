package book

import (
	"database/sql"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// All reads all people and writes nothing. Seats not matched with people yet are matched in the result: by the id in
// the record or, without an id, by name, ignoring case, spaces and character widths. Unknown people are added to the
// result. No person has two seats in a game. [Persons.Match] stores the matches. Faults are those of reading a book.
func (b *Persons) All() (people.People, error) { return b.read("") }

// Seated returns the people in one game by seat, as [Persons.All] would, without reading other games.
func (b *Persons) Seated(game ledger.GameID) ([]people.Person, error) {
	people, err := b.read(game.String())
	return people.Seated(game), err
}

// ShortNames returns the short names of a game's players, see [game.Game.ShortNames].
func (b *Persons) ShortNames(game stats.Summary) []string {
	p, err := b.Seated(game.ID)
	if err != nil || len(p) != len(game.Names) {
		return game.Names
	}
	short := calc.Map(p, func(person people.Person) string { return person.Short })
	return people.ShortNames(game.Names, short)
}

// Match matches seats with people as [Persons.All] does, stores the matches, and returns the number of games matched.
func (b *Persons) Match() (games int, err error) {
	var open bool
	if err := b.file.DB.QueryRow("SELECT EXISTS (SELECT 1 FROM game WHERE "+isOpen+")", "").
		Scan(&open); err != nil || !open {
		return 0, b.file.FaultOrNil(err)
	}
	err = b.file.Transact(func(tx *sql.Tx) error {
		games, err = matchAndStore(tx, "")
		return err
	})
	return games, b.file.FaultOrNil(err)
}

func (b *Persons) read(digits string) (people.People, error) {
	m, err := matchIn(b.file.DB, digits)
	return m.in, b.file.FaultOrNil(err)
}

func readPeople(from bookfile.Querier, digits string) (people.People, error) {
	p, err := readPersons(from)
	if err == nil {
		err = readSeats(from, &p, digits)
	}
	return p, err
}

func readPersons(from bookfile.Querier) (people.People, error) {
	var all []people.Person
	err := bookfile.Each(from, `SELECT id, name, short, color, shape, notes, hidden, ifnull(merged, '') FROM person
		ORDER BY merged IS NOT NULL, id`, nil, func(rows *sql.Rows) error {
		var person people.Person
		var id, merged string
		if err := rows.Scan(&id, &person.Name, &person.Short, &person.Look.Color, &person.Look.Shape, &person.Notes,
			&person.Hidden, &merged); err != nil {
			return err
		}
		var err error
		if person.ID, err = ledger.ParsePersonID(id); err == nil {
			person.Merged, _ = ledger.ParsePersonID(merged)
			all = append(all, person)
		}
		return nil
	})
	return people.New(all...), err
}

func readSeats(from bookfile.Querier, p *people.People, digits string) error {
	var game, persons sql.RawBytes
	return bookfile.Each(from, `SELECT game, group_concat(person, ' ' ORDER BY seat) FROM seat
		WHERE game >= ?1 AND game <= ?1 || 'g' GROUP BY game`, []any{digits}, func(rows *sql.Rows) error {
		if err := rows.Scan(&game, &persons); err != nil {
			return err
		}
		if id, err := ledger.ParseGameID(string(game)); err == nil {
			p.Seat(id, people.ParseIDs(strings.Fields(string(persons))))
		}
		return nil
	})
}

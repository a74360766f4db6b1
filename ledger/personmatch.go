package ledger

import (
	"database/sql"
	"encoding/json"
	"slices"
	"time"

	"scripkeeper/ledger/letters"
)

// An openGame is a game of which nobody has matched who sits where.
type openGame struct {
	id    GameID
	seats []RecordSeat
}

// isOpen is true for a game on the shelf whose id begins with some digits and that is not matched yet.
const isOpen = "id >= ?1 AND id <= ?1 || 'g' AND deleted IS NULL AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id)"

// readOpenGames reads the games that are open, the earliest first.
func readOpenGames(from querier, digits string) ([]openGame, error) {
	rows, err := from.Query(`SELECT id, seats FROM game
		WHERE `+isOpen+` ORDER BY ifnull(begun, added), id`, digits)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var all []openGame
	for rows.Next() {
		var g openGame
		var id, seats string
		if err := rows.Scan(&id, &seats); err != nil {
			return nil, err
		}
		if g.id, err = ParseGameID(id); err == nil && json.Unmarshal([]byte(seats), &g.seats) == nil {
			all = append(all, g)
		}
	}
	return all, rows.Err()
}

// A matched is what came of matching games: the persons who were made, the games, and those of them whose people are called
// otherwise than they were told.
type matched struct {
	made    []Person
	games   []GameID
	renamed []GameID
	in      People
}

// matchIn reads the people of the games whose ids begin with some digits, and finds out who sits where in those that are open.
func matchIn(from querier, digits string) (matched, error) {
	p, err := readPeople(from, digits)
	m := matched{in: p}
	if err != nil {
		return m, err
	}
	games, err := readOpenGames(from, digits)
	for _, g := range games {
		m.made = append(m.made, p.match(g.id, g.seats)...)
		m.games = append(m.games, g.id)
		if told := seatNames(Record{Seats: g.seats}); !slices.Equal(p.namesAt(g.id), told) {
			m.renamed = append(m.renamed, g.id)
		}
	}
	return m, err
}

// match finds out who sits where in one game, and returns who was made for it.
func (p *People) match(game GameID, seats []RecordSeat) (made []Person) {
	sits := map[PersonID]bool{}
	ids := make([]PersonID, len(seats))
	for seat, s := range seats {
		person, known := p.meant(s)
		if !known || sits[p.root(person.ID)] {
			if known || sits[person.Merged] { // the same name or id twice at one table
				person = Person{ID: p.freeID(s.Person), Name: s.Name}
			}
			if person.ID == (PersonID{}) {
				person.ID = p.freeID(firstSeatID(game, seat))
			}
			if person.Merged == (PersonID{}) {
				person.Name, person.Look = p.freeName(letters.Tidy(s.Name)), p.freeLook()
			}
			p.add(person)
			made = append(made, person)
		}
		ids[seat] = person.ID
		sits[p.root(person.ID)] = true
	}
	p.seats[game] = ids
	return made
}

// introduce tells at each seat of a game who that is.
func (p *People) introduce(game GameID, seats []RecordSeat) []RecordSeat {
	p.match(game, seats)
	seats = slices.Clone(seats)
	for seat, id := range p.seats[game] {
		seats[seat].Person = p.root(id)
	}
	return seats
}

// meant is who a seat of a record is known as. Where nobody is, it is whoever is to be made: an unknown id with a known name
// is one more of the person who has it.
func (p *People) meant(s RecordSeat) (person Person, known bool) {
	if person, known = p.persons[s.Person]; known {
		return person, true
	}
	person, known = p.Named(s.Name)
	switch {
	case !known:
		return Person{ID: s.Person}, false
	case s.Person == (PersonID{}):
		return person, true
	}
	return Person{ID: s.Person, Name: s.Name, Look: person.Look, Merged: person.ID}, false
}

// freeID is an id, or another one where somebody has it.
func (p *People) freeID(id PersonID) PersonID {
	if _, taken := p.persons[id]; taken {
		return newPersonID()
	}
	return id
}

// freeName is a name, with a number after it where somebody has it.
func (p *People) freeName(name string) string {
	free := name
	for n := 2; ; n++ {
		if _, taken := p.Named(free); !taken {
			return free
		}
		free = numbered(name, n, MaxPersonName)
	}
}

// freeLook is the next look that few people have.
func (p *People) freeLook() Look {
	var taken []Look
	for id, person := range p.persons {
		if p.root(id) == id {
			taken = append(taken, person.Look.valid())
		}
	}
	return freeLook(0, taken)
}

const insertPerson = `INSERT INTO person (id, name, short, color, shape, notes, hidden, merged, added) VALUES (?,?,?,?,?,?,?,?,?)`

// store writes what was matched.
func (m matched) store(tx *sql.Tx) error {
	for _, person := range m.made {
		if err := person.insert(tx); err != nil {
			return err
		}
	}
	insert, err := tx.Prepare("INSERT INTO seat (game, seat, person) VALUES (?,?,?)")
	if err != nil {
		return err
	}
	defer func() { _ = insert.Close() }()
	for _, game := range m.games {
		for seat, id := range m.in.seats[game] {
			if _, err := insert.Exec(game.String(), seat, id.String()); err != nil {
				return err
			}
		}
	}
	return callInSummaries(tx, m.in, m.renamed)
}

func (p Person) insert(tx *sql.Tx) error {
	_, err := tx.Exec(insertPerson, p.ID.String(), p.Name, p.Short, p.Look.Color, p.Look.Shape, p.Notes, p.Hidden,
		p.mergedColumn(), time.Now().UnixMilli())
	return err
}

// mergedColumn is whom the person is merged with, as the book has it.
func (p Person) mergedColumn() sql.NullString {
	return sql.NullString{String: p.Merged.String(), Valid: p.Merged != (PersonID{})}
}

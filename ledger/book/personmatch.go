package book

import (
	"database/sql"
	"encoding/json"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"slices"
	"time"
)

// An openGame is a game of which nobody has matched who sits where.
type openGame struct {
	id    ledger.GameID
	seats []record.Seat
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
		if g.id, err = ledger.ParseGameID(id); err == nil && json.Unmarshal([]byte(seats), &g.seats) == nil {
			all = append(all, g)
		}
	}
	return all, rows.Err()
}

// A matched is what came of matching games: the persons who were made, the games, and those of them whose people are called
// otherwise than they were told.
type matched struct {
	made    []people.Person
	games   []ledger.GameID
	renamed []ledger.GameID
	in      people.People
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
		m.made = append(m.made, p.Match(g.id, g.seats)...)
		m.games = append(m.games, g.id)
		if told := seatNames(record.Record{Seats: g.seats}); !slices.Equal(p.NamesAt(g.id), told) {
			m.renamed = append(m.renamed, g.id)
		}
	}
	return m, err
}

const insertPerson = `INSERT INTO person (id, name, short, color, shape, notes, hidden, merged, added) VALUES (?,?,?,?,?,?,?,?,?)`

// store writes what was matched.
func (m matched) store(tx *sql.Tx) error {
	for _, person := range m.made {
		if err := insertPersonRow(tx, person); err != nil {
			return err
		}
	}
	insert, err := tx.Prepare("INSERT INTO seat (game, seat, person) VALUES (?,?,?)")
	if err != nil {
		return err
	}
	defer func() { _ = insert.Close() }()
	for _, game := range m.games {
		for seat, id := range m.in.IDsAt(game) {
			if _, err := insert.Exec(game.String(), seat, id.String()); err != nil {
				return err
			}
		}
	}
	return callInSummaries(tx, m.in, m.renamed)
}

func insertPersonRow(tx *sql.Tx, p people.Person) error {
	_, err := tx.Exec(insertPerson, p.ID.String(), p.Name, p.Short, p.Look.Color, p.Look.Shape, p.Notes, p.Hidden,
		mergedColumn(p.Merged), time.Now().UnixMilli())
	return err
}

// mergedColumn is whom a person is merged with, as the book has it.
func mergedColumn(with ledger.PersonID) sql.NullString {
	return sql.NullString{String: with.String(), Valid: with != (ledger.PersonID{})}
}

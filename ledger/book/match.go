package book

import (
	"database/sql"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

type openGame struct {
	id    ledger.GameID
	seats []record.Seat
}

// isOpen is an SQL condition: the game is not deleted, its id begins with ?1, and its seats have no people yet.
const isOpen = `id >= ?1 AND id <= ?1 || 'g' AND deleted IS NULL
	AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id)`

func readOpenGames(from bookfile.Querier, digits string) ([]openGame, error) {
	var all []openGame
	err := bookfile.Each(from, `SELECT id, seats FROM game
		WHERE `+isOpen+` ORDER BY ifnull(begun, added), id`, []any{digits}, func(rows *sql.Rows) error {
		var g openGame
		var id, seats string
		if err := rows.Scan(&id, &seats); err != nil {
			return err
		}
		var err error
		if g.id, err = ledger.ParseGameID(id); err == nil && json.Unmarshal([]byte(seats), &g.seats) == nil {
			all = append(all, g)
		}
		return nil
	})
	return all, err
}

// matched holds the new people, the matched games, and the games whose recorded names differ from the people's names.
type matched struct {
	made    []people.Person
	games   []ledger.GameID
	renamed []ledger.GameID
	in      people.People
}

// matchIn reads the people, and matches the unmatched games whose ids begin with the given digits. It stores nothing.
func matchIn(from bookfile.Querier, digits string) (matched, error) {
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

const insertPerson = `INSERT INTO person (id, name, short, color, shape, notes, hidden, merged, added)
	VALUES (?,?,?,?,?,?,?,?,?)`

func matchAndStore(tx *sql.Tx, digits string) (games int, err error) {
	m, err := matchIn(tx, digits)
	if err != nil {
		return 0, err
	}
	return len(m.games), m.store(tx)
}

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
	return renameInSummaries(tx, m.in, m.renamed)
}

func insertPersonRow(tx *sql.Tx, p people.Person) error {
	_, err := tx.Exec(insertPerson, p.ID.String(), p.Name, p.Short, p.Look.Color, p.Look.Shape, p.Notes, p.Hidden,
		mergedColumn(p.Merged), time.Now().UnixMilli())
	return err
}

func mergedColumn(with ledger.PersonID) sql.NullString {
	return sql.NullString{String: with.String(), Valid: with != (ledger.PersonID{})}
}

// seatedNow returns the people in a record by id. It matches no names, because listing games must not wait for that.
func (b *Shelf) seatedNow(r record.Record) []people.Person {
	p, err := readPeople(b.file.DB, r.ID.String())
	if err != nil {
		return nil
	}
	if seated := p.Seated(r.ID); len(seated) > 0 {
		return seated
	}
	var seated []people.Person
	for _, seat := range r.Seats {
		person, _ := p.Person(seat.Person)
		seated = append(seated, person)
	}
	return seated
}

// renameInSummaries updates the names in games' summaries. The records keep the old names, which the hash chain covers.
func renameInSummaries(tx *sql.Tx, people people.People, games []ledger.GameID) error {
	for _, game := range games {
		var held string
		err := tx.QueryRow("SELECT held FROM summary WHERE game = ?", game.String()).Scan(&held)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return err
		}
		var s stats.Summary
		if !s.Decode(held) {
			continue // an unreadable summary is computed again later
		}
		s.Names = people.NamesAt(game)
		if _, err := tx.Exec("UPDATE summary SET held = ? WHERE game = ?", stats.Encode(s), game.String()); err != nil {
			return err
		}
	}
	return nil
}

func (b *Shelf) dropCached(games []ledger.GameID) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, game := range games {
		delete(b.played, game)
		delete(b.made, game)
		delete(b.faulty, game)
	}
}

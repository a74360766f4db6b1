package ledger

import (
	"database/sql"
	"encoding/json"
	"slices"
)

// What a person is called shows wherever a game is shown: at its table and on the shelf. The record keeps the names that
// were told, because they belong to the chain.

// called are what the people of a record are called in the book; none where it knows none of them. Nobody is matched here:
// the shelf must not wait for it.
func (b *Book) called(r Record) []string {
	people, err := readPersons(b.db)
	if err != nil || people.readSeats(b.db, r.ID.String()) != nil {
		return nil
	}
	ids := people.seats[r.ID]
	if ids == nil {
		for _, seat := range r.Seats {
			ids = append(ids, seat.Person)
		}
	}
	return people.called(ids, seatNames(r))
}

// called are what the people at the seats of a game are called; where nobody is known, the name that was told.
func (p People) called(ids []PersonID, told []string) []string {
	if len(ids) != len(told) {
		return nil
	}
	names := make([]string, len(told))
	for seat, id := range ids {
		names[seat] = told[seat]
		if person, known := p.Person(id); known {
			names[seat] = person.Name
		}
	}
	return names
}

// callInSummaries writes the names of the people into the summaries of some games.
func callInSummaries(tx *sql.Tx, people People, games []GameID) error {
	for _, game := range games {
		names, err := json.Marshal(people.called(people.seats[game], make([]string, len(people.seats[game]))))
		if err != nil {
			return err
		}
		if _, err := tx.Exec("UPDATE summary SET held = json_set(held, '$.names', json(?)) WHERE game = ?", string(names), game.String()); err != nil {
			return err
		}
	}
	return nil
}

// calledAnew are the games whose people are called otherwise than before.
func (p People) calledAnew(before People) []GameID {
	var games []GameID
	for game, ids := range p.seats {
		told := make([]string, len(ids))
		if !slices.Equal(p.called(ids, told), before.called(before.seats[game], told)) {
			games = append(games, game)
		}
	}
	return games
}

// forget lets go of what is in memory of games whose people are called otherwise now.
func (b *Book) forget(games []GameID) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, game := range games {
		delete(b.played, game)
	}
}

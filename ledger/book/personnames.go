package book

import (
	"database/sql"
	"errors"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

// What a person is called shows wherever a game is shown: at its table and on the shelf. The record keeps the names that
// were told, because they belong to the chain.

// seatedNow are the people of a record as far as the book knows them. Nobody is matched: the shelf must not wait for that.
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

// callInSummaries writes the names of the people into the summaries of some games.
func callInSummaries(tx *sql.Tx, people people.People, games []ledger.GameID) error {
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
			continue // it is made anew when it is next read
		}
		s.Names = people.NamesAt(game)
		if _, err := tx.Exec("UPDATE summary SET held = ? WHERE game = ?", stats.Encode(s), game.String()); err != nil {
			return err
		}
	}
	return nil
}

// forget lets go of what is in memory of games whose people are called otherwise now.
func (b *Shelf) forget(games []ledger.GameID) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, game := range games {
		delete(b.played, game)
	}
}

package ledger

import (
	"database/sql"
	"errors"
	"slices"
)

// What a person is called shows wherever a game is shown: at its table and on the shelf. The record keeps the names that
// were told, because they belong to the chain.

// seatedNow are the people of a record as far as the book knows them. Nobody is matched: the shelf must not wait for that.
func (b *Book) seatedNow(r Record) []Person {
	people, err := readPeople(b.db, r.ID.String())
	if err != nil {
		return nil
	}
	if seated := people.Seated(r.ID); len(seated) > 0 {
		return seated
	}
	var seated []Person
	for _, seat := range r.Seats {
		person, _ := people.Person(seat.Person)
		seated = append(seated, person)
	}
	return seated
}

// calledOr are the names of people by seat; where nobody is known, the name that was told.
func calledOr(people []Person, told []string) []string {
	names := slices.Clone(told)
	for seat, person := range people {
		if person.ID != (PersonID{}) {
			names[seat] = person.Name
		}
	}
	return names
}

// callInSummaries writes the names of the people into the summaries of some games.
func callInSummaries(tx *sql.Tx, people People, games []GameID) error {
	for _, game := range games {
		var held string
		err := tx.QueryRow("SELECT held FROM summary WHERE game = ?", game.String()).Scan(&held)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return err
		}
		var s Summary
		if !s.take(held) {
			continue // it is made anew when it is next read
		}
		s.Names = people.namesAt(game)
		if _, err := tx.Exec("UPDATE summary SET held = ? WHERE game = ?", hold(s), game.String()); err != nil {
			return err
		}
	}
	return nil
}

// namesAt are what the people of a game are called, by seat.
func (p People) namesAt(game GameID) []string {
	var names []string
	for _, person := range p.Seated(game) {
		names = append(names, person.Name)
	}
	return names
}

// calledAnew are the games whose people are called otherwise than before.
func (p People) calledAnew(before People) []GameID {
	var games []GameID
	for game := range p.seats {
		if !slices.Equal(p.namesAt(game), before.namesAt(game)) {
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

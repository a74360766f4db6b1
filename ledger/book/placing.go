package book

import (
	"database/sql"
	"encoding/json"
	"slices"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
)

// A placing holds what a book stores about a game outside the game's record. The zero placing is empty.
type placing struct {
	touched, archived, deleted time.Time
	people                     []ledger.PersonID
}

// placingOf returns what a backup stores about a game outside the game's record. A time in the future is ignored.
func placingOf(g record.BackupGame) placing {
	place := placing{people: people.ParseIDs(g.People)}
	if touched, err := record.ReadTimeText(g.Touched); err == nil && touched.Before(time.Now()) {
		place.touched = touched
	}
	if g.Archived {
		place.archived = time.Now()
	}
	return place
}

func (p placing) store(tx *sql.Tx, game ledger.GameID) error {
	if _, err := tx.Exec("UPDATE game SET added = ifnull(?, added), archived = ?, deleted = ? WHERE id = ?",
		writeTime(p.touched), writeTime(p.archived), writeTime(p.deleted), game.String()); err != nil {
		return err
	}
	_, err := p.seat(tx, game)
	return err
}

// seat stores the people at a game's seats, and reports whether they changed. It changes nothing unless all people are
// known and distinct. It never replaces people assigned by hand.
func (p placing) seat(tx *sql.Tx, game ledger.GameID) (changed bool, err error) {
	if len(p.people) == 0 {
		return false, nil
	}
	here := people.New()
	if err := readSeats(tx, &here, game.String()); err != nil || slices.Equal(here.IDsAt(game), p.people) {
		return false, err
	}
	var text string
	if err := tx.QueryRow("SELECT seats FROM game WHERE id = ?", game.String()).Scan(&text); err != nil {
		return false, err
	}
	people, err := readPeople(tx, game.String())
	if err != nil {
		return false, err
	}
	var seats []record.Seat
	if json.Unmarshal([]byte(text), &seats) != nil || len(seats) != len(p.people) || !people.Distinct(p.people) {
		return false, nil
	}
	if people.SeatedSame(game, p.people) || !people.FoundByName(game, seats) {
		return false, nil
	}
	if _, err := tx.Exec("DELETE FROM seat WHERE game = ?", game.String()); err != nil {
		return false, err
	}
	people.Seat(game, p.people)
	return true, matched{games: []ledger.GameID{game}, in: people, renamed: []ledger.GameID{game}}.store(tx)
}

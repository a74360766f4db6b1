package book

import (
	"database/sql"
	"encoding/json"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// Games are the games of a book.
type Games struct {
	logs[ledger.GameID]
	people *Persons
	shelf  *Shelf
}

const insertGameQuery = `INSERT INTO game
	(id, rulebook, rules_version, title, begun, person, device, options, seats, extra, added)
	VALUES (?,?,?,?,?,?,?,?,?,?,?)`

// Remember keeps how a game stands until its summary is stored, see [game.Keeper].
func (b *Games) Remember(now game.Snapshot) { b.shelf.remember(now) }

// insertGame writes a whole game that the book does not have, and its place: all of it or nothing.
func (b *Games) insertGame(r record.Record, place placing) error {
	head := func(tx *sql.Tx) error {
		err := insertHead(tx, r)
		if err != nil && b.file.Fault(err).Code == "book.moved" {
			return &ledger.Fault{Code: "game.exists", Path: b.file.Path, Detail: r.ID.String()}
		}
		return err
	}
	return b.insert(r.ID, head, r.Operations, func(tx *sql.Tx) error {
		if err := place.store(tx, r.ID); err != nil {
			return err
		}
		_, err := matchAndStore(tx, r.ID.String())
		return err
	})
}

func insertHead(tx *sql.Tx, r record.Record) error {
	seats, err := json.Marshal(r.Seats)
	if err != nil {
		return err
	}
	extra, err := oplog.WriteExtra(r.Extra)
	if err != nil {
		return err
	}
	_, err = tx.Exec(insertGameQuery, r.ID.String(), r.Rulebook, r.RulesVersion, r.Title, writeTime(r.Begun),
		r.By.Person, r.By.Device, string(r.Options), string(seats), extra, writeTime(time.Now()))
	return err
}

// writeTime is a time in milliseconds since 1970, or NULL for the zero time.
func writeTime(t time.Time) sql.NullInt64 {
	if t.IsZero() {
		return sql.NullInt64{}
	}
	return sql.NullInt64{Int64: t.UnixMilli(), Valid: true}
}

func readTime(at sql.NullInt64) time.Time {
	if !at.Valid {
		return time.Time{}
	}
	return time.UnixMilli(at.Int64).UTC()
}

// Begin begins a game and puts it into the book. Its record tells who sits where, as [Persons.All] knows or would make
// them. What the setup leaves open is filled in: the id is drawn, the rules version is the present one, the options are
// those of the first preset, the time is now. A *[calc.Refusal] tells what the rules do not allow.
func (b *Games) Begin(s record.Setup, by ledger.Author) (*game.Game, error) {
	r, err := s.Record(b.rulebooks, by)
	if err != nil {
		return nil, err
	}
	if people, err := readPersons(b.file.DB); err == nil {
		r.Seats = people.Introduce(r.ID, r.Seats)
	}
	g, err := game.Start(r, b.rulebooks)
	if err != nil {
		return nil, err
	}
	return b.Store(g, by)
}

// Store puts a game that is kept nowhere into the book, with all its operations, and returns the kept one. The fault
// game.exists tells that the book has a game with its id.
func (b *Games) Store(g *game.Game, by ledger.Author) (*game.Game, error) {
	r := g.Export()
	if r.By == (ledger.Author{}) {
		r.By = by
	}
	if err := b.insertGame(r, placing{}); err != nil {
		return nil, err
	}
	stored, err := b.Load(r.ID)
	if err != nil {
		return nil, err
	}
	b.shelf.remember(stored.Snapshot())
	return stored, nil
}

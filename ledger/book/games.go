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

type Games struct {
	logs[ledger.GameID]
	people *Persons
	shelf  *Shelf
}

const insertGameQuery = `INSERT INTO game
	(id, rulebook, rules_version, title, begun, person, device, options, seats, extra, added)
	VALUES (?,?,?,?,?,?,?,?,?,?,?)`

// Remember keeps a snapshot in memory until its summary is stored. It implements [game.Keeper].
func (b *Games) Remember(now game.Snapshot) { b.shelf.remember(now) }

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

// writeTime encodes a time as milliseconds since 1970, or NULL for the zero time.
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

// Begin begins a game and stores it. Seats are matched with people as in [Persons.All]. Missing parts of the setup get
// defaults: a random id, the current version of the rules, the options of the first preset, and the present time. If
// the setup breaks a rule, the error is a *[calc.Refusal].
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

// Store stores a game that is only in memory, with all its operations, and returns the stored game. The fault is
// game.exists if the book has a game with the same id.
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

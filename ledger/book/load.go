package book

import (
	"database/sql"
	"encoding/json"
	"errors"

	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
)

// Load reads a game and replays it. The fault is game.unknown if the book has no such game, or a fault of
// [Games.Import] if this program cannot replay the game.
func (b *Games) Load(id ledger.GameID) (*game.Game, error) {
	r, err := b.readMended(id)
	if err != nil {
		return nil, b.file.Fault(err)
	}
	people, err := b.people.Seated(r.ID)
	if err != nil {
		return nil, err
	}
	return b.replay(r, people)
}

func (b *Games) loadUnseated(id ledger.GameID) (*game.Game, error) {
	r, err := b.readMended(id)
	if err != nil {
		return nil, b.file.Fault(err)
	}
	return b.replay(r, nil)
}

func (b *Games) replay(r record.Record, people []people.Person) (*game.Game, error) {
	g, err := game.ReplaySeated(r, people, b.rulebooks, ledger.Unwatched)
	if err != nil {
		return nil, b.file.Fault(err)
	}
	return g.KeptBy(b), nil
}

// readMended reads a game's record. If operations are lost, the record has those that [oplog.Mend] keeps.
func (b *Games) readMended(id ledger.GameID) (record.Record, error) {
	r, err := b.read(id)
	if err == nil && oplog.Gapless(r.Operations) < len(r.Operations) {
		r.Operations, _, _ = oplog.Mend(r.Operations)
	}
	return r, err
}

// Mend repairs a game with lost operations: the remaining operations become a new game, the damaged game is deleted,
// and [Book.Notice] reports it. Mend returns the id of the new game, or the same id if the game is complete or deleted
// or the book is read-only.
func (b *Games) Mend(id ledger.GameID) (ledger.GameID, error) {
	var torn bool
	if err := b.file.DB.QueryRow(`SELECT EXISTS (
		SELECT 1 FROM operation JOIN game ON id = game WHERE game = ? AND deleted IS NULL
		GROUP BY game HAVING count(*) < max(op))`, id.String()).Scan(&torn); err != nil {
		return id, b.file.Fault(err)
	}
	if !torn || b.file.Reason != nil {
		return id, nil
	}
	r, err := b.readMended(id)
	if err != nil {
		return id, b.file.Fault(err)
	}
	r.ID = ledger.NewGameID()
	if err := b.insertGame(r, placing{}); err != nil {
		return id, err
	}
	if err := b.Delete(id); err != nil {
		return id, err
	}
	b.file.AddNotices([]ledger.Fault{{Code: "game.mended", Detail: r.Title}})
	return r.ID, nil
}

func (b *Games) read(id ledger.GameID) (record.Record, error) {
	r, err := b.readHead(id)
	if err != nil {
		return r, err
	}
	r.Operations, err = b.operations(id)
	return r, err
}

func (b *Games) readHead(id ledger.GameID) (record.Record, error) {
	r := record.Record{Format: record.Format, ID: id}
	var begun sql.NullInt64
	var options, seats, extra string
	row := b.file.DB.QueryRow(`SELECT rulebook, rules_version, title, begun, person, device, options, seats, extra
		FROM game WHERE id = ?`, id.String())
	err := row.Scan(&r.Rulebook, &r.RulesVersion, &r.Title, &begun, &r.By.Person, &r.By.Device,
		&options, &seats, &extra)
	if errors.Is(err, sql.ErrNoRows) {
		return r, b.unknown(id)
	}
	if err != nil {
		return r, err
	}
	r.Begun, r.Options = readTime(begun), json.RawMessage(options)
	if err := json.Unmarshal([]byte(seats), &r.Seats); err != nil {
		return r, &ledger.Fault{Code: "record.types", Path: b.file.Path, Detail: "seats", Err: err}
	}
	r.Extra, err = oplog.ReadExtra(extra)
	return r, err
}

package ledger

import (
	"database/sql"
	"encoding/json"
	"errors"
)

// Load reads a game and replays it. The fault game.unknown tells that the book has no such game; those of
// records that this program cannot replay it.
func (b *Book) Load(id GameID) (*Game, error) {
	r, err := b.whole(id)
	if err != nil {
		return nil, b.fault(err)
	}
	if r.seated, err = b.Seated(r.ID); err != nil {
		return nil, err
	}
	return b.replayed(r)
}

// loadUnseated does the same, whoever sits where: nobody is matched.
func (b *Book) loadUnseated(id GameID) (*Game, error) {
	r, err := b.whole(id)
	if err != nil {
		return nil, b.fault(err)
	}
	return b.replayed(r)
}

func (b *Book) replayed(r Record) (*Game, error) {
	g, err := Replay(r, b.rulebooks)
	if err != nil {
		return nil, b.fault(err)
	}
	g.book = b
	return g, nil
}

// whole is a game of the book as a record. One of which operations are lost is mended: the rest becomes a game of its
// own on the shelf in the place of it, which stays in the book.
func (b *Book) whole(id GameID) (Record, error) {
	r, err := b.read(id)
	if err != nil || gapless(r.Operations) == len(r.Operations) {
		return r, err
	}
	r, _ = mended(r)
	var deleted bool
	if err := b.db.QueryRow("SELECT deleted IS NOT NULL FROM game WHERE id = ?", id.String()).Scan(&deleted); err != nil {
		return r, err
	}
	if deleted || b.reason != nil {
		r.ID = id
		return r, nil
	}
	if err := b.Delete(id); err != nil {
		return r, err
	}
	if fault := b.insertGame(r, placing{}); fault != nil {
		return r, fault
	}
	b.addNotices([]Fault{{Code: "game.mended", Detail: r.Title}})
	return r, nil
}

// read is a game of the book as a record.
func (b *Book) read(id GameID) (Record, error) {
	r, err := b.readHead(id)
	if err != nil {
		return r, err
	}
	r.Operations, err = b.operations(gameOperations(), id.String())
	return r, err
}

func (b *Book) readHead(id GameID) (Record, error) {
	r := Record{Format: RecordFormat, ID: id}
	var begun sql.NullInt64
	var options, seats, extra string
	row := b.db.QueryRow(`SELECT rulebook, rules_version, title, begun, person, device, options, seats, extra
		FROM game WHERE id = ?`, id.String())
	err := row.Scan(&r.Rulebook, &r.RulesVersion, &r.Title, &begun, &r.By.Person, &r.By.Device, &options, &seats, &extra)
	if errors.Is(err, sql.ErrNoRows) {
		return r, &Fault{Code: "game.unknown", Path: b.path, Detail: id.String()}
	}
	if err != nil {
		return r, err
	}
	r.Begun, r.Options = readTime(begun), json.RawMessage(options)
	if err := json.Unmarshal([]byte(seats), &r.Seats); err != nil {
		return r, &Fault{Code: "record.types", Path: b.path, Detail: "seats", Err: err}
	}
	r.Extra, err = readExtra(extra)
	return r, err
}

package book

import (
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"errors"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

// Notes stores a device's data about its games: drafts, portfolios and hand-overs.
type Notes struct{ store }

const storeDraft = `INSERT INTO draft (game, act, number, kind, head, entry, progress, at) VALUES (?,?,?,?,?,?,?,?)
	ON CONFLICT (game, act, number, kind)
	DO UPDATE SET head = excluded.head, entry = excluded.entry, progress = excluded.progress, at = excluded.at`

// StoreDraft stores a draft in place of the game's draft with the same act, number and kind. Faults are those of
// writing a book, see [Open].
func (b *Notes) StoreDraft(id ledger.GameID, d game.Draft) error {
	_, err := b.file.Exec(storeDraft, id.String(), string(d.Act), d.Number, d.Kind, d.Head.String(), string(d.Entry),
		string(d.Progress),
		d.At.UnixMilli())
	return b.file.FaultOrNil(err)
}

// DropDraft removes a draft. It is not a fault if there is no such draft.
func (b *Notes) DropDraft(id ledger.GameID, act oplog.Act, number int, kind string) error {
	_, err := b.file.Exec("DELETE FROM draft WHERE game = ? AND act = ? AND number = ? AND kind = ?",
		id.String(), string(act), number, kind)
	return b.file.FaultOrNil(err)
}

func (b *Notes) Drafts(id ledger.GameID) ([]game.Draft, error) {
	var all []game.Draft
	err := bookfile.Each(b.file.DB, `SELECT act, number, kind, head, entry, progress, at FROM draft WHERE game = ?
		ORDER BY at DESC, act, number, kind`, []any{id.String()}, func(rows *sql.Rows) error {
		var d game.Draft
		var head string
		var entry, progress []byte
		var at int64
		if err := rows.Scan(&d.Act, &d.Number, &d.Kind, &head, &entry, &progress, &at); err != nil {
			return err
		}
		// A head that cannot be decoded stays zero and matches no game.
		if raw, err := hex.DecodeString(head); err == nil && len(raw) == len(d.Head) {
			d.Head = ledger.Hash(raw)
		}
		d.Entry, d.Progress, d.At = entry, progress, time.UnixMilli(at).UTC()
		all = append(all, d)
		return nil
	})
	return all, b.file.FaultOrNil(err)
}

func (b *Notes) StorePortfolio(p game.Portfolio) error {
	counts, err := json.Marshal(p.Counts)
	if err == nil {
		_, err = b.file.Exec(`INSERT INTO portfolio (game, seat, counts, at) VALUES (?,?,?,?)
			ON CONFLICT DO UPDATE SET seat = excluded.seat, counts = excluded.counts, at = excluded.at`,
			p.Game.String(), p.Seat, string(counts), time.Now().UnixMilli())
	}
	return b.file.FaultOrNil(err)
}

// Portfolio returns the stored portfolio of a game. found is false if the game has none, if the portfolio does not fit
// the game, or if the book is read-only.
func (b *Notes) Portfolio(g *game.Game) (p game.Portfolio, found bool, err error) {
	if b.file.Reason != nil {
		return p, false, nil
	}
	var counts string
	p.Game = g.ID()
	row := b.file.DB.QueryRow("SELECT seat, counts FROM portfolio WHERE game = ?", p.Game.String())
	err = row.Scan(&p.Seat, &counts)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return p, false, nil
	case err != nil:
		return p, false, b.file.Fault(err)
	}
	found = json.Unmarshal([]byte(counts), &p.Counts) == nil && p.Fits(g.Table().Layout())
	return p, found, nil
}

// A HandOver records that a game was handed over to another device.
type HandOver struct {
	Entries int
	At      time.Time
}

const rememberedHandOvers = 8

// RecordHandOver records that a game was handed over in its present state. It does nothing for a game that is not
// stored, or in a read-only book.
func (b *Notes) RecordHandOver(g *game.Game) error {
	if !g.Stored() || b.file.Reason != nil {
		return nil
	}
	id, head := g.ID().String(), g.Head()
	if _, err := b.file.Exec(`INSERT INTO handover (game, head, entries, at) VALUES (?,?,?,?)
		ON CONFLICT DO UPDATE SET at = excluded.at`,
		id, head[:], len(g.Steps()), time.Now().UnixMilli()); err != nil {
		return b.file.Fault(err)
	}
	if _, err := b.file.Exec(`DELETE FROM handover WHERE game = ?1 AND head NOT IN
		(SELECT head FROM handover WHERE game = ?1 ORDER BY at DESC, entries DESC LIMIT ?2)`,
		id, rememberedHandOvers); err != nil {
		return b.file.Fault(err)
	}
	return nil
}

// HandOvers returns a game's hand-overs, the latest first. It leaves out a hand-over if no entries followed or an
// earlier entry has changed. A read-only book has no hand-overs.
func (b *Notes) HandOvers(g *game.Game) ([]HandOver, error) {
	if b.file.Reason != nil {
		return nil, nil
	}
	var all []HandOver
	query := "SELECT head, entries, at FROM handover WHERE game = ? ORDER BY at DESC, entries DESC"
	err := bookfile.Each(b.file.DB, query, []any{g.ID().String()}, func(rows *sql.Rows) error {
		var head []byte
		var h HandOver
		var at int64
		if err := rows.Scan(&head, &h.Entries, &at); err != nil {
			return err
		}
		if h.Entries < 0 || h.Entries >= len(g.Steps()) {
			return nil
		}
		if then := g.HeadAfter(h.Entries); string(head) == string(then[:]) {
			h.At = time.UnixMilli(at)
			all = append(all, h)
		}
		return nil
	})
	return all, b.file.FaultOrNil(err)
}

package book

import (
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"errors"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"time"
)

// Notes are what a device keeps beside its games: drafts, portfolios and how far a game was handed on.
type Notes struct{ store }

const storeDraft = `INSERT INTO draft (game, act, number, kind, head, entry, progress, at) VALUES (?,?,?,?,?,?,?,?)
	ON CONFLICT (game, act, number, kind)
	DO UPDATE SET head = excluded.head, entry = excluded.entry, progress = excluded.progress, at = excluded.at`

// StoreDraft puts a draft of a game of the book in the place of the one with the same act, number and kind. It is on
// disk before KeepDraft returns. Faults are those of writing a book, see [Open].
func (b *Notes) StoreDraft(id ledger.GameID, d game.Draft) error {
	_, err := b.file.Exec(storeDraft, id.String(), string(d.Act), d.Number, d.Kind, d.Head.String(), string(d.Entry), string(d.Progress),
		d.At.UnixMilli())
	if err != nil {
		return b.file.Fault(err)
	}
	return nil
}

// DropDraft takes a draft out, because it was said or nobody wants it. One that is not there is no fault.
func (b *Notes) DropDraft(id ledger.GameID, act oplog.Act, number int, kind string) error {
	_, err := b.file.Exec("DELETE FROM draft WHERE game = ? AND act = ? AND number = ? AND kind = ?",
		id.String(), string(act), number, kind)
	if err != nil {
		return b.file.Fault(err)
	}
	return nil
}

// Drafts lists the drafts of a game, the latest first.
func (b *Notes) Drafts(id ledger.GameID) ([]game.Draft, error) {
	rows, err := b.file.DB.Query(`SELECT act, number, kind, head, entry, progress, at FROM draft WHERE game = ?
		ORDER BY at DESC, act, number, kind`, id.String())
	if err != nil {
		return nil, b.file.Fault(err)
	}
	defer func() { _ = rows.Close() }()
	var all []game.Draft
	for rows.Next() {
		var d game.Draft
		var head string
		var entry, progress []byte
		var at int64
		if err := rows.Scan(&d.Act, &d.Number, &d.Kind, &head, &entry, &progress, &at); err != nil {
			return nil, b.file.Fault(err)
		}
		// A head that is none is the head of no game.
		if raw, err := hex.DecodeString(head); err == nil && len(raw) == len(d.Head) {
			d.Head = ledger.Hash(raw)
		}
		d.Entry, d.Progress, d.At = entry, progress, time.UnixMilli(at).UTC()
		all = append(all, d)
	}
	if err := rows.Err(); err != nil {
		return nil, b.file.Fault(err)
	}
	return all, nil
}

// StorePortfolio puts a portfolio in the place of the one that the book had of its game. It is on disk before
// StorePortfolio returns. Faults are those of writing a book, see [Open].
func (b *Notes) StorePortfolio(p game.Portfolio) error {
	counts, err := json.Marshal(p.Counts)
	if err == nil {
		_, err = b.file.Exec(`INSERT INTO portfolio (game, seat, counts, at) VALUES (?,?,?,?)
			ON CONFLICT DO UPDATE SET seat = excluded.seat, counts = excluded.counts, at = excluded.at`,
			p.Game.String(), p.Seat, string(counts), time.Now().UnixMilli())
	}
	if err != nil {
		return b.file.Fault(err)
	}
	return nil
}

// Portfolio is the portfolio that the book has of a game, and whether it has one that fits. A book that can only be read
// has none.
func (b *Notes) Portfolio(g *game.Game) (p game.Portfolio, found bool, err error) {
	if b.file.Reason != nil {
		return p, false, nil
	}
	var counts string
	p.Game = g.ID()
	err = b.file.DB.QueryRow("SELECT seat, counts FROM portfolio WHERE game = ?", p.Game.String()).Scan(&p.Seat, &counts)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return p, false, nil
	case err != nil:
		return p, false, b.file.Fault(err)
	}
	found = json.Unmarshal([]byte(counts), &p.Counts) == nil && p.Fits(g.Table().Layout())
	return p, found, nil
}

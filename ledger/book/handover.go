package book

import (
	"scripkeeper/ledger/game"
	"time"
)

// A HandOver is how far a game had come when it was handed on to another device.
type HandOver struct {
	// Entries is how many living entries it had.
	Entries int
	// At is when that was.
	At time.Time
}

// rememberedHandOvers is how many hand-overs of a game are remembered.
const rememberedHandOvers = 8

// HandedOn remembers that a game was handed on as it stands. Of a game that is kept nowhere, or in a book that cannot be
// written, nothing is remembered.
func (b *Notes) HandedOn(g *game.Game) error {
	if !g.Stored() || b.file.Writable() != nil {
		return nil
	}
	id, head := g.ID().String(), g.Head()
	if _, err := b.file.Exec("INSERT INTO handover (game, head, entries, at) VALUES (?,?,?,?) ON CONFLICT DO UPDATE SET at = excluded.at",
		id, head[:], len(g.Steps()), time.Now().UnixMilli()); err != nil {
		return b.file.Fault(err)
	}
	if _, err := b.file.Exec(`DELETE FROM handover WHERE game = ?1 AND head NOT IN
		(SELECT head FROM handover WHERE game = ?1 ORDER BY at DESC, entries DESC LIMIT ?2)`, id, rememberedHandOvers); err != nil {
		return b.file.Fault(err)
	}
	return nil
}

// HandOvers are the hand-overs of a game whose entries it still begins with, but not all of its entries; the latest first.
// A book that can only be read has none.
func (b *Notes) HandOvers(g *game.Game) ([]HandOver, error) {
	if b.file.Reason != nil {
		return nil, nil
	}
	rows, err := b.file.DB.Query("SELECT head, entries, at FROM handover WHERE game = ? ORDER BY at DESC, entries DESC", g.ID().String())
	if err != nil {
		return nil, b.file.Fault(err)
	}
	defer func() { _ = rows.Close() }()
	var all []HandOver
	for rows.Next() {
		var head []byte
		var h HandOver
		var at int64
		if err := rows.Scan(&head, &h.Entries, &at); err != nil {
			return nil, b.file.Fault(err)
		}
		if h.Entries < 0 || h.Entries >= len(g.Steps()) {
			continue
		}
		if then := g.HeadAfter(h.Entries); string(head) == string(then[:]) {
			h.At = time.UnixMilli(at)
			all = append(all, h)
		}
	}
	if err := rows.Err(); err != nil {
		return nil, b.file.Fault(err)
	}
	return all, nil
}

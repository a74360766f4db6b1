package ledger

import (
	"encoding/hex"
	"encoding/json"
	"time"

	"scripkeeper/calc"
)

// A Draft is an entry that is being filled in. It stands in the book beside the operations, so that a program that
// ends in the middle loses nothing; it is no part of the game, of its chain or of what is handed on.
type Draft struct {
	// Act is [ActRecord], [ActInsert] or [ActReplace].
	Act Act
	// Number is the living entry that is replaced or inserted before, 0 for a record.
	Number int
	// Kind is the entry's kind. A game has one draft for each act, number and kind.
	Kind string
	// Head is the game's chain when the draft was kept.
	Head Hash
	// Entry is the entry as it was filled in, which the rules need not allow.
	Entry json.RawMessage
	// Progress is how far its editor had come, in the editor's own words; empty where that is nothing.
	Progress []byte
	// At is when it was kept, in milliseconds.
	At time.Time
}

// NewDraft is the draft of an entry of a game as it stands now, and how far its editor has come. The fault record.entry tells that the entry cannot
// be written.
func NewDraft(g *Game, act Act, number int, e calc.Entry, progress []byte) (Draft, error) {
	raw, err := json.Marshal(e)
	if err != nil {
		return Draft{}, &Fault{Code: "record.entry", Detail: e.Kind(), Err: err}
	}
	return Draft{Act: act, Number: number, Kind: e.Kind(), Head: g.Head(), Entry: raw, Progress: progress, At: milliseconds(time.Now())}, nil
}

// Read is the draft's entry. The faults record.kind and record.entry tell that this program's rules know no such
// entry.
func (d Draft) Read(rules calc.Rulebook) (calc.Entry, error) {
	h, err := newDecoder(rules).decode(Operation{Act: ActRecord, Kind: d.Kind, Entry: d.Entry})
	return h.entry, err
}

const storeDraft = `INSERT INTO draft (game, act, number, kind, head, entry, progress, at) VALUES (?,?,?,?,?,?,?,?)
	ON CONFLICT (game, act, number, kind)
	DO UPDATE SET head = excluded.head, entry = excluded.entry, progress = excluded.progress, at = excluded.at`

// StoreDraft puts a draft of a game of the book in the place of the one with the same act, number and kind. It is on
// disk before KeepDraft returns. Faults are those of writing a book, see [Open].
func (b *Book) StoreDraft(id GameID, d Draft) error {
	_, err := b.exec(storeDraft, id.String(), string(d.Act), d.Number, d.Kind, d.Head.String(), string(d.Entry), string(d.Progress),
		d.At.UnixMilli())
	if err != nil {
		return b.fault(err)
	}
	return nil
}

// DropDraft takes a draft out, because it was said or nobody wants it. One that is not there is no fault.
func (b *Book) DropDraft(id GameID, act Act, number int, kind string) error {
	_, err := b.exec("DELETE FROM draft WHERE game = ? AND act = ? AND number = ? AND kind = ?",
		id.String(), string(act), number, kind)
	if err != nil {
		return b.fault(err)
	}
	return nil
}

// Drafts lists the drafts of a game, the latest first.
func (b *Book) Drafts(id GameID) ([]Draft, error) {
	rows, err := b.db.Query(`SELECT act, number, kind, head, entry, progress, at FROM draft WHERE game = ?
		ORDER BY at DESC, act, number, kind`, id.String())
	if err != nil {
		return nil, b.fault(err)
	}
	defer func() { _ = rows.Close() }()
	var all []Draft
	for rows.Next() {
		var d Draft
		var head string
		var entry, progress []byte
		var at int64
		if err := rows.Scan(&d.Act, &d.Number, &d.Kind, &head, &entry, &progress, &at); err != nil {
			return nil, b.fault(err)
		}
		// A head that is none is the head of no game.
		if raw, err := hex.DecodeString(head); err == nil && len(raw) == len(d.Head) {
			d.Head = Hash(raw)
		}
		d.Entry, d.Progress, d.At = entry, progress, time.UnixMilli(at).UTC()
		all = append(all, d)
	}
	if err := rows.Err(); err != nil {
		return nil, b.fault(err)
	}
	return all, nil
}

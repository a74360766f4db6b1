package game

import (
	"encoding/json"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// A Draft is an entry that is being filled in. It stands in the book beside the operations, so that a program that
// ends in the middle loses nothing; it is no part of the game, of its chain or of what is handed on.
type Draft struct {
	// Act is [oplog.ActRecord], [oplog.ActInsert] or [oplog.ActReplace].
	Act oplog.Act
	// Number is the living entry that is replaced or inserted before, 0 for a record.
	Number int
	// Kind is the entry's kind. A game has one draft for each act, number and kind.
	Kind string
	// Head is the game's chain when the draft was kept.
	Head ledger.Hash
	// Entry is the entry as it was filled in, which the rules need not allow.
	Entry json.RawMessage
	// Progress is how far its editor had come, in the editor's own words; empty where that is nothing.
	Progress []byte
	// At is when it was kept, in milliseconds.
	At time.Time
}

// NewDraft is the draft of an entry of a game as it stands now, and how far its editor has come. The fault record.entry
// tells that the entry cannot be written.
func NewDraft(g *Game, act oplog.Act, number int, e calc.Entry, progress []byte) (Draft, error) {
	raw, err := json.Marshal(e)
	if err != nil {
		return Draft{}, &ledger.Fault{Code: "record.entry", Detail: e.Kind(), Err: err}
	}
	return Draft{Act: act, Number: number, Kind: e.Kind(), Head: g.Head(), Entry: raw, Progress: progress, At: oplog.Milliseconds(time.Now())}, nil
}

// Read is the draft's entry. The faults record.kind and record.entry tell that this program's rules know no such
// entry.
func (d Draft) Read(rules calc.Rulebook) (calc.Entry, error) {
	h, err := record.NewDecoder(rules).Decode(oplog.Operation{Act: oplog.ActRecord, Kind: d.Kind, Entry: d.Entry})
	return h.Entry, err
}

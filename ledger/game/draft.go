package game

import (
	"encoding/json"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// A Draft is an entry being filled in. The book stores drafts outside the log, so that nothing is lost if the program
// ends. A draft is neither part of the game nor shared.
type Draft struct {
	Act oplog.Act
	// Number is the [Step.Number] of the entry to replace or to insert before, or 0 for a new entry.
	Number int
	// Kind is the entry's kind. A game has one draft for each Act, Number and Kind.
	Kind  string
	Head  ledger.Hash
	Entry json.RawMessage
	// Progress is the state of the editor in the editor's own format, or empty.
	Progress []byte
	At       time.Time
}

// NewDraft returns a draft for the current state of the game. The fault is record.entry if the entry cannot be encoded.
func NewDraft(g *Game, act oplog.Act, number int, e calc.Entry, progress []byte) (Draft, error) {
	raw, err := json.Marshal(e)
	if err != nil {
		return Draft{}, &ledger.Fault{Code: "record.entry", Detail: e.Kind(), Err: err}
	}
	return Draft{Act: act, Number: number, Kind: e.Kind(), Head: g.Head(), Entry: raw, Progress: progress,
		At: oplog.Milliseconds(time.Now())}, nil
}

// Read decodes the draft's entry. The faults are record.kind and record.entry.
func (d Draft) Read(rules calc.Rulebook) (calc.Entry, error) {
	h, err := record.NewDecoder(rules).Decode(oplog.Operation{Act: oplog.ActRecord, Kind: d.Kind, Entry: d.Entry})
	return h.Entry, err
}

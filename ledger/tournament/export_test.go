package tournament

import (
	"encoding/json"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// Apply is what an entry does to a state, or why it cannot be.
func Apply(s *State, e Entry) *calc.Refusal { return e.apply(s) }

// Blanks are an empty entry of each kind.
func Blanks() []Entry { return blanks() }

// Encode is an entry as it is written.
func Encode(e Entry) (json.RawMessage, error) { return encode(e) }

// Decode reads an entry of a kind.
func Decode(kind string, raw json.RawMessage) (Entry, error) { return decode(kind, raw, 1) }

// Of is the tournament of a journal.
func Of(j *oplog.Journal) (*Tournament, error) { return of(j) }

// OfLog is a tournament with the entries of a log that no journal has.
func OfLog(log *oplog.Log) (*Tournament, error) {
	t := New("Friday", ledger.Author{})
	return t, t.follow(log)
}

// Again is the tournament, worked out from its journal once more.
func (t *Tournament) Again() (*Tournament, error) { return of(t.journal) }

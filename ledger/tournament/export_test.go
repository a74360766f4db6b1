package tournament

import (
	"encoding/json"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

func Apply(s *State, e Entry) *calc.Refusal { return e.apply(s) }

func Blanks() []Entry { return blanks() }

func Encode(e Entry) (json.RawMessage, error) { return encode(e) }

func Decode(kind string, raw json.RawMessage) (Entry, error) { return decode(kind, raw, 1) }

func Of(j *oplog.Journal) (*Tournament, error) { return of(j) }

// OfLog returns a tournament with the entries of a log, without a journal of its own.
func OfLog(log *oplog.Log) (*Tournament, error) {
	t := New("Friday", ledger.Author{})
	return t, t.follow(log)
}

func (t *Tournament) Again() (*Tournament, error) { return of(t.journal) }

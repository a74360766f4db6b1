package oplog

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"maps"
	"time"

	"scripkeeper/ledger"
)

// An Act is what an operation does.
type Act string

const (
	// ActRecord puts an entry after all others.
	ActRecord Act = "record"
	// ActInsert puts an entry before the one that the target operation put there.
	ActInsert Act = "insert"
	// ActReplace puts another entry in the place of the one that the target operation put there.
	ActReplace Act = "replace"
	// ActVoid takes back what the target operation did.
	ActVoid Act = "void"
	// ActRestore lets a voided operation count again.
	ActRestore Act = "restore"
)

// Acts returns all of them.
func Acts() []Act { return []Act{ActRecord, ActInsert, ActReplace, ActVoid, ActRestore} }

// Enters reports whether an operation of this act has an entry.
func (a Act) Enters() bool { return a == ActRecord || a == ActInsert || a == ActReplace }

// A Via tells how an operation came about.
type Via string

const (
	// ViaHand is an operation that somebody chose.
	ViaHand Via = ""
	// ViaUndo is the operation that an undo wrote.
	ViaUndo Via = "undo"
	// ViaRedo is the operation that a redo wrote.
	ViaRedo Via = "redo"
)

// An Operation is one operation as it was given and as records hold it. It never changes.
type Operation struct {
	// Op is the operation's place in the game's log, 1 the first.
	Op  int64
	Act Act
	Via Via
	// Target is the operation that this one is about; 0 for a record. It comes before this one. An insert or a
	// replace aims at the record or insert that made the place; a void or a restore aims at a record, an insert
	// or a replace.
	Target int64
	// Kind and Entry are the entry of a record, an insert or a replace: [calc.Entry.Kind] and the JSON as given,
	// fields that the rulebook does not know among them. Empty for a void or a restore.
	Kind  string
	Entry json.RawMessage
	By    ledger.Author
	// At is when it was given, in UTC and whole milliseconds; the zero time when nobody can tell.
	At time.Time
	// Joined are the heads of the two copies of the game that became one with this operation and those before it, see
	// [game.MergeRecord]; else empty.
	Joined []ledger.Tip
	// Merged is how many operations, this one the last of them, are one merge, or entries that were recorded together,
	// which one undo takes back; else 0.
	Merged int
	// Extra are the operation's fields that this version does not know. They are kept.
	Extra map[string]json.RawMessage
}

// Subject returns the operation whose entry an operation is about: its own, or the one that it takes back or brings
// again.
func (o Operation) Subject() int64 {
	if o.Act.Enters() {
		return o.Op
	}
	return o.Target
}

// Unsigned reports whether nobody tells who gave the operation, and when.
func (o Operation) Unsigned() bool { return o.By == (ledger.Author{}) && o.At.IsZero() }

// An OperationState is one operation of a log and how it stands now.
type OperationState struct {
	Operation
	// Voided reports that a record, an insert or a replace does not count any more.
	Voided bool
	// Number is the place among the living entries of the place that the operation is about; 0 when it is about
	// none that lives.
	Number int
}

// Milliseconds returns a time as the ledger keeps it. The zero time stays zero.
func Milliseconds(t time.Time) time.Time { return t.UTC().Truncate(time.Millisecond) }

// WithMerge are the operation's fields that have no column of their own: those that this version does not know, and
// those of a merge.
func (s Operation) WithMerge() map[string]json.RawMessage {
	if len(s.Joined) == 0 && s.Merged == 0 {
		return s.Extra
	}
	all := maps.Clone(s.Extra)
	if all == nil {
		all = map[string]json.RawMessage{}
	}
	if len(s.Joined) > 0 {
		all["joined"], _ = json.Marshal(s.Joined) // tips have JSON, always
	}
	if s.Merged > 0 {
		all["merged"], _ = json.Marshal(s.Merged)
	}
	return all
}

// TakeMerge takes the fields of a merge out of the others again. What cannot be one is passed over.
func (s *Operation) TakeMerge() {
	_ = json.Unmarshal(s.Extra["joined"], &s.Joined)
	_ = json.Unmarshal(s.Extra["merged"], &s.Merged)
	delete(s.Extra, "joined")
	if delete(s.Extra, "merged"); len(s.Extra) == 0 {
		s.Extra = nil
	}
}

func WriteExtra(extra map[string]json.RawMessage) (string, error) {
	if len(extra) == 0 {
		return "", nil
	}
	raw, err := json.Marshal(extra)
	return string(raw), err
}

func ReadExtra(text string) (map[string]json.RawMessage, error) {
	if text == "" {
		return nil, nil
	}
	var extra map[string]json.RawMessage
	err := json.Unmarshal([]byte(text), &extra)
	return extra, err
}

// Link returns the chain after an entry of a kind and its JSON.
func Link(before ledger.Hash, kind string, entry []byte) ledger.Hash {
	var room [512]byte // most entries find room in it, and nothing is allocated
	raw := append(room[:0], before[:]...)
	raw = append(raw, kind...)
	raw = append(raw, 0)
	raw = append(raw, entry...)
	return sha256.Sum256(raw)
}

// canonical is sound JSON as every program would write it: the fields of objects in the order of their names, no
// spaces, and each letter in one way only. Documents that say the same have the same canonical form. What is no sound
// JSON stays.
func canonical(raw json.RawMessage) json.RawMessage {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var said any
	if decoder.Decode(&said) != nil {
		return raw
	}
	written, err := json.Marshal(said)
	if err != nil {
		return raw
	}
	return written
}

// sameJSON reports whether two pieces of JSON say the same, however they are written.
func sameJSON(a, b json.RawMessage) bool {
	return bytes.Equal(a, b) || bytes.Equal(canonical(a), canonical(b))
}

package oplog

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"maps"
	"time"

	"scripkeeper/ledger"
)

type Act string

const (
	ActRecord Act = "record"
	// ActInsert puts an entry before the target's entry.
	ActInsert  Act = "insert"
	ActReplace Act = "replace"
	ActVoid    Act = "void"
	// ActRestore makes a voided operation count again.
	ActRestore Act = "restore"
)

func Acts() []Act { return []Act{ActRecord, ActInsert, ActReplace, ActVoid, ActRestore} }

func (a Act) Enters() bool { return a == ActRecord || a == ActInsert || a == ActReplace }

// A Via is how an operation was made: by hand, by undo or by redo.
type Via string

const (
	ViaHand Via = ""
	ViaUndo Via = "undo"
	ViaRedo Via = "redo"
)

// An Operation is one operation of a log, as in records. It never changes.
type Operation struct {
	// Op is the operation's number in the log, from 1.
	Op  int64
	Act Act
	Via Via
	// Target is an earlier operation, or 0 for a record. An insert or a replace targets the record or insert that made
	// a slot; a void or a restore targets any operation with an entry.
	Target int64
	// Kind and Entry are set for a record, an insert or a replace: the [calc.Entry.Kind], and the JSON as given, with
	// unknown fields.
	Kind  string
	Entry json.RawMessage
	By    ledger.Author
	// At is the time of the operation, in UTC and whole milliseconds, or zero if unknown.
	At time.Time
	// Joined has the tips of the copies merged by the operations up to this one, see [game.MergeRecord], or is empty.
	Joined []ledger.Tip
	// Merged is the number of operations, up to this one, that one undo reverses together, or 0 for no merge or group.
	Merged int
	// Extra has the fields that this version does not know, to preserve them.
	Extra map[string]json.RawMessage
}

// Subject returns the operation with the entry: the operation itself, or the target of a void or restore.
func (o Operation) Subject() int64 {
	if o.Act.Enters() {
		return o.Op
	}
	return o.Target
}

func (o Operation) Unsigned() bool { return o.By == (ledger.Author{}) && o.At.IsZero() }

type OperationState struct {
	Operation
	// Voided reports whether the operation's entry no longer counts.
	Voided bool
	// Number is the entry's position among the entries that are not voided, from 1, or 0 for a voided entry.
	Number int
}

// Milliseconds returns a time as the ledger stores it: in UTC and whole milliseconds.
func Milliseconds(t time.Time) time.Time { return t.UTC().Truncate(time.Millisecond) }

// WithMerge returns Extra together with the fields of a merge, which have no columns of their own in a book.
func (s Operation) WithMerge() map[string]json.RawMessage {
	if len(s.Joined) == 0 && s.Merged == 0 {
		return s.Extra
	}
	all := maps.Clone(s.Extra)
	if all == nil {
		all = map[string]json.RawMessage{}
	}
	if len(s.Joined) > 0 {
		all["joined"], _ = json.Marshal(s.Joined) // tips always have JSON
	}
	if s.Merged > 0 {
		all["merged"], _ = json.Marshal(s.Merged)
	}
	return all
}

// TakeMerge moves the fields of a merge out of Extra, without those that are invalid.
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

// Link returns the hash of an entry in a chain. before is the previous hash.
func Link(before ledger.Hash, kind string, entry []byte) ledger.Hash {
	var room [512]byte // fits most entries without allocating
	raw := append(room[:0], before[:]...)
	raw = append(raw, kind...)
	raw = append(raw, 0)
	raw = append(raw, entry...)
	return sha256.Sum256(raw)
}

// canonical returns equal text for equal JSON: fields sorted by name, no spaces, one encoding per letter. Invalid JSON
// is returned unchanged.
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

func sameJSON(a, b json.RawMessage) bool {
	return bytes.Equal(a, b) || bytes.Equal(canonical(a), canonical(b))
}

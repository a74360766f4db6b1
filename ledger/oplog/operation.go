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
	// ActInsert puts an entry before the entry of the target.
	ActInsert  Act = "insert"
	ActReplace Act = "replace"
	ActVoid    Act = "void"
	// ActRestore lets a voided operation count again.
	ActRestore Act = "restore"
)

func Acts() []Act { return []Act{ActRecord, ActInsert, ActReplace, ActVoid, ActRestore} }

// Enters reports whether operations of this act have an entry.
func (a Act) Enters() bool { return a == ActRecord || a == ActInsert || a == ActReplace }

// A Via is how an operation was made: by hand, by undo or by redo.
type Via string

const (
	ViaHand Via = ""
	ViaUndo Via = "undo"
	ViaRedo Via = "redo"
)

// An Operation is one operation as it is in records. It never changes.
type Operation struct {
	// Op is the operation's number in the log, from 1.
	Op  int64
	Act Act
	Via Via
	// Target is an earlier operation, or 0 for a record. An insert or a replace targets the record or insert that made
	// a slot; a void or a restore targets a record, an insert or a replace.
	Target int64
	// Kind and Entry are the entry of a record, an insert or a replace: its [calc.Entry.Kind], and its JSON as given,
	// with unknown fields. Both are empty for a void or a restore.
	Kind  string
	Entry json.RawMessage
	By    ledger.Author
	// At is the time at which the operation was made, in UTC and whole milliseconds, or zero if unknown.
	At time.Time
	// Joined are the heads of the two copies that this operation and those before it merged, see [game.MergeRecord]. It
	// is empty for other operations.
	Joined []ledger.Tip
	// Merged is the number of operations, ending with this one, that one undo reverses together, because they are a
	// merge or entries recorded together. It is 0 for other operations.
	Merged int
	// Extra holds fields that this version does not know. They are preserved.
	Extra map[string]json.RawMessage
}

// Subject returns the operation whose entry is concerned: the operation itself, or its target.
func (o Operation) Subject() int64 {
	if o.Act.Enters() {
		return o.Op
	}
	return o.Target
}

func (o Operation) Unsigned() bool { return o.By == (ledger.Author{}) && o.At.IsZero() }

// An OperationState is an operation and its present state.
type OperationState struct {
	Operation
	// Voided reports that a record, an insert or a replace no longer counts.
	Voided bool
	// Number is the number of the living entry at the operation's slot, or 0 if none lives there.
	Number int
}

// Milliseconds returns a time as the ledger stores it: in UTC and whole milliseconds. The zero time stays zero.
func Milliseconds(t time.Time) time.Time { return t.UTC().Truncate(time.Millisecond) }

// WithMerge returns the extra fields with those of a merge: all fields without a column of their own.
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

// TakeMerge moves the fields of a merge out of Extra. It ignores invalid ones.
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

// Link returns the chain after one more entry.
func Link(before ledger.Hash, kind string, entry []byte) ledger.Hash {
	var room [512]byte // fits most entries without allocating
	raw := append(room[:0], before[:]...)
	raw = append(raw, kind...)
	raw = append(raw, 0)
	raw = append(raw, entry...)
	return sha256.Sum256(raw)
}

// canonical returns JSON in its canonical form: fields sorted by name, no spaces, one encoding per letter. Documents
// with the same content have the same form. Invalid JSON is returned unchanged.
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

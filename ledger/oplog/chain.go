package oplog

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"

	"scripkeeper/ledger"
)

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

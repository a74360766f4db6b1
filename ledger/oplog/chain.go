package oplog

import (
	"crypto/sha256"

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

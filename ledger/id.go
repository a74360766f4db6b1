package ledger

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
)

// A GameID names a game everywhere: in every book, record and code that it is handed on by. The zero GameID names
// no game.
type GameID [8]byte

// NewGameID draws a new id.
func NewGameID() GameID {
	var id GameID
	for id == (GameID{}) {
		// Read never fails: it ends the program when the system has no randomness.
		_, _ = rand.Read(id[:])
	}
	return id
}

// ParseGameID reads an id as [GameID.String] writes it.
func ParseGameID(text string) (GameID, error) {
	var id GameID
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != len(id) {
		return id, fmt.Errorf("a game's id is 16 hexadecimal digits, not %q", text)
	}
	copy(id[:], raw)
	if id == (GameID{}) {
		return id, fmt.Errorf("a game's id cannot be all zeros")
	}
	return id, nil
}

// String is the id as 16 lower-case hexadecimal digits.
func (id GameID) String() string { return hex.EncodeToString(id[:]) }

// A Hash is one link of a game's chain, see [Step.Hash].
type Hash [32]byte

// String is the hash as 64 lower-case hexadecimal digits.
func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// Tip is the beginning of the hash.
func (h Hash) Tip() Tip { return Tip(h[:len(Tip{})]) }

// A Tip is the beginning of a copy's head, see [Game.Head]: enough to tell one copy from another.
type Tip [16]byte

// String is the tip as 32 lower-case hexadecimal digits.
func (t Tip) String() string { return hex.EncodeToString(t[:]) }

// MarshalText is the tip as [Tip.String] writes it.
func (t Tip) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads a tip as [Tip.String] writes it.
func (t *Tip) UnmarshalText(text []byte) error {
	raw, err := hex.DecodeString(string(text))
	if err != nil || len(raw) != len(t) {
		return fmt.Errorf("the beginning of a head is 32 hexadecimal digits, not %q", text)
	}
	copy(t[:], raw)
	return nil
}

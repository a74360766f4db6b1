package ledger

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
)

// An ID names a game, a tournament or a person everywhere: in every book, record and code that it is handed on by. The zero ID
// names nothing. Ids of two kinds are two types.
type ID[Of idKind] [8]byte

// The kinds of ids.
type (
	GameID    = ID[ofGame]
	JournalID = ID[ofJournal]
	PersonID  = ID[ofPerson]
)

// What an [ID] names.
type (
	ofGame    struct{}
	ofJournal struct{}
	ofPerson  struct{}
	idKind    interface{ ofGame | ofJournal | ofPerson }
)

// newID draws a new id.
func newID[Of idKind]() ID[Of] {
	var id ID[Of]
	for id == (ID[Of]{}) {
		// Read never fails: it ends the program when the system has no randomness.
		_, _ = rand.Read(id[:])
	}
	return id
}

// parseID reads an id as [ID.String] writes it.
func parseID[Of idKind](text string) (ID[Of], error) {
	var id ID[Of]
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != len(id) {
		return id, fmt.Errorf("an id is 16 hexadecimal digits, not %q", text)
	}
	copy(id[:], raw)
	if id == (ID[Of]{}) {
		return id, fmt.Errorf("an id cannot be all zeros")
	}
	return id, nil
}

// String is the id as 16 lower-case hexadecimal digits.
func (id ID[Of]) String() string { return hex.EncodeToString(id[:]) }

// NewGameID draws a new id.
func NewGameID() GameID { return newID[ofGame]() }

func newJournalID() JournalID { return newID[ofJournal]() }
func newPersonID() PersonID   { return newID[ofPerson]() }

// ParseGameID reads an id as [ID.String] writes it.
func ParseGameID(text string) (GameID, error) { return parseID[ofGame](text) }

// ParseJournalID reads an id as [ID.String] writes it.
func ParseJournalID(text string) (JournalID, error) { return parseID[ofJournal](text) }

// ParsePersonID reads an id as [ID.String] writes it.
func ParsePersonID(text string) (PersonID, error) { return parseID[ofPerson](text) }

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

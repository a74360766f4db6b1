package ledger

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
)

// An ID names something everywhere: in every book, record and code that it is handed on by. The zero ID names nothing.
type ID[Of subject] [8]byte

// Ids of different things have different types, so that one is never taken for another.
type (
	// GameID names a game.
	GameID = ID[aGame]
	// PersonID names a person.
	PersonID = ID[aPerson]
	// JournalID names a journal.
	JournalID = ID[aJournal]
)

// subject is what an ID names, as a fault says it.
type subject interface{ what() string }

type (
	aGame    struct{}
	aPerson  struct{}
	aJournal struct{}
)

func (aGame) what() string    { return "game" }
func (aPerson) what() string  { return "person" }
func (aJournal) what() string { return "game" }

// NewID draws a new id.
func NewID[Of subject]() ID[Of] {
	var id ID[Of]
	for id == (ID[Of]{}) {
		// Read never fails: it ends the program when the system has no randomness.
		_, _ = rand.Read(id[:])
	}
	return id
}

// ParseID reads an id as [ID.String] writes it.
func ParseID[Of subject](text string) (ID[Of], error) {
	var id ID[Of]
	var of Of
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != len(id) {
		return id, fmt.Errorf("a %s's id is 16 hexadecimal digits, not %q", of.what(), text)
	}
	copy(id[:], raw)
	if id == (ID[Of]{}) {
		return id, fmt.Errorf("a %s's id cannot be all zeros", of.what())
	}
	return id, nil
}

// NewGameID draws the id of a new game.
func NewGameID() GameID { return NewID[aGame]() }

// NewPersonID draws the id of a new person.
func NewPersonID() PersonID { return NewID[aPerson]() }

// NewJournalID draws the id of a new journal.
func NewJournalID() JournalID { return NewID[aJournal]() }

// ParseGameID reads the id of a game.
func ParseGameID(text string) (GameID, error) { return ParseID[aGame](text) }

// ParsePersonID reads the id of a person.
func ParsePersonID(text string) (PersonID, error) { return ParseID[aPerson](text) }

// ParseJournalID reads the id of a journal.
func ParseJournalID(text string) (JournalID, error) { return ParseID[aJournal](text) }

// String is the id as 16 lower-case hexadecimal digits.
func (id ID[Of]) String() string { return hex.EncodeToString(id[:]) }

// A Hash is one link of a game's chain, see [game.Step.Hash].
type Hash [32]byte

// String is the hash as 64 lower-case hexadecimal digits.
func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// Tip is the beginning of the hash.
func (h Hash) Tip() Tip { return Tip(h[:len(Tip{})]) }

// A Tip is the beginning of a copy's head, see [game.Game.Head]: enough to tell one copy from another.
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

// An Author is who said something, and on which device. Both may be empty when nobody can tell.
type Author struct {
	Person string
	Device string
}

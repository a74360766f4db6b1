package ledger

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
)

// An ID identifies a game, a person or a journal in every book, record and code. The zero ID identifies nothing.
type ID[Of subject] [8]byte

type (
	GameID    = ID[aGame]
	PersonID  = ID[aPerson]
	JournalID = ID[aJournal]
)

type subject interface{ what() string }

type (
	aGame    struct{}
	aPerson  struct{}
	aJournal struct{}
)

func (aGame) what() string    { return "game" }
func (aPerson) what() string  { return "person" }
func (aJournal) what() string { return "game" }

// NewID returns a new random id, never the zero id.
func NewID[Of subject]() ID[Of] {
	var id ID[Of]
	for id == (ID[Of]{}) {
		// rand.Read never returns an error: it ends the program if the system has no randomness.
		_, _ = rand.Read(id[:])
	}
	return id
}

// ParseID parses an id as [ID.String] writes it. The zero id is an error.
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

func NewGameID() GameID { return NewID[aGame]() }

func NewPersonID() PersonID { return NewID[aPerson]() }

func NewJournalID() JournalID { return NewID[aJournal]() }

func ParseGameID(text string) (GameID, error) { return ParseID[aGame](text) }

func ParsePersonID(text string) (PersonID, error) { return ParseID[aPerson](text) }

func ParseJournalID(text string) (JournalID, error) { return ParseID[aJournal](text) }

// String returns the id as 16 lower-case hexadecimal digits.
func (id ID[Of]) String() string { return hex.EncodeToString(id[:]) }

// A Hash is a hash in a game's hash chain, see [game.Step.Hash].
type Hash [32]byte

func (h Hash) String() string { return hex.EncodeToString(h[:]) }

func (h Hash) Tip() Tip { return Tip(h[:len(Tip{})]) }

// A Tip is the beginning of a game's last hash, long enough to distinguish copies of the game, see [game.Game.Head].
type Tip [16]byte

func (t Tip) String() string { return hex.EncodeToString(t[:]) }

func (t Tip) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

func (t *Tip) UnmarshalText(text []byte) error {
	raw, err := hex.DecodeString(string(text))
	if err != nil || len(raw) != len(t) {
		return fmt.Errorf("the beginning of a head is 32 hexadecimal digits, not %q", text)
	}
	copy(t[:], raw)
	return nil
}

type Author struct {
	Person string
	Device string
}

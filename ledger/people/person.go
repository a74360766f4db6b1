package people

import (
	"crypto/sha256"
	"strconv"
	"unicode/utf8"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// These limit a person's texts, in characters. Every name at a seat is short enough for a person.
const (
	MaxPersonName  = calc.MaxNameLength
	MaxShortName   = 12
	MaxPersonNotes = 500
)

// FirstSeatID returns the id of a person who was first met at a seat in a game. It is the same in every book.
func FirstSeatID(game ledger.GameID, seat int) ledger.PersonID {
	sum := sha256.Sum256(append(game[:], strconv.Itoa(seat)...))
	return ledger.PersonID(sum[:len(ledger.PersonID{})])
}

type Person struct {
	ID ledger.PersonID
	// Name is visible, has at most [MaxPersonName] characters, and is unique after [letters.Fold].
	Name string
	// Short is an optional shorter name, at most [MaxShortName] characters.
	Short string
	Look  Look
	// Notes are one line for the owner of the book, at most [MaxPersonNotes] characters.
	Notes string
	// Hidden leaves the person out of lists and suggestions.
	Hidden bool
	// Merged is the person into which this person was merged, see [book.Persons.Merge], or zero.
	Merged ledger.PersonID
}

func (p Person) ShortName() string {
	if p.Short != "" {
		return p.Short
	}
	return p.Name
}

// Checked returns the person with tidied texts and a valid look, or a fault.
func (p Person) Checked() (Person, *ledger.Fault) {
	name, sound := letters.TidyTyped(p.Name)
	short, soundShort := letters.TidyTyped(p.Short)
	notes := letters.Tidy(p.Notes)
	switch {
	case !sound || !soundShort:
		return p, &ledger.Fault{Code: "person.letters"}
	case !letters.Visible(name):
		return p, &ledger.Fault{Code: "person.empty"}
	case utf8.RuneCountInString(name) > MaxPersonName:
		return p, &ledger.Fault{Code: "person.long", Detail: strconv.Itoa(MaxPersonName)}
	case utf8.RuneCountInString(short) > MaxShortName:
		return p, &ledger.Fault{Code: "person.short", Detail: strconv.Itoa(MaxShortName)}
	case utf8.RuneCountInString(notes) > MaxPersonNotes:
		return p, &ledger.Fault{Code: "person.notes", Detail: strconv.Itoa(MaxPersonNotes)}
	}
	p.Name, p.Short, p.Notes, p.Look = name, short, notes, p.Look.valid()
	return p, nil
}

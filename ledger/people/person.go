package people

import (
	"crypto/sha256"
	"strconv"
	"unicode/utf8"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// Limits of what is known of a person, in characters. A name can be that of a seat.
const (
	MaxPersonName  = calc.MaxNameLength
	MaxShortName   = 12
	MaxPersonNotes = 500
)

// FirstSeatID is the id of a person who is first met at a seat of a game: every book that meets him there comes to the
// same.
func FirstSeatID(game ledger.GameID, seat int) ledger.PersonID {
	sum := sha256.Sum256(append(game[:], strconv.Itoa(seat)...))
	return ledger.PersonID(sum[:len(ledger.PersonID{})])
}

// A Person is somebody who plays, as the book knows him or her.
type Person struct {
	ID ledger.PersonID
	// Name is visible, at most [MaxPersonName] characters, and no other person's: see [letters.Fold].
	Name string
	// Short is a shorter name for where there is little room, at most [MaxShortName] characters; it may be empty.
	Short string
	// Look is the mark.
	Look Look
	// Notes are one line for whoever keeps the book, at most [MaxPersonNotes] characters.
	Notes string
	// Hidden tells that the person is left out where people are listed or offered.
	Hidden bool
	// Merged is the person that this one turned out to be as well, see [book.Persons.Merge]; zero for none.
	Merged ledger.PersonID
}

// ShortName is what the person is called where there is little room: the short name where there is one, else the name.
func (p Person) ShortName() string {
	if p.Short != "" {
		return p.Short
	}
	return p.Name
}

// Checked is the person with tidy texts and a look that there is, or what is wrong.
func (p Person) Checked() (Person, *ledger.Fault) {
	name, sound := letters.Typed(p.Name)
	short, soundShort := letters.Typed(p.Short)
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

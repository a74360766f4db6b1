package ledger

import (
	"database/sql"
	"slices"
	"strings"
	"unicode/utf8"

	"scripkeeper/ledger/letters"
)

// A backupPerson is a person as a backup holds him or her.
type backupPerson struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Short  string `json:"short,omitempty"`
	Color  int    `json:"color"`
	Shape  int    `json:"shape"`
	Notes  string `json:"notes,omitempty"`
	Hidden bool   `json:"hidden,omitempty"`
	Merged string `json:"merged,omitempty"`
}

func (p Person) forBackup() backupPerson {
	held := backupPerson{p.ID.String(), p.Name, p.Short, p.Look.Color, p.Look.Shape, p.Notes, p.Hidden, ""}
	if p.Merged != (PersonID{}) {
		held.Merged = p.Merged.String()
	}
	return held
}

// forBackup are all persons, also those who are merged, by their ids.
func (p People) forBackup() []backupPerson {
	var all []backupPerson
	for _, person := range p.persons {
		all = append(all, person.forBackup())
	}
	slices.SortFunc(all, func(a, b backupPerson) int { return strings.Compare(a.ID, b.ID) })
	return all
}

// person is the person, and whether he or she can be one.
func (p backupPerson) person() (Person, bool) {
	id, err := ParsePersonID(p.ID)
	merged, _ := ParsePersonID(p.Merged)
	made, fault := Person{
		ID: id, Name: p.Name, Short: letters.Clip(letters.Tidy(p.Short), MaxShortName), Look: Look{p.Color, p.Shape},
		Notes: letters.Clip(letters.Tidy(p.Notes), MaxPersonNotes), Hidden: p.Hidden, Merged: merged,
	}.checked()
	return made, err == nil && fault == nil && utf8.ValidString(p.Name)
}

// idsOf are ids as a backup holds them; none where one of them cannot be read.
func idsOf(texts []string) []PersonID {
	var ids []PersonID
	for _, text := range texts {
		id, err := ParsePersonID(text)
		if err != nil {
			return nil
		}
		ids = append(ids, id)
	}
	return ids
}

// takePersons takes in those who come from elsewhere and are not in the book, and tells how many these are. Somebody whose
// name another person has is taken as one more of that person, and not counted.
func (b *Book) takePersons(all []Person) (added int, err error) {
	if len(all) == 0 {
		return 0, nil
	}
	err = b.changePeople(func(tx *sql.Tx, people People) error {
		slices.SortStableFunc(all, compareMerged)
		for _, person := range all {
			if _, known := people.persons[person.ID]; known {
				continue
			}
			if other, taken := people.Named(person.Name); taken && person.Merged == (PersonID{}) {
				person.Merged = other.ID
			}
			people.add(person)
			if err := person.insert(tx); err != nil {
				return err
			}
			if person.Merged == (PersonID{}) {
				added++
			}
		}
		return nil
	})
	return added, err
}

// compareMerged puts those who are merged with somebody last.
func compareMerged(a, b Person) int {
	if none := (PersonID{}); (a.Merged == none) != (b.Merged == none) {
		if a.Merged == none {
			return -1
		}
		return 1
	}
	return strings.Compare(a.ID.String(), b.ID.String())
}

package book

import (
	"database/sql"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"slices"
	"strings"
)

// takePersons takes in those who come from elsewhere and are not in the book, and tells how many these are. Somebody whose
// name another person has is taken as one more of that person, and not counted.
func (b *Persons) take(all []people.Person) (added int, err error) {
	if len(all) == 0 {
		return 0, nil
	}
	err = b.change(func(tx *sql.Tx, people people.People) error {
		slices.SortStableFunc(all, compareMerged)
		for _, person := range all {
			if _, known := people.Self(person.ID); known {
				continue
			}
			if other, taken := people.Named(person.Name); taken && person.Merged == (ledger.PersonID{}) {
				person.Merged = other.ID
			}
			people.Add(person)
			if err := insertPersonRow(tx, person); err != nil {
				return err
			}
			if person.Merged == (ledger.PersonID{}) {
				added++
			}
		}
		return nil
	})
	return added, err
}

// compareMerged puts those who are merged with somebody last.
func compareMerged(a, b people.Person) int {
	if none := (ledger.PersonID{}); (a.Merged == none) != (b.Merged == none) {
		if a.Merged == none {
			return -1
		}
		return 1
	}
	return strings.Compare(a.ID.String(), b.ID.String())
}

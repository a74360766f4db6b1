package games

import (
	"slices"

	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/tournament"
)

// ShortNames returns what the members are called where there is little room, by number: the short names of the people
// of the book, and where there is none, or another member is called so, the names.
func ShortNames(s *tournament.State, people people.People) []string {
	names := make([]string, len(s.Members))
	for i, m := range s.Members {
		names[i] = m.Name
	}
	for i, m := range s.Members {
		id, err := ledger.ParsePersonID(m.Person)
		if err != nil {
			continue // known by name alone
		}
		if person, known := people.Person(id); known && !slices.Contains(names, person.ShortName()) {
			names[i] = person.ShortName()
		}
	}
	return names
}

package stats

import (
	"slices"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
)

// Groups returns recent groups of two to seats people, latest first, at most most of them, each in the seating of their
// last game. The games are in the order of [book.Shelf.List]. Groups with a hidden person are left out.
func Groups(p people.People, games []Summary, most, seats int) [][]people.Person {
	var groups [][]people.Person
	met := map[string]bool{}
	for _, g := range games {
		if len(groups) == most {
			break
		}
		seated := p.Seated(g.ID)
		hidden := slices.ContainsFunc(seated, func(person people.Person) bool { return person.Hidden })
		if key := groupKey(seated); len(seated) > 1 && len(seated) <= seats && !hidden && !met[key] {
			met[key] = true
			groups = append(groups, seated)
		}
	}
	return groups
}

// Lately returns the people of the games in that order, each once, then all others by name. Hidden people are left out.
func Lately(p people.People, games []Summary) []people.Person {
	var all []people.Person
	met := map[ledger.PersonID]bool{}
	add := func(persons []people.Person) {
		for _, person := range persons {
			if !met[person.ID] && !person.Hidden {
				met[person.ID] = true
				all = append(all, person)
			}
		}
	}
	for _, g := range games {
		add(p.Seated(g.ID))
	}
	add(p.All())
	return all
}

func groupKey(seated []people.Person) string {
	var ids []string
	for _, person := range seated {
		ids = append(ids, person.ID.String())
	}
	slices.Sort(ids)
	return strings.Join(ids, "")
}

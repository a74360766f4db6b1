package stats

import (
	"slices"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
)

// Groups are the people who played together lately, each as they sat in the game played last, the latest first and at
// most so many; the games are as [book.Shelf.List] lists them. Groups of more than a number of people, and those with
// somebody who is hidden, are left out.
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

// Lately are the people who played in some games, each once, those of the first games first, and then all others by
// name. Who is hidden is left out.
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

// groupKey is the same for the same people in any order.
func groupKey(seated []people.Person) string {
	var ids []string
	for _, person := range seated {
		ids = append(ids, person.ID.String())
	}
	slices.Sort(ids)
	return strings.Join(ids, "")
}

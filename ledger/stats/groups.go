package stats

import (
	"slices"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
)

// RecentGroups returns groups of people who played together, the latest first. The parameter most limits the number of
// groups, and seats the number of people in a group. A group has at least two people, in the order of seats in their
// last game, and no hidden person. The games are sorted as by [book.Shelf.List].
func RecentGroups(p people.People, games []Summary, most, seats int) [][]people.Person {
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

// RecentPeople returns the people in the games, in the order of the games and each once, then all others by name. It
// leaves out hidden people.
func RecentPeople(p people.People, games []Summary) []people.Person {
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

// Package people knows the players, their seats in games, and which of them are the same person.
package people

import (
	"cmp"
	"slices"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// People holds the persons that a book knows and their seats in its games.
type People struct {
	persons map[ledger.PersonID]Person
	roots   map[ledger.PersonID]ledger.PersonID
	// named maps folded names to ids. If a merged and an unmerged person share a name, the id is the unmerged person's.
	named map[string]ledger.PersonID
	seats map[ledger.GameID][]ledger.PersonID
}

func CompareNames(a, b Person) int {
	return cmp.Or(letters.Compare(a.Name, b.Name), strings.Compare(a.ID.String(), b.ID.String()))
}

// All returns all people by name, including hidden people but not merged ones.
func (p People) All() []Person {
	return p.where(func(id ledger.PersonID) bool { return p.Root(id) == id })
}

func (p People) where(fits func(ledger.PersonID) bool) []Person {
	var all []Person
	for id, person := range p.persons {
		if fits(id) {
			all = append(all, person)
		}
	}
	slices.SortFunc(all, CompareNames)
	return all
}

// Person returns the person with the given id, or the person into which that person was merged.
func (p People) Person(id ledger.PersonID) (Person, bool) {
	person, known := p.persons[p.Root(id)]
	return person, known
}

// Self returns the person with the given id as it was before any merge.
func (p People) Self(id ledger.PersonID) (Person, bool) {
	person, known := p.persons[id]
	return person, known
}

// Named returns the person with a name, ignoring case, spaces and widths. The name of a merged person means the person
// into which it was merged, unless another person has the name.
func (p People) Named(name string) (Person, bool) {
	id, known := p.named[letters.Fold(name)]
	if !known {
		return Person{}, false
	}
	return p.Person(id)
}

// Seated returns a game's people by seat, or nil if no people are assigned to its seats.
func (p People) Seated(game ledger.GameID) []Person {
	var all []Person
	for _, id := range p.seats[game] {
		person, _ := p.Person(id)
		all = append(all, person)
	}
	return all
}

// IDsAt returns the recorded ids of a game's people by seat, or nil if no people are assigned. Merges are not followed.
func (p People) IDsAt(game ledger.GameID) []ledger.PersonID { return p.seats[game] }

func (p *People) Seat(game ledger.GameID, ids []ledger.PersonID) { p.seats[game] = ids }

func (p *People) Forget(id ledger.PersonID) { delete(p.persons, id) }

// Merged returns the people merged into a person, by name, each as before the merge.
func (p People) Merged(with ledger.PersonID) []Person {
	return p.where(func(id ledger.PersonID) bool { return id != with && p.Root(id) == with })
}

// Add adds a person. The person may be merged into a known one.
func (p *People) Add(person Person) {
	p.persons[person.ID] = person
	p.findRoot(person.ID)
	p.name(person)
}

func (p *People) name(person Person) {
	if key := letters.Fold(person.Name); p.named[key] == (ledger.PersonID{}) {
		p.named[key] = p.Root(person.ID)
	}
}

// New returns a People with the given persons. Merged persons must come after the persons they were merged into.
func New(all ...Person) People {
	p := People{
		persons: map[ledger.PersonID]Person{}, roots: map[ledger.PersonID]ledger.PersonID{},
		named: map[string]ledger.PersonID{}, seats: map[ledger.GameID][]ledger.PersonID{},
	}
	for _, person := range all {
		p.persons[person.ID] = person
	}
	for _, person := range all {
		p.findRoot(person.ID)
		p.name(person)
	}
	return p
}

// NamesOr returns people's names by seat. An unknown person gets the recorded name, which told has for each seat.
func NamesOr(people []Person, told []string) []string {
	names := slices.Clone(told)
	for seat, person := range people {
		if person.ID != (ledger.PersonID{}) {
			names[seat] = person.Name
		}
	}
	return names
}

// ShortNames returns the short name for each seat, or the name if the short name is empty or another seat's name.
func ShortNames(names, short []string) []string {
	all := slices.Clone(names)
	for seat, name := range short {
		if name != "" && !slices.Contains(all, name) {
			all[seat] = name
		}
	}
	return all
}

// Root returns the last id in a chain of merges, or id itself if it is not merged.
func (p People) Root(id ledger.PersonID) ledger.PersonID {
	if root, merged := p.roots[id]; merged {
		return root
	}
	return id
}

// findRoot stores the root of a person and of all persons on the way there. A circle of merges has one root.
func (p *People) findRoot(id ledger.PersonID) {
	var way []ledger.PersonID
	passed := map[ledger.PersonID]bool{}
	root := id
	for {
		into := p.persons[root].Merged
		if _, known := p.persons[into]; !known || passed[root] {
			break
		}
		way = append(way, root)
		passed[root] = true
		root = p.Root(into)
	}
	for _, id := range way {
		if id != root {
			p.roots[id] = root
		}
	}
}

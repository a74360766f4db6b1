// Package people knows who plays: persons, who of them sits where, and who turned out to be somebody else.
package people

import (
	"cmp"
	"slices"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// People are those that a book knows, and who of them sits at which seat of which game. What is worked out from that is
// never kept. It is read by [book.Persons.All] and does not change.
type People struct {
	persons map[ledger.PersonID]Person
	// roots are whom those who are merged turned out to be in the end.
	roots map[ledger.PersonID]ledger.PersonID
	// named are the ids by folded name: of those that are merged with nobody, and then of the others.
	named map[string]ledger.PersonID
	seats map[ledger.GameID][]ledger.PersonID
}

// CompareNames puts people in the order of their names.
func CompareNames(a, b Person) int {
	return cmp.Or(letters.Compare(a.Name, b.Name), strings.Compare(a.ID.String(), b.ID.String()))
}

// All are the people by their names, hidden ones among them, but none that is merged with another.
func (p People) All() []Person {
	var all []Person
	for id, person := range p.persons {
		if p.Root(id) == id {
			all = append(all, person)
		}
	}
	slices.SortFunc(all, CompareNames)
	return all
}

// Person is the person with an id, or whoever that one was merged with.
func (p People) Person(id ledger.PersonID) (Person, bool) {
	person, known := p.persons[p.Root(id)]
	return person, known
}

// Self is the person with an id, as he or she was before being merged with anybody.
func (p People) Self(id ledger.PersonID) (Person, bool) {
	person, known := p.persons[id]
	return person, known
}

// Named is the person who is meant by a name, as typed: case, spaces and widths do not matter. A name of somebody who
// was merged means the other, as long as nobody else has it.
func (p People) Named(name string) (Person, bool) {
	id, known := p.named[letters.Fold(name)]
	if !known {
		return Person{}, false
	}
	return p.Person(id)
}

// Seated are the people of a game, by seat; none when it is not matched.
func (p People) Seated(game ledger.GameID) []Person {
	var all []Person
	for _, id := range p.seats[game] {
		person, _ := p.Person(id)
		all = append(all, person)
	}
	return all
}

// IDsAt are the ids of the people at the seats of a game; none when it is not matched.
func (p People) IDsAt(game ledger.GameID) []ledger.PersonID { return p.seats[game] }

// Seat says who sits at the seats of a game.
func (p *People) Seat(game ledger.GameID, ids []ledger.PersonID) { p.seats[game] = ids }

// Forget lets go of a person who is there.
func (p *People) Forget(id ledger.PersonID) { delete(p.persons, id) }

// Merged are those who were merged with a person, each as he or she was before, by their names.
func (p People) Merged(with ledger.PersonID) []Person {
	var all []Person
	for id, person := range p.persons {
		if id != with && p.Root(id) == with {
			all = append(all, person)
		}
	}
	slices.SortFunc(all, CompareNames)
	return all
}

// Add takes in a person who is merged with nobody, or with somebody who is there.
func (p *People) Add(person Person) {
	p.persons[person.ID] = person
	p.findRoot(person.ID)
	p.name(person)
}

// name lets the name of a person mean him or her, unless it means somebody already.
func (p *People) name(person Person) {
	if key := letters.Fold(person.Name); p.named[key] == (ledger.PersonID{}) {
		p.named[key] = p.Root(person.ID)
	}
}

// Of are some people; those who are merged come after the others.
func Of(all ...Person) People {
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

// CalledOr are the names of people by seat; where nobody is known, the name that was told.
func CalledOr(people []Person, told []string) []string {
	names := slices.Clone(told)
	for seat, person := range people {
		if person.ID != (ledger.PersonID{}) {
			names[seat] = person.Name
		}
	}
	return names
}

// Shortened are names with shorter ones in their places: where there is one, and nobody else is called so.
func Shortened(names, short []string) []string {
	all := slices.Clone(names)
	for seat, name := range short {
		if name != "" && !slices.Contains(all, name) {
			all[seat] = name
		}
	}
	return all
}

// People can be merged in a chain: one with a second, and that one with a third. Whom somebody turned out to be in the
// end is found once and kept, however long the chain is.

// Root is the person that one was merged with, and that one with, to the last.
func (p People) Root(id ledger.PersonID) ledger.PersonID {
	if root, merged := p.roots[id]; merged {
		return root
	}
	return id
}

// findRoot finds the root of a person, and of everybody on the way there. Of people who are merged in a circle it is
// one of them, the same for all.
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

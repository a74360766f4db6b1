package people

import (
	"bytes"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// Match assigns a person to each seat of a game and returns the persons it created.
func (p *People) Match(game ledger.GameID, seats []record.Seat) (made []Person) {
	sits := map[ledger.PersonID]bool{}
	ids := make([]ledger.PersonID, len(seats))
	for seat, s := range seats {
		person, known := p.personFor(s)
		if !known || sits[p.Root(person.ID)] {
			if known || sits[person.Merged] { // the same name or id twice at one table
				person = Person{ID: p.freeID(s.Person), Name: s.Name}
			}
			if person.ID == (ledger.PersonID{}) {
				person.ID = p.freeID(FirstSeatID(game, seat))
			}
			if person.Merged == (ledger.PersonID{}) {
				person.Name, person.Look = p.FreeName(letters.Tidy(s.Name)), p.FreeLook()
			}
			p.Add(person)
			made = append(made, person)
		}
		ids[seat] = person.ID
		sits[p.Root(person.ID)] = true
	}
	p.seats[game] = ids
	return made
}

func (p *People) Introduce(game ledger.GameID, seats []record.Seat) []record.Seat {
	p.Match(game, seats)
	seats = slices.Clone(seats)
	for seat, id := range p.seats[game] {
		seats[seat].Person = p.Root(id)
	}
	return seats
}

// personFor returns the person to whom a recorded seat refers, or a new person to create. If the id is unknown and the
// name is known, the new person is merged into the person with that name.
func (p *People) personFor(s record.Seat) (person Person, known bool) {
	if person, known = p.persons[s.Person]; known {
		return person, true
	}
	person, known = p.Named(s.Name)
	switch {
	case !known:
		return Person{ID: s.Person}, false
	case s.Person == (ledger.PersonID{}):
		return person, true
	}
	return Person{ID: s.Person, Name: s.Name, Look: person.Look, Merged: person.ID}, false
}

func (p *People) freeID(id ledger.PersonID) ledger.PersonID {
	if _, taken := p.persons[id]; taken {
		return ledger.NewPersonID()
	}
	return id
}

// FreeName returns name, with a number appended if another person has that name.
func (p *People) FreeName(name string) string {
	free := name
	for n := 2; ; n++ {
		if _, taken := p.Named(free); !taken {
			return free
		}
		free = letters.Numbered(name, n, MaxPersonName)
	}
}

// FreeLook returns the first look that is used least.
func (p *People) FreeLook() Look {
	return freeLook(0, calc.Map(p.All(), func(person Person) Look { return person.Look.valid() }))
}

func (p People) NamesAt(game ledger.GameID) []string {
	return calc.Map(p.Seated(game), func(person Person) string { return person.Name })
}

// RenamedGames returns the games in which people's names have changed since an earlier state.
func (p People) RenamedGames(before People) []ledger.GameID {
	var games []ledger.GameID
	for game := range p.seats {
		if !slices.Equal(p.NamesAt(game), before.NamesAt(game)) {
			games = append(games, game)
		}
	}
	return games
}

// Distinct reports whether the ids belong to known people and no two are the same.
func (p People) Distinct(ids []ledger.PersonID) bool {
	met := map[ledger.PersonID]bool{}
	for _, id := range ids {
		person, known := p.Person(id)
		if !known || met[person.ID] {
			return false
		}
		met[person.ID] = true
	}
	return true
}

// SeatedSame reports whether the people with these ids, followed through merges, sit at the game's seats.
func (p People) SeatedSame(game ledger.GameID, ids []ledger.PersonID) bool {
	return slices.EqualFunc(p.seats[game], ids, func(a, b ledger.PersonID) bool { return p.Root(a) == p.Root(b) })
}

// FoundByName reports whether [People.Match] finds a game's people, so that no seat was assigned by hand.
func (p People) FoundByName(game ledger.GameID, seats []record.Seat) bool {
	for seat, id := range p.seats[game] {
		if seat >= len(seats) || id == FirstSeatID(game, seat) {
			continue
		}
		if found, known := p.personFor(seats[seat]); !known || p.Root(id) != p.Root(found.ID) {
			return false
		}
	}
	return true
}

// CommonGame returns a game in which both persons sat, the first such game by id.
func (p People) CommonGame(one, other ledger.PersonID) (first ledger.GameID, met bool) {
	for game, seated := range p.seats {
		found := map[ledger.PersonID]bool{}
		for _, id := range seated {
			found[p.Root(id)] = true
		}
		if found[one] && found[other] && (!met || bytes.Compare(game[:], first[:]) < 0) {
			first, met = game, true
		}
	}
	return first, met
}

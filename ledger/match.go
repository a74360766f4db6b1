package ledger

import (
	"scripkeeper/ledger/letters"
	"slices"
)

// match finds out who sits where in one game, and returns who was made for it.
func (p *People) match(game GameID, seats []RecordSeat) (made []Person) {
	sits := map[PersonID]bool{}
	ids := make([]PersonID, len(seats))
	for seat, s := range seats {
		person, known := p.meant(s)
		if !known || sits[p.root(person.ID)] {
			if known || sits[person.Merged] { // the same name or id twice at one table
				person = Person{ID: p.freeID(s.Person), Name: s.Name}
			}
			if person.ID == (PersonID{}) {
				person.ID = p.freeID(firstSeatID(game, seat))
			}
			if person.Merged == (PersonID{}) {
				person.Name, person.Look = p.freeName(letters.Tidy(s.Name)), p.freeLook()
			}
			p.add(person)
			made = append(made, person)
		}
		ids[seat] = person.ID
		sits[p.root(person.ID)] = true
	}
	p.seats[game] = ids
	return made
}

// introduce tells at each seat of a game who that is.
func (p *People) introduce(game GameID, seats []RecordSeat) []RecordSeat {
	p.match(game, seats)
	seats = slices.Clone(seats)
	for seat, id := range p.seats[game] {
		seats[seat].Person = p.root(id)
	}
	return seats
}

// meant is who a seat of a record is known as. Where nobody is, it is whoever is to be made: an unknown id with a known name
// is one more of the person who has it.
func (p *People) meant(s RecordSeat) (person Person, known bool) {
	if person, known = p.persons[s.Person]; known {
		return person, true
	}
	person, known = p.Named(s.Name)
	switch {
	case !known:
		return Person{ID: s.Person}, false
	case s.Person == (PersonID{}):
		return person, true
	}
	return Person{ID: s.Person, Name: s.Name, Look: person.Look, Merged: person.ID}, false
}

// freeID is an id, or another one where somebody has it.
func (p *People) freeID(id PersonID) PersonID {
	if _, taken := p.persons[id]; taken {
		return NewPersonID()
	}
	return id
}

// freeName is a name, with a number after it where somebody has it.
func (p *People) freeName(name string) string {
	free := name
	for n := 2; ; n++ {
		if _, taken := p.Named(free); !taken {
			return free
		}
		free = letters.Numbered(name, n, MaxPersonName)
	}
}

// freeLook is the next look that few people have.
func (p *People) freeLook() Look {
	var taken []Look
	for id, person := range p.persons {
		if p.root(id) == id {
			taken = append(taken, person.Look.valid())
		}
	}
	return freeLook(0, taken)
}

// namesAt are what the people of a game are called, by seat.
func (p People) namesAt(game GameID) []string {
	var names []string
	for _, person := range p.Seated(game) {
		names = append(names, person.Name)
	}
	return names
}

// calledAnew are the games whose people are called otherwise than before.
func (p People) calledAnew(before People) []GameID {
	var games []GameID
	for game := range p.seats {
		if !slices.Equal(p.namesAt(game), before.namesAt(game)) {
			games = append(games, game)
		}
	}
	return games
}

// each reports whether ids are those of people that the book knows, each somebody else.
func (p People) each(ids []PersonID) bool {
	met := map[PersonID]bool{}
	for _, id := range ids {
		person, known := p.Person(id)
		if !known || met[person.ID] {
			return false
		}
		met[person.ID] = true
	}
	return true
}

// sameAt reports whether the people with some ids sit at the seats of a game, merged or not.
func (p People) sameAt(game GameID, ids []PersonID) bool {
	return slices.EqualFunc(p.seats[game], ids, func(a, b PersonID) bool { return p.root(a) == p.root(b) })
}

// foundAt reports whether nobody said who sits at the seats of a game: they are not matched, or the people there are those
// whom [People.match] finds by what the record tells.
func (p People) foundAt(game GameID, seats []RecordSeat) bool {
	for seat, id := range p.seats[game] {
		if seat >= len(seats) || id == firstSeatID(game, seat) {
			continue
		}
		if found, known := p.meant(seats[seat]); !known || p.root(id) != p.root(found.ID) {
			return false
		}
	}
	return true
}

// together is a game in which two persons both sat.
func (p People) together(one, other PersonID) (GameID, bool) {
	for game, seated := range p.seats {
		found := map[PersonID]bool{}
		for _, id := range seated {
			found[p.root(id)] = true
		}
		if found[one] && found[other] {
			return game, true
		}
	}
	return GameID{}, false
}

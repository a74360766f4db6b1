package book

import (
	"cmp"
	"database/sql"
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
)

type Persons struct {
	store
	shelf *Shelf
}

// Store changes the name, look, notes and hidden flag of the person with p's id, and returns the stored person. Without
// an id it adds a new person, with an id and a rarely used look. Records and loaded games keep the old name. Merges are
// not changed.
//
// The faults are person.empty (the name is invisible), person.letters (control characters), person.long, person.short
// and person.notes (too long; Detail is the limit), person.exists (another person, Detail, has the name),
// person.unknown and those of writing a book.
func (b *Persons) Store(p people.Person) (people.Person, error) {
	p, fault := p.Checked()
	if fault != nil {
		return p, fault
	}
	if p.ID == (ledger.PersonID{}) {
		return b.storeNew(p)
	}
	err := b.change(func(tx *sql.Tx, people people.People) error {
		if other, taken := people.Named(p.Name); taken && other.ID != people.Root(p.ID) {
			return &ledger.Fault{Code: "person.exists", Detail: other.Name}
		}
		old, known := people.Self(p.ID)
		if !known {
			return &ledger.Fault{Code: "person.unknown", Detail: p.ID.String()}
		}
		p.Merged = old.Merged
		_, err := tx.Exec(`UPDATE person
			SET name = ?, short = ?, color = ?, shape = ?, notes = ?, hidden = ? WHERE id = ?`,
			p.Name, p.Short, p.Look.Color, p.Look.Shape, p.Notes, p.Hidden, p.ID.String())
		return err
	})
	return p, err
}

func (b *Persons) storeNew(p people.Person) (people.Person, error) {
	err := b.file.Transact(func(tx *sql.Tx) error {
		people, err := readPersons(tx)
		if err != nil {
			return err
		}
		if other, taken := people.Named(p.Name); taken {
			return &ledger.Fault{Code: "person.exists", Detail: other.Name}
		}
		p.ID, p.Look, p.Merged = ledger.NewPersonID(), people.FreeLook(), ledger.PersonID{}
		return insertPersonRow(tx, p)
	})
	return p, b.file.FaultOrNil(err)
}

// Merge merges the first person into the second, who gets the games of the first. The name of the first then identifies
// the second. [Persons.Separate] can reverse this at any time.
//
// The faults are person.unknown, person.same (the two are merged already), person.together (both played in the game
// with the id Detail) and those of writing a book.
func (b *Persons) Merge(one, with ledger.PersonID) error {
	return b.change(func(tx *sql.Tx, people people.People) error {
		first, known := people.Person(one)
		second, alsoKnown := people.Person(with)
		switch {
		case !known || !alsoKnown:
			return &ledger.Fault{Code: "person.unknown"}
		case first.ID == second.ID:
			return &ledger.Fault{Code: "person.same", Detail: second.Name}
		}
		if game, met := people.CommonGame(first.ID, second.ID); met {
			return &ledger.Fault{Code: "person.together", Detail: game.String()}
		}
		return mergeInto(tx, first.ID, second.ID)
	})
}

// Separate reverses a merge: the person gets back the former name and games. If another person has the name now, a
// number is appended. The faults are person.unknown, person.separate (not merged) and those of writing a book.
func (b *Persons) Separate(id ledger.PersonID) error {
	return b.change(func(tx *sql.Tx, people people.People) error {
		person, known := people.Self(id)
		switch {
		case !known:
			return &ledger.Fault{Code: "person.unknown", Detail: id.String()}
		case people.Root(id) == id:
			return &ledger.Fault{Code: "person.separate", Detail: person.Name}
		}
		people.Forget(id)
		if other, taken := people.Named(person.Name); taken && letters.Fold(other.Name) == letters.Fold(person.Name) {
			person.Name = people.FreeName(person.Name)
		}
		if _, err := tx.Exec("UPDATE person SET name = ? WHERE id = ?", person.Name, id.String()); err != nil {
			return err
		}
		return mergeInto(tx, id, ledger.PersonID{})
	})
}

func mergeInto(tx *sql.Tx, id, with ledger.PersonID) error {
	_, err := tx.Exec("UPDATE person SET merged = ? WHERE id = ?", mergedColumn(with), id.String())
	return err
}

// Reseat assigns a seat in a game to another person, and returns the id of the former person. The game's record does
// not change.
//
// The faults are person.unknown, person.twice (the person has another seat in the game), game.unknown (no such game or
// seat) and those of writing a book.
func (b *Persons) Reseat(game ledger.GameID, seat int, person ledger.PersonID) (before ledger.PersonID, err error) {
	err = b.change(func(tx *sql.Tx, people people.People) error {
		seated := people.IDsAt(game)
		if seat < 0 || seat >= len(seated) {
			return &ledger.Fault{Code: "game.unknown", Path: b.file.Path, Detail: game.String()}
		}
		who, known := people.Self(person)
		if !known {
			return &ledger.Fault{Code: "person.unknown", Detail: person.String()}
		}
		for other, id := range seated {
			if other != seat && people.Root(id) == people.Root(person) {
				return &ledger.Fault{Code: "person.twice", Detail: who.Name}
			}
		}
		before = seated[seat]
		_, err := tx.Exec("UPDATE seat SET person = ? WHERE game = ? AND seat = ?",
			person.String(), game.String(), seat)
		return err
	})
	return before, err
}

func (b *Persons) change(change func(tx *sql.Tx, people people.People) error) error {
	return b.file.FaultOrNil(b.file.Transact(func(tx *sql.Tx) error {
		if _, err := matchAndStore(tx, ""); err != nil {
			return err
		}
		people, err := readPeople(tx, "")
		if err != nil {
			return err
		}
		if err := change(tx, people); err != nil {
			return err
		}
		changed, err := readPeople(tx, "")
		if err != nil {
			return err
		}
		games := changed.RenamedGames(people)
		b.shelf.dropCached(games)
		return renameInSummaries(tx, changed, games)
	}))
}

// FindOrAdd returns the ids of the people with the given names, and adds people whom the book doesn't know. An id is
// zero if its name is invalid or means a person already in the list. Faults are those of writing a book; then nobody is
// added.
func (b *Persons) FindOrAdd(names []string) ([]ledger.PersonID, error) {
	ids := make([]ledger.PersonID, len(names))
	err := b.file.Transact(func(tx *sql.Tx) error {
		p, err := readPersons(tx)
		if err != nil {
			return err
		}
		met := map[ledger.PersonID]bool{}
		for i, name := range names {
			person, known := p.Named(name)
			if !known {
				made, fault := people.Person{ID: ledger.NewPersonID(), Name: name, Look: p.FreeLook()}.Checked()
				if fault != nil {
					continue
				}
				if err := insertPersonRow(tx, made); err != nil {
					return err
				}
				p.Add(made)
				person = made
			}
			if !met[person.ID] {
				met[person.ID], ids[i] = true, person.ID
			}
		}
		return nil
	})
	if err != nil {
		return make([]ledger.PersonID, len(names)), b.file.FaultOrNil(err)
	}
	return ids, nil
}

// addMissing adds the people who are not in the book, and returns their number. A person whose name belongs to another
// person is merged with that person and not counted.
func (b *Persons) addMissing(all []people.Person) (added int, err error) {
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

// compareMerged sorts merged people last.
func compareMerged(a, b people.Person) int {
	merged := func(p people.Person) int { return calc.Bit(p.Merged != ledger.PersonID{}) }
	return cmp.Or(merged(a)-merged(b), strings.Compare(a.ID.String(), b.ID.String()))
}

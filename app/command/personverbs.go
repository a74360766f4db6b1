package command

import (
	"scripkeeper/app/command/notation"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
)

// A personVerb changes what the book knows of a person, whom its first word names, and takes so many words.
type personVerb struct {
	words int
	do    func(b *book.Book, people people.People, person people.Person, w []string) error
}

// personVerbs are the verbs that may stand after people.
func personVerbs() map[string]personVerb {
	return map[string]personVerb{
		"merge": {2, func(b *book.Book, people people.People, person people.Person, w []string) error {
			with, err := personOf(people, w[1])
			if err != nil {
				return err
			}
			return b.People.Merge(person.ID, with.ID)
		}},
		"separate": {1, func(b *book.Book, _ people.People, person people.Person, _ []string) error {
			return b.People.Separate(person.ID)
		}},
		"rename": {2, func(b *book.Book, _ people.People, person people.Person, w []string) error {
			person.Name = w[1]
			_, err := b.People.Store(person)
			return err
		}},
		"hide": {1, hidden(true)},
		"show": {1, hidden(false)},
	}
}

func hidden(hidden bool) func(*book.Book, people.People, people.Person, []string) error {
	return func(b *book.Book, _ people.People, person people.Person, _ []string) error {
		person.Hidden = hidden
		_, err := b.People.Store(person)
		return err
	}
}

// persons does what the words after people ask for; without a verb among them it lists who finished games.
func persons(c call, w []string) error {
	if len(w) == 0 {
		return listPeople(c, w)
	}
	v, known := personVerbs()[w[0]]
	switch {
	case !known && len(w) == 1:
		return listPeople(c, w)
	case !known || len(w) != v.words+1:
		return notation.Wrong("command.people.usage", nil)
	}
	return c.open(func(book *book.Book) error {
		people, err := book.People.All()
		if err != nil {
			return err
		}
		person, err := personOf(people, w[1])
		if err == nil {
			err = v.do(book, people, person, w[1:])
		}
		if err == nil {
			people, err = book.People.All()
		}
		if err != nil {
			return err
		}
		after, _ := people.Person(person.ID)
		c.line(after.ID.String() + "  " + after.Name)
		return nil
	})
}

// personOf is the person with an id or a name: also somebody who is merged with another, where nobody else has the
// name.
func personOf(people people.People, word string) (people.Person, error) {
	person, known := people.Named(word)
	if known && letters.Fold(person.Name) == letters.Fold(word) {
		return person, nil
	}
	for _, person := range people.All() {
		for _, one := range append(people.Merged(person.ID), person) {
			if one.ID.String() == word || letters.Fold(one.Name) == letters.Fold(word) {
				return one, nil
			}
		}
	}
	return person, &ledger.Fault{Code: "person.unknown"}
}

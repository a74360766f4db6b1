package command

import (
	"scripkeeper/app/command/notation"
	"scripkeeper/app/history"
	"scripkeeper/app/view/page"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
)

// A personVerb is a subcommand of people. words is the number of arguments, of which the first names the person.
type personVerb struct {
	words int
	way   string
}

// personVerbs returns the subcommands of people, each with the name of its action on a person's page.
func personVerbs() map[string]personVerb {
	return map[string]personVerb{
		"merge": {2, history.Merge}, "separate": {1, history.Separate}, "rename": {2, history.Edit},
		"hide": {1, history.Hide}, "show": {1, history.Show},
	}
}

func persons(c call, w []string) error {
	if len(w) == 0 {
		return listPeople(c, w)
	}
	v, known := personVerbs()[w[0]]
	switch {
	case !known && len(w) == 1:
		return listPeople(c, w)
	case !known || len(w) != v.words+1:
		return notation.NewMisuse("command.people.usage", nil)
	}
	return c.open(func(book *book.Book) error {
		people, err := book.People.All()
		if err != nil {
			return err
		}
		person, err := personOf(people, w[1])
		of, at := history.Target{Person: person.ID}, page.At{}
		switch {
		case err != nil:
		case v.way == history.Edit:
			at.Said = map[string]string{"name": w[2]}
		case v.way == history.Merge:
			with, unknown := personOf(people, w[2])
			of.Other, err = with.ID, unknown
		}
		if err == nil {
			_, err = history.New(book).Do(page.ActionWith("", v.way, of), at)
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

// personOf returns the person with an id or a name. A former name counts if no other person has it.
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

package command

import (
	"slices"
	"strings"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/schema"
	"scripkeeper/ledger/stats"
)

// listPeople lists who finished games of the book, the strongest first: in all games, or in those of a rulebook.
// Whoever is hidden is among them with --hidden.
func listPeople(c call, of []string) error {
	rulebook, err := rulebookOf(of)
	if err != nil {
		return err
	}
	return c.look(func(book *book.Book) error {
		games, err := book.Shelf.List()
		if err != nil {
			return err
		}
		people, err := book.People.All()
		if err != nil {
			return err
		}
		rank := 0
		for _, person := range stats.Careers(people, counted(games, rulebook)) {
			if !person.Hidden || c.tournament.hidden {
				rank++
				printPerson(c, rank, person)
			}
		}
		return nil
	})
}

func printPerson(c call, rank int, person stats.Career) {
	if c.json {
		jsonout.Write(c.Out, jsonout.PersonOf(person))
		return
	}
	key := "command.people.line"
	if person.Provisional() {
		key = "command.people.few"
	}
	c.tell(key, words.Names{
		"rank": rank, "strength": words.Tenths(person.Rating().Shown()), "name": person.Name,
		"id": person.ID.String(), "record": words.Record(person.Played),
	})
}

// rulebookOf is the rulebook that was asked for, empty for all.
func rulebookOf(asked []string) (id string, err error) {
	if len(asked) == 0 || slices.Contains(schema.Rulebooks(), asked[0]) {
		return strings.Join(asked, ""), nil
	}
	return "", notation.UnknownGame(asked[0])
}

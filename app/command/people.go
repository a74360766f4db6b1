package command

import (
	"slices"
	"strings"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/command/notation"
	"scripkeeper/app/history"
	"scripkeeper/app/view/page"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/schema"
)

// listPeople lists people with finished games, best rating first. The flag --hidden includes hidden people.
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
		if !c.json {
			hidden := ""
			if c.tournament.hidden {
				hidden = "hidden"
			}
			return c.page(history.New(book), "people", rulebook, hidden)
		}
		people, err := book.People.All()
		if err != nil {
			return err
		}
		for _, person := range history.Ranked(people, games, rulebook, c.tournament.hidden) {
			jsonout.Write(c.Out, jsonout.PersonOf(person))
		}
		return nil
	})
}

func (c call) page(of page.Source, place ...string) error {
	seen, err := of.Page(page.At{Place: *page.PlaceOf(place...)})
	if err != nil {
		return err
	}
	return page.Write(c.Out, seen)
}

func rulebookOf(asked []string) (id string, err error) {
	if len(asked) == 0 || slices.Contains(schema.Rulebooks(), asked[0]) {
		return strings.Join(asked, ""), nil
	}
	return "", notation.UnknownGame(asked[0])
}

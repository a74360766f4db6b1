package newgame

import (
	"slices"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

const (
	// fewFriends and fewGroups are how many people and groups are offered.
	fewFriends = 8
	fewGroups  = 3
	// Crowd is how many players are typed in one by one; more than these are a list.
	Crowd = 12
	// fewCompletions is how many names are offered for one that is half typed.
	fewCompletions = 3
)

// Friends are the people who may play again.
type Friends struct {
	// people are those who played lately first.
	people []people.Person
	// Groups are those who played together.
	Groups [][]people.Person
}

// KnownPlayers are the people of the book, those who played lately first. A crowd is no group: it would leave no room
// for the friends.
func KnownPlayers(book *book.Book) Friends {
	games, err := book.Shelf.ListNow()
	if err != nil {
		return Friends{}
	}
	people, err := book.People.All()
	if err != nil {
		return Friends{}
	}
	few := slices.DeleteFunc(slices.Clone(games), func(g stats.Summary) bool { return len(g.Names) > Crowd })
	return Friends{stats.Lately(people, few), stats.Groups(people, few, fewGroups, Crowd)}
}

// Offered are the people who are offered by a tap.
func (f Friends) Offered() []people.Person { return f.people[:min(len(f.people), fewFriends)] }

// Completions are people whose names go on from what is typed, who do not sit there yet.
func (f Friends) Completions(typed string, seated []string) []string {
	typed = letters.Fold(typed)
	if typed == "" {
		return nil
	}
	var names []string
	for _, person := range f.people {
		name := letters.Fold(person.Name)
		sits := slices.ContainsFunc(seated, func(other string) bool { return letters.Fold(other) == name })
		if strings.HasPrefix(name, typed) && name != typed && !sits && len(names) < fewCompletions {
			names = append(names, person.Name)
		}
	}
	return names
}

// NamesIn are the names of a group, in their order.
func NamesIn(group []people.Person) []string {
	var names []string
	for _, person := range group {
		names = append(names, person.Name)
	}
	return names
}

// GroupLabel is a group in few words.
func GroupLabel(group []people.Person) string {
	var names []string
	for _, person := range group {
		names = append(names, person.ShortName())
	}
	return words.Join(names)
}

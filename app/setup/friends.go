package setup

import (
	"slices"
	"strings"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/input"
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
	// fewCompletions is how many names are offered for one that is half typed.
	fewCompletions = 3
)

// friends are the people who may play again.
type friends struct {
	// people are those who played lately first, groups those who played together.
	people []people.Person
	groups [][]people.Person
}

// knownPlayers are the people of the book, those who played lately first. A crowd is no group: it would leave no room
// for the friends.
func knownPlayers(book *book.Book) friends {
	games, err := book.Shelf.ListNow()
	if err != nil {
		return friends{}
	}
	people, err := book.People.All()
	if err != nil {
		return friends{}
	}
	few := slices.DeleteFunc(slices.Clone(games), func(g stats.Summary) bool { return len(g.Names) > crowd })
	return friends{stats.Lately(people, few), stats.Groups(people, few, fewGroups, crowd)}
}

// offered are the people who are offered by a tap.
func (f friends) offered() []people.Person { return f.people[:min(len(f.people), fewFriends)] }

// completions are people whose names go on from what is typed, who do not sit there yet.
func (f friends) completions(typed string, seated []string) []string {
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

// namesIn are the names of a group, in their order.
func namesIn(group []people.Person) []string {
	var names []string
	for _, person := range group {
		names = append(names, person.Name)
	}
	return names
}

// groupLabel is a group in few words.
func groupLabel(group []people.Person) string {
	var names []string
	for _, person := range group {
		names = append(names, person.ShortName())
	}
	return words.Join(names)
}

// personChip is a chip with somebody's mark and name.
func personChip(person people.Person, changed func(chosen bool)) *input.Chip {
	return input.NewChip(person.Name, changed).SetPawn(emblem.NewPawn(person.Look))
}

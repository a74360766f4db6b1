package newgame

import (
	"slices"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

const (
	fewFriends = 8
	fewGroups  = 3
	// Crowd is the largest number of players with a field for each name. More names are typed as one list.
	Crowd          = 12
	fewCompletions = 3
)

type Friends struct {
	// people holds all known people. Players of the latest games come first.
	people []people.Person
	Groups [][]people.Person
}

// KnownPlayers returns the people and groups in the user's games, the latest first. Games with more than [Crowd]
// players form no groups, because long groups would leave no space.
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
	return Friends{stats.RecentPeople(people, few), stats.RecentGroups(people, few, fewGroups, Crowd)}
}

// Offered returns the people that one tap can seat.
func (f Friends) Offered() []people.Person { return f.people[:min(len(f.people), fewFriends)] }

// Completions returns people's names that begin with the typed letters, except names that are already seated.
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

func NamesIn(group []people.Person) []string {
	return calc.Map(group, func(person people.Person) string { return person.Name })
}

func GroupLabel(group []people.Person) string {
	names := calc.Map(group, people.Person.ShortName)
	return words.Join(names)
}

// FirstNames is like [GroupLabel] with only the first word of each name, unless somebody else in the groups has it too.
func (f Friends) FirstNames(group []people.Person) string {
	first := func(person people.Person) string {
		name, _, _ := strings.Cut(person.ShortName(), " ")
		return name
	}
	var names []string
	for _, person := range group {
		name := first(person)
		if slices.ContainsFunc(slices.Concat(f.Groups...), func(other people.Person) bool {
			return other.ID != person.ID && first(other) == name
		}) {
			name = person.ShortName()
		}
		names = append(names, name)
	}
	return words.Join(names)
}

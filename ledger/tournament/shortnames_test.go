package tournament_test

import (
	"slices"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

func TestMembersHaveTheShortNamesOfTheBook(t *testing.T) {
	book := emptyBook(t)
	s := tournament.State{Members: []tournament.Member{{Name: "Ann"}, {Name: "Carl"}}}
	for _, p := range []people.Person{{Name: "Benjamin", Short: "Ben"}, {Name: "Anna Theodora", Short: "Ann"},
		{Name: "Dana"}} {
		stored := must.Get(book.People.Store(p))(t)
		s.Members = append(s.Members, tournament.Member{Name: p.Name, Person: stored.ID.String()})
	}
	people := must.Get(book.People.All())(t)
	if got := games.ShortNames(&s, people); !slices.Equal(got,
		[]string{"Ann", "Carl", "Ben", "Anna Theodora", "Dana"}) {
		t.Errorf("%q", got)
	}
}

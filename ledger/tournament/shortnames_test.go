package tournament_test

import (
	"path/filepath"
	"slices"
	"testing"

	"scripkeeper/ledger/book"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

func TestMembersHaveTheShortNamesOfTheBook(t *testing.T) {
	book, err := book.Open(filepath.Join(t.TempDir(), "b.db"), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer book.Close()
	s := tournament.State{Members: []tournament.Member{{Name: "Ann"}, {Name: "Carl"}}}
	for _, p := range []people.Person{{Name: "Benjamin", Short: "Ben"}, {Name: "Anna Theodora", Short: "Ann"}, {Name: "Dana"}} {
		stored, err := book.People.Store(p)
		if err != nil {
			t.Fatal(err)
		}
		s.Members = append(s.Members, tournament.Member{Name: p.Name, Person: stored.ID.String()})
	}
	people, err := book.People.All()
	if err != nil {
		t.Fatal(err)
	}
	if got := games.ShortNames(&s, people); !slices.Equal(got, []string{"Ann", "Carl", "Ben", "Anna Theodora", "Dana"}) {
		t.Errorf("%q", got)
	}
}

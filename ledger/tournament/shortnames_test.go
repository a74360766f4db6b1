package tournament_test

import (
	"path/filepath"
	"slices"
	"testing"

	"scripkeeper/ledger/book"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

func TestMembersHaveTheShortNamesOfTheBook(t *testing.T) {
	book := ledgertest.Got(book.Open(filepath.Join(t.TempDir(), "b.db"), nil))
	defer book.Close()
	s := tournament.State{Members: []tournament.Member{{Name: "Ann"}, {Name: "Carl"}}}
	for _, p := range []people.Person{{Name: "Benjamin", Short: "Ben"}, {Name: "Anna Theodora", Short: "Ann"}, {Name: "Dana"}} {
		stored := ledgertest.Got(book.People.Store(p))
		s.Members = append(s.Members, tournament.Member{Name: p.Name, Person: stored.ID.String()})
	}
	people := ledgertest.Got(book.People.All())
	if got := games.ShortNames(&s, people); !slices.Equal(got, []string{"Ann", "Carl", "Ben", "Anna Theodora", "Dana"}) {
		t.Errorf("%q", got)
	}
}

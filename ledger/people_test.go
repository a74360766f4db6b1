package ledger

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"scripkeeper/ledger/rating"
)

// ended is a finished game of some people, who came in at some places.
func ended(day int, names []string, ranks ...int) Summary {
	return Summary{ID: GameID{byte(day)}, Rulebook: "stockholder", Begun: time.Date(2026, 1, day, 20, 0, 0, 0, time.UTC), Names: names, Over: true, Ranks: ranks}
}

func TestPeopleAreWhoFinishedGames(t *testing.T) {
	open, broken, twins := ended(4, []string{"Ann", "Ben"}, 1, 2), ended(5, []string{"Ann", "Ben"}, 1, 2), ended(6, []string{"Ann", "ann"}, 1, 2)
	open.Over, broken.Fault = false, &Fault{Code: "record.rulebook"}
	people := People([]Summary{
		ended(3, []string{"BEN ", "Carl"}, 1, 2), ended(1, []string{"Ann", "Ben"}, 2, 1), open, broken, twins,
		ended(2, []string{"Carl", "Ben", "Ann"}, 2, 1, 2),
	})
	if len(people) != 3 || people[0].Name != "BEN " || people[0].Wins() != 3 || len(people[0].Played) != 3 {
		t.Fatalf("%+v", people)
	}
	if days := []int{people[0].Played[0].Game.Begun.Day(), people[0].Played[1].Game.Begun.Day(), people[0].Played[2].Game.Begun.Day()}; !slices.IsSorted(days) {
		t.Errorf("the games are in order of days %v", days)
	}
	first := rating.After([]rating.Rating{rating.Start(), rating.Start()}, []int{2, 1})
	if got := people[0].Played[0].After; got != first[1] {
		t.Errorf("after the first game %+v, must be %+v", got, first[1])
	}
	if !people[0].Provisional() {
		t.Error("three games are enough")
	}
}

// Who played enough stands before those who did not, however strong they seem.
func TestProvisionalRatingsStandLast(t *testing.T) {
	var games []Summary
	for day := 1; day <= ProvisionalGames; day++ {
		games = append(games, ended(day, []string{"Ann", "Ben"}, 1, 2))
	}
	people := People(append(games, ended(20, []string{"Zoe", "Ann"}, 1, 2)))
	var names []string
	for _, p := range people {
		names = append(names, p.Name)
	}
	if !slices.Equal(names, []string{"Ann", "Ben", "Zoe"}) || people[2].Rating().Shown() < people[1].Rating().Shown() {
		t.Errorf("%v", names)
	}
}

// In whatever order the games are listed, the people are the same; each seat of each game is somebody's.
func TestPeopleDoNotDependOnTheShelf(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var games []Summary
		seats := 0
		for day := range rapid.IntRange(0, 12).Draw(t, "games") {
			var names []string
			var ranks []int
			for n := range rapid.IntRange(2, 6).Draw(t, "seats") {
				names = append(names, fmt.Sprintf("P%d", (day*n+3*n)%13))
				ranks = append(ranks, rapid.IntRange(1, 3).Draw(t, "rank"))
			}
			g := ended(day+1, names, ranks...)
			if len(finished([]Summary{g})) == 1 {
				seats += len(names)
			}
			games = append(games, g)
		}
		people := People(games)
		for _, p := range people {
			seats -= len(p.Played)
		}
		if seats != 0 {
			t.Fatalf("%d seats are nobody's", seats)
		}
		slices.Reverse(games)
		if again := People(games); !reflect.DeepEqual(again, people) {
			t.Fatal("the order of the shelf counts")
		}
	})
}

func TestWhatAPersonsGamesComeTo(t *testing.T) {
	first, second := ended(1, []string{"Ann", "Ben", "Carl"}, 1, 2, 3), ended(2, []string{"Ben", "ANN"}, 1, 2)
	first.Worths, second.Worths = []int{600, 300, -100}, []int{0, 0}
	people := People([]Summary{first, second})
	at := slices.IndexFunc(people, func(p Person) bool { return p.Name == "ANN" })
	ann := people[at]
	if place := ann.AveragePlace(); place != 150 {
		t.Errorf("the average place is %d hundredths", place)
	}
	if share, known := ann.AverageShare(); share != 667 || !known {
		t.Errorf("the average share is %d thousandths, %t", share, known)
	}
	if by := ann.ByGame(); !slices.Equal(by, []Tally{{"stockholder", 2, 1, 0, 0}, {"stockholder", 3, 1, 1, 0}}) {
		t.Errorf("by game: %+v", by)
	}
	if against := ann.Against(); !slices.Equal(against, []Tally{{"Ben", 0, 2, 1, 1}, {"Carl", 0, 1, 1, 1}}) {
		t.Errorf("against: %+v", against)
	}
}

package stats

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/rating"
	"scripkeeper/ledger/record"
)

func ended(day int, names []string, ranks ...int) Summary {
	return Summary{ID: ledger.GameID{byte(day)}, Rulebook: "stockholder",
		PlayTime: game.PlayTime{Begun: time.Date(2026, 1, day, 20, 0, 0, 0, time.UTC)}, Names: names, Over: true, Ranks: ranks}
}

func careers(games []Summary) []Career {
	p := people.New()
	for _, g := range finished(games) {
		var seats []record.Seat
		for _, name := range g.Names {
			seats = append(seats, record.Seat{Name: name})
		}
		p.Match(g.ID, seats)
	}
	return Careers(p, games)
}

func TestPeopleAreWhoFinishedGames(t *testing.T) {
	open, broken := ended(4, []string{"Ann", "Ben"}, 1, 2), ended(5, []string{"Ann", "Ben"}, 1, 2)
	open.Over, broken.Fault = false, &ledger.Fault{Code: "record.rulebook"}
	people := careers([]Summary{
		ended(3, []string{"BEN ", "Carl"}, 1, 2), ended(1, []string{"Ann", "Ben"}, 2, 1), open, broken,
		ended(2, []string{"Carl", "Ben", "Ann"}, 2, 1, 2),
	})
	must.Hold(t, len(people) == 3 && people[0].Name == "Ben" && len(people[0].Won()) == 3 && len(people[0].Played) == 3,
		"%+v", people)
	if days := []int{people[0].Played[0].Game.Begun.Day(), people[0].Played[1].Game.Begun.Day(),
		people[0].Played[2].Game.Begun.Day()}; !slices.IsSorted(days) {
		t.Errorf("the games are in order of days %v", days)
	}
	first := rating.After([]rating.Rating{rating.Start(), rating.Start()}, []int{2, 1})
	expect.Equal(t, people[0].Played[0].After, first[1], "after the first game")
	expect.True(t, people[0].Provisional(), "three games are enough")
}

func TestProvisionalRatingsStandLast(t *testing.T) {
	var games []Summary
	for day := 1; day <= ProvisionalGames; day++ {
		games = append(games, ended(day, []string{"Ann", "Ben"}, 1, 2))
	}
	people := careers(append(games, ended(20, []string{"Zoe", "Ann"}, 1, 2)))
	var names []string
	for _, p := range people {
		names = append(names, p.Name)
	}
	if !slices.Equal(names, []string{"Ann", "Ben", "Zoe"}) || people[2].Rating().Shown() < people[1].Rating().Shown() {
		t.Errorf("%v", names)
	}
}

// The order of the list does not matter, and each seat in each game belongs to a person.
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
		people := careers(games)
		for _, p := range people {
			seats -= len(p.Played)
		}
		must.Hold(t, seats == 0, "%d seats are nobody's", seats)
		slices.Reverse(games)
		must.Hold(t, reflect.DeepEqual(careers(games), people), "the order of the shelf counts")
	})
}

func TestWhatAPersonsGamesComeTo(t *testing.T) {
	first, second := ended(1, []string{"Ann", "Ben", "Carl"}, 1, 2, 3), ended(2, []string{"Ben", "ANN"}, 1, 2)
	first.Worths, second.Worths = WorthsOf([]int{600, 300, -100}), WorthsOf([]int{0, 0})
	people := careers([]Summary{first, second})
	at := slices.IndexFunc(people, func(c Career) bool { return c.Name == "Ann" })
	ann := people[at]
	expect.Equal(t, ann.AveragePlace(), 150, "hundredths of the average place")
	share, known := ann.AverageShare()
	expect.True(t, share == 667 && known, "the average share is %d thousandths, %t", share, known)
	second.Worths = WorthsOf([]int{1, 0})
	share, _ = careers([]Summary{first, second})[at].AverageShare()
	expect.Equal(t, share, 333, "thousandths as the mean of 2/3 and 0")
	counts := func(tallies []Tally) (all []string) {
		for _, t := range tallies {
			all = append(all, fmt.Sprintf("%s%s %d: %d games, %d won, %d ahead", t.Rulebook, t.Other.Name, t.Players,
				len(t.Played), len(t.Won()), len(t.Ahead)))
		}
		return all
	}
	if by := counts(ann.ByGame()); !slices.Equal(by, []string{"stockholder 2: 1 games, 0 won, 0 ahead",
		"stockholder 3: 1 games, 1 won, 0 ahead"}) {
		t.Errorf("by game: %q", by)
	}
	if against := counts(ann.Against()); !slices.Equal(against,
		[]string{"Ben 0: 2 games, 1 won, 1 ahead", "Carl 0: 1 games, 1 won, 1 ahead"}) {
		t.Errorf("against: %q", against)
	}
	third := ended(3, []string{"Ann", "Carl"}, 1, 2)
	third.Rulebook = "tycoon"
	people = careers([]Summary{first, second, third})
	ann = people[slices.IndexFunc(people, func(c Career) bool { return c.Name == "Ann" })]
	if by := counts(ann.ByPlayers()); !slices.Equal(by, []string{" 2: 2 games, 1 won, 0 ahead",
		" 3: 1 games, 1 won, 0 ahead"}) {
		t.Errorf("by number of players: %q", by)
	}
}

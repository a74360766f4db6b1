package ledger

import (
	"slices"
	"strings"
	"time"

	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/rating"
)

// ProvisionalGames is how many finished games somebody needs before the rating means much.
const ProvisionalGames = 5

// A Person is somebody who played finished games of a book. Who has the same name is the same person; case and spaces do
// not matter.
type Person struct {
	// Name is how it was written last.
	Name string
	// Played are the games, the earliest first.
	Played []PlayedGame
}

// A PlayedGame is one game that a person finished.
type PlayedGame struct {
	Game Summary
	// Seat is where the person sat, Rank where he came in, 1 the first.
	Seat, Rank int
	// After is the person's rating after the game.
	After rating.Rating
}

// Rating is what the games tell of the person's strength, see [rating.Rating].
func (p Person) Rating() rating.Rating { return p.Played[len(p.Played)-1].After }

// Provisional tells that there are too few games for the rating to mean much.
func (p Person) Provisional() bool { return len(p.Played) < ProvisionalGames }

// Wins is how many of the games the person won, alone or with others.
func (p Person) Wins() int {
	wins := 0
	for _, g := range p.Played {
		if g.Rank == 1 {
			wins++
		}
	}
	return wins
}

// People are those who finished games, the strongest first, and after them those whose ratings are provisional. Everything
// is worked out from the games in order of time. Games in which one name stands twice are left out: nobody knows who is who.
func People(games []Summary) []Person {
	var all []*Person
	known := map[string]*Person{}
	for _, g := range finished(games) {
		players, ratings := make([]*Person, len(g.Names)), make([]rating.Rating, len(g.Names))
		for seat, name := range g.Names {
			key := personKey(name)
			if known[key] == nil {
				known[key] = &Person{}
				all = append(all, known[key])
			}
			players[seat], ratings[seat] = known[key], rating.Start()
			if len(players[seat].Played) > 0 {
				ratings[seat] = players[seat].Rating()
			}
		}
		for seat, after := range rating.After(ratings, g.Ranks) {
			p := players[seat]
			p.Name = g.Names[seat]
			p.Played = append(p.Played, PlayedGame{Game: g, Seat: seat, Rank: g.Ranks[seat], After: after})
		}
	}
	people := make([]Person, len(all))
	for i, p := range all {
		people[i] = *p
	}
	slices.SortStableFunc(people, func(a, b Person) int {
		if a.Provisional() != b.Provisional() {
			if a.Provisional() {
				return 1
			}
			return -1
		}
		if x, y := a.Rating().Shown(), b.Rating().Shown(); x != y {
			if x > y {
				return -1
			}
			return 1
		}
		return strings.Compare(a.Name, b.Name)
	})
	return people
}

// finished are the games that tell who came in where, the earliest first.
func finished(games []Summary) []Summary {
	var all []Summary
	for _, g := range games {
		keys := map[string]bool{}
		for _, name := range g.Names {
			keys[personKey(name)] = true
		}
		if g.Over && g.Fault == nil && len(g.Ranks) == len(g.Names) && len(g.Names) > 1 && len(keys) == len(g.Names) {
			all = append(all, g)
		}
	}
	slices.SortStableFunc(all, func(a, b Summary) int {
		if order := when(a).Compare(when(b)); order != 0 {
			return order
		}
		return strings.Compare(a.ID.String(), b.ID.String())
	})
	return all
}

// when is when a game began, or where nobody knows, when it was touched last.
func when(g Summary) time.Time {
	if g.Begun.IsZero() {
		return g.Touched
	}
	return g.Begun
}

// personKey is what the ways to write a name have in common.
func personKey(name string) string { return strings.ToLower(letters.Tidy(name)) }

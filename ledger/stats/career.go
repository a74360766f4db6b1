package stats

import (
	"cmp"
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/rating"
)

// ProvisionalGames is how many finished games somebody needs before the rating means much.
const ProvisionalGames = 5

// A Career is what a person's finished games come to.
type Career struct {
	people.Person
	// Played are the games, the earliest first; there is at least one.
	Played []PlayedGame
}

// A PlayedGame is one game that a person finished.
type PlayedGame struct {
	Game Summary
	// Seated are the people of the game, by seat.
	Seated []people.Person
	// Seat is where the person sat, Rank where he came in, 1 the first.
	Seat, Rank int
	// After is the person's rating after the game.
	After rating.Rating
}

// Rating is what the games tell of the person's strength, see [rating.Rating].
func (c Career) Rating() rating.Rating { return c.Played[len(c.Played)-1].After }

// Provisional tells that there are too few games for the rating to mean much.
func (c Career) Provisional() bool { return len(c.Played) < ProvisionalGames }

// Won are the games that the person won, alone or with others.
func (c Career) Won() []PlayedGame {
	var won []PlayedGame
	for _, g := range c.Played {
		if g.Rank == 1 {
			won = append(won, g)
		}
	}
	return won
}

// Careers are those of everybody who finished some of the games, the strongest first, and after them those whose
// ratings are provisional. Everything is worked out from the games in order of time. A game that is not matched is left
// out.
func Careers(p people.People, games []Summary) []Career {
	careers := map[ledger.PersonID]*Career{}
	for _, g := range finished(games) {
		seated := p.Seated(g.ID)
		if !allKnown(g, seated) {
			continue
		}
		ratings := make([]rating.Rating, len(seated))
		for seat, person := range seated {
			if careers[person.ID] == nil {
				careers[person.ID] = &Career{Person: person}
			}
			ratings[seat] = rating.Start()
			if c := careers[person.ID]; len(c.Played) > 0 {
				ratings[seat] = c.Rating()
			}
		}
		for seat, after := range rating.After(ratings, g.Ranks) {
			c := careers[seated[seat].ID]
			played := PlayedGame{Game: g, Seated: seated, Seat: seat, Rank: g.Ranks[seat], After: after}
			c.Played = append(c.Played, played)
		}
	}
	all := make([]Career, 0, len(careers))
	for _, c := range careers {
		all = append(all, *c)
	}
	slices.SortFunc(all, compareStrength)
	return all
}

// compareStrength puts the stronger first, and after everybody those whose ratings are provisional.
func compareStrength(a, b Career) int {
	return cmp.Or(calc.Bit(a.Provisional())-calc.Bit(b.Provisional()),
		cmp.Compare(b.Rating().Shown(), a.Rating().Shown()), people.CompareNames(a.Person, b.Person))
}

// finished are the games that tell who came in where, the earliest first.
func finished(games []Summary) []Summary {
	var all []Summary
	for _, g := range games {
		if g.Over && g.Fault == nil && len(g.Ranks) == len(g.Names) && len(g.Names) > 1 {
			all = append(all, g)
		}
	}
	slices.SortStableFunc(all, func(a, b Summary) int {
		return cmp.Or(a.Date().Compare(b.Date()), strings.Compare(a.ID.String(), b.ID.String()))
	})
	return all
}

// allKnown reports whether a person is known for every seat of a game, and another for each.
func allKnown(g Summary, seated []people.Person) bool {
	ids := map[ledger.PersonID]bool{{}: true}
	for _, person := range seated {
		if ids[person.ID] {
			return false
		}
		ids[person.ID] = true
	}
	return len(seated) == len(g.Names)
}

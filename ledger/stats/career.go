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

// ProvisionalGames is the number of finished games that a person needs before a rating is no longer provisional.
const ProvisionalGames = 5

type Career struct {
	people.Person
	// Played lists the games, the earliest first. It is never empty.
	Played []PlayedGame
}

type PlayedGame struct {
	Game   Summary
	Seated []people.Person
	// Seat is the person's seat, and Rank the person's place in the result, from 1.
	Seat, Rank int
	After      rating.Rating
}

func (c Career) Rating() rating.Rating { return c.Played[len(c.Played)-1].After }

func (c Career) Provisional() bool { return len(c.Played) < ProvisionalGames }

// Won returns the games that the person won, alone or with others.
func (c Career) Won() []PlayedGame {
	return calc.Where(c.Played, func(g PlayedGame) bool { return g.Rank == 1 })
}

// Careers returns the careers of all people who finished a game, the strongest first, and provisional ratings last.
// Ratings are computed from the games in order of time. Games without a person for each seat are left out.
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

func compareStrength(a, b Career) int {
	return cmp.Or(calc.Bit(a.Provisional())-calc.Bit(b.Provisional()),
		cmp.Compare(b.Rating().Shown(), a.Rating().Shown()), people.CompareNames(a.Person, b.Person))
}

func finished(games []Summary) []Summary {
	all := calc.Where(games, func(g Summary) bool {
		return g.Over && g.Fault == nil && len(g.Ranks) == len(g.Names) && len(g.Names) > 1
	})
	slices.SortStableFunc(all, func(a, b Summary) int {
		return cmp.Or(a.Date().Compare(b.Date()), strings.Compare(a.ID.String(), b.ID.String()))
	})
	return all
}

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

package stats

import (
	"cmp"
	"slices"
	"strings"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
)

// A Tally is the games of a person that have something in common: a game, a number of players, or another person.
type Tally struct {
	// Rulebook is what was played, empty where the tally is about any game.
	Rulebook string
	// Players is by how many it was played, 0 where the tally is about any number.
	Players int
	// Other is who else sat there; the zero Person where the tally is about nobody else.
	Other people.Person
	// Played are the games, the earliest first.
	Played []PlayedGame
	// Ahead are those of them in which the person came in before the other.
	Ahead []PlayedGame
}

// Won are the games of the tally that the person won.
func (t Tally) Won() []PlayedGame { return Career{Played: t.Played}.Won() }

// WonPart is how many of the games the person won, in thousandths of all.
func (c Career) WonPart() int { return (1000*len(c.Won()) + len(c.Played)/2) / len(c.Played) }

// AveragePlace is the mean of the places that the person came in at, in hundredths.
func (c Career) AveragePlace() int {
	sum := 0
	for _, g := range c.Played {
		sum += g.Rank
	}
	return (100*sum + len(c.Played)/2) / len(c.Played)
}

// Share is the person's share in what everybody at the table was worth at the end, in thousandths, and whether there is
// one: worths below zero count as nothing, and a table that is worth nothing has none.
func (g PlayedGame) Share() (share int, known bool) {
	own, all := 0, 0
	for seat := range g.Game.Names {
		worth, _ := g.Game.Worth(seat)
		all += max(0, worth)
		if seat == g.Seat {
			own = max(0, worth)
		}
	}
	if all == 0 {
		return 0, false
	}
	return (1000*own + all/2) / all, true
}

// AverageShare is the mean of the person's shares, in thousandths, and whether there is one.
func (c Career) AverageShare() (share int, known bool) {
	sum, games := 0, 0
	for _, g := range c.Played {
		if share, known := g.Share(); known {
			sum += share
			games++
		}
	}
	if games == 0 {
		return 0, false
	}
	return (sum + games/2) / games, true
}

// ByGame parts the person's games by rulebook and number of players, the most played first.
func (c Career) ByGame() []Tally {
	return c.by(func(g Summary) Tally { return Tally{Rulebook: g.Rulebook, Players: len(g.Names)} })
}

// ByPlayers parts the person's games by number of players, whatever was played, the most played first.
func (c Career) ByPlayers() []Tally {
	return c.by(func(g Summary) Tally { return Tally{Players: len(g.Names)} })
}

// by parts the person's games by what they have in common.
func (c Career) by(common func(Summary) Tally) []Tally {
	var all []Tally
	for _, g := range c.Played {
		of := common(g.Game)
		i := slices.IndexFunc(all, func(t Tally) bool { return t.Rulebook == of.Rulebook && t.Players == of.Players })
		if i < 0 {
			i, all = len(all), append(all, of)
		}
		all[i].Played = append(all[i].Played, g)
	}
	return mostPlayed(all)
}

// Against parts the person's games by who else sat there, the most met first.
func (c Career) Against() []Tally {
	var all []Tally
	known := map[ledger.PersonID]int{}
	for _, g := range c.Played {
		for seat, other := range g.Seated {
			if seat == g.Seat {
				continue
			}
			i, met := known[other.ID]
			if !met {
				i, all = len(all), append(all, Tally{Other: other})
				known[other.ID] = i
			}
			all[i].Played = append(all[i].Played, g)
			if g.Rank < g.Game.Ranks[seat] {
				all[i].Ahead = append(all[i].Ahead, g)
			}
		}
	}
	return mostPlayed(all)
}

// mostPlayed puts the tallies with the most games first.
func mostPlayed(all []Tally) []Tally {
	slices.SortStableFunc(all, func(a, b Tally) int {
		return cmp.Or(len(b.Played)-len(a.Played), strings.Compare(a.Rulebook, b.Rulebook),
			letters.Compare(a.Other.Name, b.Other.Name), a.Players-b.Players)
	})
	return all
}

package stats

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
)

// Tally collects a person's games with the same rulebook, number of players, or opponent.
type Tally struct {
	// Rulebook, Players and Other are what the games have in common, zero if they can differ.
	Rulebook string
	Players  int
	Other    people.Person
	Played   []PlayedGame
	// Ahead lists the games in which the person finished ahead of the opponent.
	Ahead []PlayedGame
}

func (t Tally) Won() []PlayedGame { return Career{Played: t.Played}.Won() }

// WonPart returns the fraction of games won, in thousandths.
func (c Career) WonPart() int { return (1000*len(c.Won()) + len(c.Played)/2) / len(c.Played) }

// AveragePlace returns the mean place, in hundredths.
func (c Career) AveragePlace() int {
	sum := calc.Sum(calc.Map(c.Played, func(g PlayedGame) int { return g.Rank }))
	return (100*sum + len(c.Played)/2) / len(c.Played)
}

// worths returns the person's final net worth and that of the whole table. Debts count as 0.
func (g PlayedGame) worths() (own, all int) {
	for seat := range g.Game.Names {
		worth, _ := g.Game.Worth(seat)
		all += max(0, worth)
		if seat == g.Seat {
			own = max(0, worth)
		}
	}
	return own, all
}

// AverageShare returns the mean share of the table's final net worth, in thousandths. It leaves out tables worth nothing.
func (c Career) AverageShare() (share int, known bool) {
	sum, games := 0.0, 0.0
	for _, g := range c.Played {
		if own, all := g.worths(); all > 0 {
			sum += float64(own) / float64(all)
			games++
		}
	}
	if games == 0 {
		return 0, false
	}
	return int(math.Round(1000 * sum / games)), true
}

// ByGame groups the games by rulebook and number of players, the largest group first.
func (c Career) ByGame() []Tally {
	return c.by(func(g Summary) Tally { return Tally{Rulebook: g.Rulebook, Players: len(g.Names)} })
}

// ByPlayers groups the games by number of players alone, the largest group first.
func (c Career) ByPlayers() []Tally {
	return c.by(func(g Summary) Tally { return Tally{Players: len(g.Names)} })
}

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

// Against groups the games by opponent, the most frequent first.
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

func mostPlayed(all []Tally) []Tally {
	slices.SortStableFunc(all, func(a, b Tally) int {
		return cmp.Or(len(b.Played)-len(a.Played), strings.Compare(a.Rulebook, b.Rulebook),
			letters.Compare(a.Other.Name, b.Other.Name), a.Players-b.Players)
	})
	return all
}

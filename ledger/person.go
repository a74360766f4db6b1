package ledger

import (
	"slices"
	"strings"
)

// A Tally counts the games that a person has in common with something: a game, a number of players, another person.
type Tally struct {
	// What is a rulebook's id, or another person's name.
	What string
	// Players is the number of players, 0 where that does not matter.
	Players int
	// Games is how many there are, Wins how many of them the person won, Ahead in how many he came in before the other.
	Games, Wins, Ahead int
}

// AveragePlace is the mean of the places that the person came in at, in hundredths.
func (p Person) AveragePlace() int {
	sum := 0
	for _, g := range p.Played {
		sum += g.Rank
	}
	return (100*sum + len(p.Played)/2) / len(p.Played)
}

// AverageShare is the mean of the person's share in what everybody at the table was worth at the end, in thousandths, and
// whether there is one: worths below zero count as nothing, and a table that is worth nothing is left out.
func (p Person) AverageShare() (share int, known bool) {
	sum, games := 0, 0
	for _, g := range p.Played {
		own, all := 0, 0
		for seat := range g.Game.Names {
			worth, _ := g.Game.Worth(seat)
			all += max(0, worth)
			if seat == g.Seat {
				own = max(0, worth)
			}
		}
		if all > 0 {
			sum += (1000*own + all/2) / all
			games++
		}
	}
	if games == 0 {
		return 0, false
	}
	return (sum + games/2) / games, true
}

// ByGame counts the person's games by rulebook and number of players, the most played first.
func (p Person) ByGame() []Tally {
	return p.tallies(func(g PlayedGame, count func(Tally)) {
		count(Tally{What: g.Game.Rulebook, Players: len(g.Game.Names)})
	})
}

// Against counts the person's games by who else sat there, the most met first. A name is as it was written last.
func (p Person) Against() []Tally {
	written := map[string]string{}
	for _, g := range p.Played {
		for _, name := range g.Game.Names {
			written[personKey(name)] = name
		}
	}
	return p.tallies(func(g PlayedGame, count func(Tally)) {
		for seat, name := range g.Game.Names {
			if seat != g.Seat {
				ahead := 0
				if g.Rank < g.Game.Ranks[seat] {
					ahead = 1
				}
				count(Tally{What: written[personKey(name)], Ahead: ahead})
			}
		}
	})
}

// tallies counts the games by what each tells.
func (p Person) tallies(of func(g PlayedGame, count func(Tally))) []Tally {
	var all []Tally
	for _, g := range p.Played {
		of(g, func(t Tally) {
			at := slices.IndexFunc(all, func(a Tally) bool { return a.What == t.What && a.Players == t.Players })
			if at < 0 {
				at = len(all)
				all = append(all, Tally{What: t.What, Players: t.Players})
			}
			all[at].Games++
			all[at].Ahead += t.Ahead
			if g.Rank == 1 {
				all[at].Wins++
			}
		})
	}
	slices.SortStableFunc(all, func(a, b Tally) int {
		if a.Games != b.Games {
			return b.Games - a.Games
		}
		if a.What != b.What {
			return strings.Compare(a.What, b.What)
		}
		return a.Players - b.Players
	})
	return all
}

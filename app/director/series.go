package director

import (
	"slices"
	"time"

	"scripkeeper/app/words"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A SeriesGame is a game of the members of a series.
type SeriesGame struct {
	Game stats.Summary
	// Against is why it does not count, empty where it does.
	Against games.Misfit
	// Title is when it began and what it is called, About how it ended or why it does not count.
	Title, About string
}

// Counts reports whether the game counts.
func (g SeriesGame) Counts() bool { return g.Against.Reason == "" }

// SeriesOf returns the games of a series, the latest first: those that count, and those of its members that do not; and
// says how many count.
func SeriesOf(d *Desk, shelf []stats.Summary) (all []SeriesGame, about string) {
	counting := 0
	for _, game := range shelf {
		if game.Pending || game.Deleted || game.Fault != nil {
			continue
		}
		begun := words.Moment(game.Start().Local(), time.Now())
		one := SeriesGame{Game: game, Title: words.Join([]string{begun, words.GameTitle(game)})}
		if round, number, counts := d.State.Of(game.ID); counts {
			table, _ := d.State.Table(round, number)
			one.About = words.Join(Placed(d, *table.Result))
			counting++
		} else {
			one.Against = games.Against(&d.State, d.People, game)
			switch one.Against.Reason {
			case "", "tournament.series.strangers", "tournament.series.game":
				continue // it has nothing to do with the series
			}
			one.About = words.SeriesAgainst(&d.State, one.Against, game.ID)
		}
		all = append(all, one)
	}
	slices.SortStableFunc(all, func(a, b SeriesGame) int { return b.Game.Start().Compare(a.Game.Start()) })
	return all, words.SeriesState(d.State.Plan, counting)
}

// Placed are those of a result in words, the first one first.
func Placed(d *Desk, r tournament.Result) []string {
	var all []string
	for _, p := range InOrder(r.Places) {
		all = append(all, words.PlacedLine(d.Name(p.Member), p, r.NoWorths))
	}
	return all
}

// InOrder returns places, the first one first.
func InOrder(places []tournament.Placed) []tournament.Placed {
	return slices.SortedStableFunc(slices.Values(places), func(a, b tournament.Placed) int { return a.Rank - b.Rank })
}

// SeriesDeeds are what can be done with a game of a series beside opening it.
func SeriesDeeds(d *Desk, g SeriesGame) []Deed {
	switch g.Against.Reason {
	case "":
		return []Deed{deed("tournament.series.out")}
	case "tournament.series.excepted":
		return []Deed{deed("tournament.series.again")}
	case "tournament.series.before", "tournament.series.after":
		days := deed("tournament.series.days")
		days.About = words.SeriesDays(d.State.Plan)
		return []Deed{days}
	}
	return nil
}

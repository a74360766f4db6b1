package standings

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// A Working is how points came about: a rule and its numbers by their roles. Numbers of the roles "points" and "each"
// are [tournament.Points].
//
//	tournament.score.places       rank, tied (how many share the place), players (at the table)
//	tournament.score.places.even  the same, points (before tables were made comparable), size (that the plan prefers)
//	tournament.score.wins         rank, tied
//	tournament.score.worth        rank, worth
//	tournament.score.share        rank, worth, all (what the table is worth), players
//	tournament.score.share.even   the same, points, size
//	tournament.score.winner       rank, worth, best (what the winner is worth)
//	tournament.score.unknown      rank; nobody knows what they were worth, so that it brings nothing
//	tournament.score.unplayed     the table never came to an end
//	tournament.score.out          sat the round out
//	tournament.score.absent       count (games of a series that were missed), each
//	tournament.score.penalty      its reason is in the score
//	tournament.score.carry        percent (of Before that the final table takes over); the points are what it takes away
type Working struct {
	Rule   string
	Terms  []calc.Term
	Points tournament.Points
	// Before are the points that a final table takes over in part, for tournament.score.carry.
	Before tournament.Points
}

// with adds a number.
func (w *Working) with(role string, value int) {
	w.Terms = append(w.Terms, calc.With(role, value))
}

// ScoreOf returns what a member won at a table, and how. Where worths are scored, a result without them brings nothing.
func ScoreOf(p tournament.Plan, r *tournament.Result, place tournament.Placed) Working {
	c, size := p.Scoring, p.PreferredSize()
	w := Working{Rule: "tournament.score." + string(c.System)}
	w.with("rank", place.Rank)
	tied, all, best := 0, 0, 0
	for _, other := range r.Places {
		if other.Rank == place.Rank {
			tied++
		}
		all += max(0, other.Worth)
		if other.Rank == 1 {
			best = max(best, other.Worth)
		}
	}
	if r.NoWorths && scoresWorths(c) {
		w.Rule = "tournament.score.unknown"
		return w
	}
	switch people := len(r.Places); c.System {
	case tournament.PlacePoints:
		points := c.PlacesOf(people)
		w.Points = calc.Sum(points[place.Rank-1:place.Rank-1+tied]).Ratio(1, tournament.Points(tied))
		w.with("tied", tied)
		w.with("players", people)
		if evensOut(c, people, size) {
			if here, there := calc.Sum(points), calc.Sum(c.PlacesOf(size)); here > 0 && there > 0 {
				w.even("tournament.score.places.even", size,
					there*tournament.Points(people), here*tournament.Points(size))
			}
		}
	case tournament.Wins:
		if place.Rank == 1 {
			w.Points = tournament.Point.Ratio(1, tournament.Points(tied))
		}
		w.with("tied", tied)
	case tournament.NetWorth:
		w.Points = tournament.Points(place.Worth) * tournament.Point
		w.with("worth", place.Worth)
	case tournament.TableShare:
		w.Points = (100 * tournament.Point).Ratio(tournament.Points(max(0, place.Worth)), tournament.Points(all))
		w.with("worth", place.Worth)
		w.with("all", all)
		w.with("players", people)
		if evensOut(c, people, size) {
			w.even("tournament.score.share.even", size, tournament.Points(people), tournament.Points(size))
		}
	case tournament.WinnerShare:
		w.Points = (100 * tournament.Point).Ratio(tournament.Points(max(0, place.Worth)), tournament.Points(best))
		w.with("worth", place.Worth)
		w.with("best", best)
	}
	return w
}

// scoresWorths reports that a system scores what people were worth.
func scoresWorths(c tournament.Scoring) bool {
	return c.System == tournament.NetWorth || c.System == tournament.TableShare || c.System == tournament.WinnerShare
}

// evensOut reports whether what is won at a table has to be made comparable. One table for everybody has no size to
// compare to.
func evensOut(c tournament.Scoring, people, size int) bool {
	return c.Even && size > 0 && people != size
}

// even makes points comparable: as they would be at a table whose places bring as much on the average as those of the
// size that the plan prefers.
func (w *Working) even(rule string, size int, part, whole tournament.Points) {
	w.Rule = rule
	w.with("points", int(w.Points))
	w.with("size", size)
	w.Points = w.Points.Ratio(part, whole)
}

package standings

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// Working is the calculation of points: a rule, and the numbers in it by role. Numbers with the roles "points",
// "shared", "here", "there" and "each" are [tournament.Points]. Points are rounded once, at the end. The rules are
//
//	tournament.score.places       rank, tied (number sharing the place), shared (their points), players (at the table)
//	tournament.score.places.even  as places, with points (before scaling), size (preferred by the plan), here and there
//	                              (all points at this table and at one of that size)
//	tournament.score.wins         rank, tied
//	tournament.score.worth        rank, worth
//	tournament.score.share        rank, worth, all (the table's worth), players
//	tournament.score.share.even   as share, with points, size
//	tournament.score.winner       rank, worth, best (the winner's worth)
//	tournament.score.unknown      rank; net worths are unknown, so the place gives no points
//	tournament.score.unplayed     the table did not finish
//	tournament.score.out          the member sat the round out
//	tournament.score.absent       count (missed games of a series), each
//	tournament.score.penalty      the reason is in the score
//	tournament.score.carry        percent (of Before that the final table keeps); the points are the reduction
type Working struct {
	Rule   string
	Terms  []calc.Term
	Points tournament.Points
	// Before is the number of points before the reduction, if Rule is tournament.score.carry.
	Before tournament.Points
}

func (w *Working) with(role string, value int) {
	w.Terms = append(w.Terms, calc.With(role, value))
}

// ScoreOf returns the points for a place at a table. There are none if the plan scores net worths that are unknown.
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
		shared := calc.Sum(points[place.Rank-1 : place.Rank-1+tied])
		w.Points = shared.Ratio(1, tournament.Points(tied))
		w.with("tied", tied)
		w.with("shared", int(shared))
		w.with("players", people)
		if evensOut(c, people, size) {
			if here, there := calc.Sum(points), calc.Sum(c.PlacesOf(size)); here > 0 && there > 0 {
				w.with("here", int(here))
				w.with("there", int(there))
				w.even("tournament.score.places.even", size,
					shared.Ratio(there*tournament.Points(people), here*tournament.Points(size*tied)))
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
		percent := 100 * tournament.Point * tournament.Points(max(0, place.Worth))
		w.Points = percent.Ratio(1, tournament.Points(all))
		w.with("worth", place.Worth)
		w.with("all", all)
		w.with("players", people)
		if evensOut(c, people, size) {
			w.even("tournament.score.share.even", size, percent.Ratio(tournament.Points(people), tournament.Points(all*size)))
		}
	case tournament.WinnerShare:
		w.Points = (100 * tournament.Point).Ratio(tournament.Points(max(0, place.Worth)), tournament.Points(best))
		w.with("worth", place.Worth)
		w.with("best", best)
	}
	return w
}

func scoresWorths(c tournament.Scoring) bool {
	return c.System == tournament.NetWorth || c.System == tournament.TableShare || c.System == tournament.WinnerShare
}

// evensOut reports whether points must be scaled to the preferred table size, which a mass start does not have.
func evensOut(c tournament.Scoring, people, size int) bool {
	return c.Even && size > 0 && people != size
}

// even sets the points as scaled to the preferred table size, so that a place gives the same points on average at any
// table.
func (w *Working) even(rule string, size int, scaled tournament.Points) {
	w.Rule = rule
	w.with("points", int(w.Points))
	w.with("size", size)
	w.Points = scaled
}

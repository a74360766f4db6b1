package standings

import "scripkeeper/ledger/tournament"

// A Change is how a member's place in the standing changed.
type Change struct {
	Member       int
	RankBefore   int
	Rank         int
	PointsBefore tournament.Points
	Points       tournament.Points
}

// Changes returns the members whose place or points differ between two standings of the same members, the first ones
// now first.
func Changes(before, now Standings) []Change {
	var all []Change
	for _, line := range now.Lines {
		was, there := before.Line(line.Member)
		if there && (was.Rank != line.Rank || was.Points != line.Points) {
			all = append(all, Change{line.Member, was.Rank, line.Rank, was.Points, line.Points})
		}
	}
	return all
}

package tournament

import "slices"

// A TieBreak decides between members with equal points.
type TieBreak string

const (
	// ByWins is who won more games, BySeconds who came in second more often.
	ByWins    TieBreak = "wins"
	BySeconds TieBreak = "seconds"
	// ByShare is whose best share of a table's worth was larger.
	ByShare TieBreak = "share"
	// ByOpponents is who met stronger opponents: the points of all who sat at the same tables.
	ByOpponents TieBreak = "opponents"
	// ByMeeting is who came in before the other more often than behind him, where they sat at one table.
	ByMeeting TieBreak = "meeting"
	// ByLots is a drawing of lots.
	ByLots TieBreak = "lots"
)

func (b TieBreak) known() bool {
	return slices.Contains([]TieBreak{ByWins, BySeconds, ByShare, ByOpponents, ByMeeting, ByLots}, b)
}

// value is what a member has of a tie-break; more is better.
func (b TieBreak) value(s *State, lines []Line, member, after int) int {
	switch b {
	case ByWins:
		return ranked(lines[member], 1)
	case BySeconds:
		return ranked(lines[member], 2)
	case ByLots:
		if at := slices.Index(s.Lots, member); at >= 0 {
			return len(s.Lots) - at
		}
		return 0
	}
	sum := 0
	for _, drawn := range s.Rounds[:after] {
		for _, table := range drawn.Tables {
			if table.Result == nil {
				continue
			}
			own, sat := table.Result.Place(member)
			if !sat {
				continue
			}
			all := 0
			for _, other := range table.Result.Places {
				all += max(0, other.Worth)
				if other.Member == member {
					continue
				}
				switch {
				case b == ByOpponents:
					sum += int(lines[other.Member].Points)
				case b == ByMeeting && lines[other.Member].Points == lines[member].Points && own.Rank != other.Rank:
					if sum++; own.Rank > other.Rank {
						sum -= 2
					}
				}
			}
			if b == ByShare && all > 0 {
				sum = max(sum, (100_000*max(0, own.Worth)+all/2)/all)
			}
		}
	}
	return sum
}

// ranked is how often a line came in at a rank.
func ranked(l Line, rank int) int {
	times := 0
	for _, score := range l.Scores {
		if score.Rank == rank {
			times++
		}
	}
	return times
}

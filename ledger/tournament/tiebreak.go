package tournament

import (
	"cmp"
	"slices"
)

// A TieBreak decides between members with equal points.
type TieBreak string

const (
	// ByWins is who won more games, BySeconds who came in second more often.
	ByWins    TieBreak = "wins"
	BySeconds TieBreak = "seconds"
	// ByShare is whose best share of a table's worth was larger, in thousandths of a hundredth.
	ByShare TieBreak = "share"
	// ByOpponents is who met stronger opponents: the points of those who sat at the same tables, each as often as they met,
	// shared by how many they were.
	ByOpponents TieBreak = "opponents"
	// ByMeeting is who came in before the others more often than behind them where they sat at one table, among all who are
	// still equal when it is asked. That is an order in any case: where A was before B, B before C and C before A, all three
	// stay equal.
	ByMeeting TieBreak = "meeting"
	// ByLots is a drawing of lots, see [Lots]. Those whose lot was not drawn come after all others and share a place.
	ByLots TieBreak = "lots"
)

// TieBreaks are all of them.
func TieBreaks() []TieBreak {
	return []TieBreak{ByWins, BySeconds, ByShare, ByOpponents, ByMeeting, ByLots}
}

func (b TieBreak) known() bool { return slices.Contains(TieBreaks(), b) }

// breakTies adds the value of a tie-break to all lines, each at its member's number.
func (s *State) breakTies(lines []Line, by TieBreak) {
	values := make([]int64, len(lines))
	for i := range lines {
		values[i] = s.tieValue(lines, by, i)
	}
	for i, value := range values {
		lines[i].Ties = append(lines[i].Ties, value)
	}
}

// tieValue is what a member has of a tie-break; more is better.
func (s *State) tieValue(lines []Line, by TieBreak, member int) int64 {
	switch by {
	case ByWins:
		return int64(timesRanked(lines[member], 1))
	case BySeconds:
		return int64(timesRanked(lines[member], 2))
	case ByLots:
		if at := slices.Index(s.Lots, member); at >= 0 {
			return int64(len(s.Lots) - at)
		}
		return 0
	}
	value, met := int64(0), int64(0)
	for _, score := range lines[member].Scores {
		if score.Rank == 0 {
			continue
		}
		result := s.Rounds[score.Round-1].Tables[score.Table-1].Result
		if own, sat := result.Place(member); by == ByShare && sat {
			value = max(value, int64(result.share(own)))
			continue
		}
		for _, other := range result.Places {
			switch {
			case other.Member == member:
			case by == ByOpponents:
				value, met = value+int64(lines[other.Member].Points), met+1
			case by == ByMeeting && compareLines(lines[member], lines[other.Member]) == 0:
				value += int64(cmp.Compare(other.Rank, score.Rank))
			}
		}
	}
	if by == ByOpponents {
		return int64(Points(value).ratio(1, Points(met)))
	}
	return value
}

// timesRanked is how often a line came in at a rank.
func timesRanked(l Line, rank int) int {
	times := 0
	for _, score := range l.Scores {
		if score.Rank == rank {
			times++
		}
	}
	return times
}

// share is what a place is of the whole table's worth, in thousandths of a hundredth; 0 where nobody knows.
func (e *Result) share(place Placed) int {
	all := 0
	for _, other := range e.Places {
		all += max(0, other.Worth)
	}
	if e.NoWorths {
		return 0
	}
	return int((100 * Point).ratio(Points(max(0, place.Worth)), Points(all)))
}

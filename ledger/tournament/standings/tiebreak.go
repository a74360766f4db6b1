package standings

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// breakTies appends a tie-break's value to each line. The lines must be indexed by member.
func breakTies(s *tournament.State, lines []Line, by tournament.TieBreak) {
	values := make([]int64, len(lines))
	for i := range lines {
		values[i] = tieValue(s, lines, by, i)
	}
	for i, value := range values {
		lines[i].Ties = append(lines[i].Ties, value)
	}
}

// tieValue returns a member's value for a tie-break; more is better.
func tieValue(s *tournament.State, lines []Line, by tournament.TieBreak, member int) int64 {
	switch by {
	case tournament.ByWins:
		return int64(timesRanked(lines[member], 1))
	case tournament.BySeconds:
		return int64(timesRanked(lines[member], 2))
	case tournament.ByLots:
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
		if own, sat := result.Place(member); by == tournament.ByShare && sat {
			value = max(value, int64(result.Portion(own)))
			continue
		}
		for _, other := range result.Places {
			switch {
			case other.Member == member:
			case by == tournament.ByOpponents:
				value, met = value+int64(lines[other.Member].Points), met+1
			case by == tournament.ByMeeting && compareLines(lines[member], lines[other.Member]) == 0:
				value += int64(cmp.Compare(other.Rank, score.Rank))
			}
		}
	}
	if by == tournament.ByOpponents {
		return int64(tournament.Points(value).Ratio(1, tournament.Points(met)))
	}
	return value
}

func timesRanked(l Line, rank int) int {
	return len(calc.Where(l.Scores, func(s Score) bool { return s.Rank == rank }))
}

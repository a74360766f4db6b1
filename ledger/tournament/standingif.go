package tournament

import "slices"

// StandingIf is the standing after a number of rounds as it would be if all games ended now. Current gives how a table stands
// that has no result yet, a place for each of its members, or none where nobody knows; such a table brings nothing.
func StandingsIf(s *State, after int, current func(Table) []Placed) Standing {
	if current == nil {
		return StandingsAfter(s, after)
	}
	after = min(max(after, 0), len(s.Rounds))
	ended := *s
	ended.Rounds = slices.Clone(s.Rounds)
	for i := range ended.Rounds[:after] {
		drawn := &ended.Rounds[i]
		drawn.Tables = slices.Clone(drawn.Tables)
		for j, table := range drawn.Tables {
			if table.Result != nil {
				continue
			}
			result := Result{Round: drawn.Number, Table: table.Number, Places: current(table), open: true}
			if len(result.Places) > 0 && result.check(table) == nil {
				drawn.Tables[j].Result = &result
			}
		}
	}
	return StandingsAfter(&ended, after)
}

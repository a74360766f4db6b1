package standings

import (
	"slices"

	"scripkeeper/ledger/tournament"
)

// AfterIf returns the standing after a number of rounds as it would be if all games ended now. Current gives how a
// table stands that has no result yet, a place for each of its members, or none where nobody knows; such a table brings
// nothing.
func AfterIf(s *tournament.State, after int, current func(tournament.DrawnTable) []tournament.Placed) Standings {
	if current == nil {
		return After(s, after)
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
			result := tournament.Result{Round: drawn.Number, Table: table.Number, Places: current(table), Open: true}
			if len(result.Places) > 0 && result.Check(table) == nil {
				drawn.Tables[j].Result = &result
			}
		}
	}
	return After(&ended, after)
}

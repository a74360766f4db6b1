package words

import (
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// Misfit is why a game does not count as the result of a table without a word from the director.
func Misfit(m games.Misfit) string {
	names := m.Names
	if len(m.Seats) > 0 {
		names = make([]string, len(m.Names))
		for i, name := range m.Names {
			names[i] = Format("tournament.fit.seat", Names{"name": name, "member": m.Seats[i]})
		}
	}
	return Format("refusal."+m.Reason, Names{
		"round": m.Round, "table": m.Table, "names": names,
		"played": Game(m.Rulebook), "agreed": Game(m.Agreed),
	})
}

// Moved names the order in which the people of a table moved, and nothing where that is the one that was drawn: see
// [games.Fit].
func Moved(s *tournament.State, round, table int, moved []int) string {
	if len(moved) == 0 {
		return ""
	}
	names := Names{"table": table, "round": round, "names": s.Names(moved)}
	return Format("tournament.fit.moved", names)
}

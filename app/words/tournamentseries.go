package words

import (
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

func SeriesState(p tournament.Plan, counting int) string {
	return Format("tournament.series.state", Names{"count": counting, "days": SeriesDays(p)})
}

func SeriesDays(p tournament.Plan) string {
	n := Names{"from": Date(p.Since.Local()), "until": Date(p.Until.Local())}
	switch {
	case p.Since.IsZero() && p.Until.IsZero():
		return Text("tournament.series.days.all")
	case p.Until.IsZero():
		return Format("tournament.series.days.from", n)
	case p.Since.IsZero():
		return Format("tournament.series.days.until", n)
	}
	return Format("tournament.series.days.both", n)
}

// SeriesAgainst returns why a game does not count in a series, with the director's reason if there is one.
func SeriesAgainst(s *tournament.State, m games.Misfit, game ledger.GameID) string {
	for _, e := range s.Except {
		if e.Game == game && e.Reason != "" {
			return Format("tournament.series.excepted.reason", Names{"reason": e.Reason})
		}
	}
	return Misfit(m)
}

// Misfit returns why a game cannot count as a table's result without the director's consent.
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

// PlayingOrder returns the order in which a table's players moved, or "" if it is the drawn order; see [games.Fit].
func PlayingOrder(s *tournament.State, round, table int, moved []int) string {
	if len(moved) == 0 {
		return ""
	}
	names := Names{"table": table, "round": round, "names": s.Names(moved)}
	return Format("tournament.fit.moved", names)
}

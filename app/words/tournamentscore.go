package words

import (
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// ScoreTitle returns what a score was given for: a table, a round sat out, or something outside the rounds.
func ScoreTitle(score standings.Score) string {
	n := Names{"round": score.Round, "table": score.Table}
	switch {
	case score.Table > 0:
		return Format("tournament.score.of.table", n)
	case score.Round > 0:
		return Format("tournament.score.of.round", n)
	}
	return Text("working.title." + score.Rule)
}

// ScoreWorking returns how the points of a score were calculated, and any remark on the score.
func ScoreWorking(score standings.Score) string {
	working := Working(score.Working)
	n := Names{"working": working, "reason": score.Reason}
	switch {
	case score.Reason != "":
		return score.Reason
	case score.Uncounted:
		return Format("tournament.score.uncounted", n)
	case score.Open:
		return Format("tournament.score.open", n)
	}
	return working
}

func Working(w standings.Working) string {
	n := termNames(nil, calc.None, calc.None, w.Terms)
	for _, role := range []string{"points", "shared", "here", "there", "each"} {
		if value, has := w.Term(role); has {
			n[role] = Points(tournament.Points(value), 0)
		}
	}
	n["sum"], n["before"], n["kept"] = InPoints(w.Points), InPoints(w.Before), InPoints(w.Before+w.Points)
	if tied, shared := w.Term("tied"); shared && tied > 1 {
		return Format("working.tied."+w.Rule, n)
	}
	return Format("working."+w.Rule, n)
}

func TieValue(by tournament.TieBreak, value int64) string {
	switch by {
	case tournament.ByShare:
		return Format("person.percent", Names{"number": InPoints(tournament.Points(value))})
	case tournament.ByOpponents:
		return Points(tournament.Points(value), 0)
	case tournament.ByLots:
		if value == 0 {
			return "–" // no lot was drawn
		}
	}
	return Number(int(value))
}

func LineNotes(s *tournament.State, line standings.Line) []string {
	var all []string
	if line.Penalties > 0 {
		all = append(all, Format("tournament.line.penalty", Names{"points": InPoints(line.Penalties)}))
	}
	if line.Penalties < 0 {
		all = append(all, Format("tournament.line.bonus", Names{"points": InPoints(-line.Penalties)}))
	}
	if s.Members[line.Member].Left {
		all = append(all, Text("tournament.member.left"))
	}
	return all
}

// Changes returns sentences on members whose places or points changed, in the order of changes.
func Changes(s *tournament.State, changes []standings.Change) []string {
	if len(changes) == 0 {
		return []string{Text("tournament.changes.none")}
	}
	const most = 12
	all := []string{Format("tournament.changes", Names{"count": len(changes)})}
	for i, c := range changes {
		if i == most {
			all = append(all, Format("tournament.changes.more", Names{"count": len(changes) - most}))
			break
		}
		key := "tournament.change.points"
		switch {
		case c.Rank != c.RankBefore && c.Points != c.PointsBefore:
			key = "tournament.change.both"
		case c.Rank != c.RankBefore:
			key = "tournament.change.rank"
		}
		all = append(all, Format(key, Names{
			"name": s.Members[c.Member].Name, "rank": c.Rank, "before": c.RankBefore,
			"points": InPoints(c.Points), "was": InPoints(c.PointsBefore),
		}))
	}
	return all
}

// AwardName returns the name of a known award, or the director's own words.
func AwardName(award string) string {
	if key := "award." + award; Known(key) {
		return Text(key)
	}
	return award
}

func Award(p standings.Proposal) string {
	var value any = int(p.Value)
	switch p.Award {
	case standings.AwardShare, standings.AwardFirst, standings.AwardLast:
		value = Percent(int(p.Value+50) / 100)
	case standings.AwardOpponents:
		value = InPoints(tournament.Points(p.Value))
	}
	return Format("award.was."+p.Award, Names{
		"round": p.Round, "table": p.Table, "value": value,
	})
}

package words

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// TournamentErrorSentence returns the sentence for an error from a tournament, with the names of the members concerned.
func TournamentErrorSentence(s *tournament.State, err error) string {
	if IsOutdated(err) {
		return Text("tournament.moved")
	}
	l := &calc.Layout{}
	for _, m := range s.Members {
		l.Seats = append(l.Seats, calc.Seat{Name: m.Name})
	}
	return ErrorSentence("", l, err)
}

// IsOutdated reports whether an entry failed because another window or command wrote first.
func IsOutdated(err error) bool { return ledger.IsFault(err, "book.moved") }

// Points formats thousandths of a point with as many decimals as needed, but at least places.
func Points(p tournament.Points, places int) string { return Spoken().Decimal(ToPlaces(p, places)) }

// InPoints returns points for a sentence, with as many decimals as needed.
func InPoints(p tournament.Points) Decimal { return ToPlaces(p, 0) }

// Places returns the number of decimals that align the points and scores of all lines.
func Places(lines ...standings.Line) (places int) {
	for _, line := range lines {
		places = max(places, InPoints(line.Points).Places)
		for _, score := range line.Scores {
			places = max(places, InPoints(score.Points).Places)
		}
	}
	return places
}

// ToPlaces returns points with as many decimals as needed, but at least the given number.
func ToPlaces(p tournament.Points, least int) Decimal {
	d := Decimal{Digits: int64(p), Places: 3}
	for d.Places > least && d.Digits%10 == 0 {
		d = Decimal{Digits: d.Digits / 10, Places: d.Places - 1}
	}
	return d
}

// TournamentState returns the progress of a tournament in a line.
func TournamentState(s *tournament.State) string {
	people := len(s.Active())
	if len(s.Rounds) == 0 {
		return Format("tournament.state.begun", Names{"people": people})
	}
	if s.Plan.Format == tournament.Series && !s.Ended {
		return Format("tournament.state.series", Names{"people": people, "games": len(s.Rounds)})
	}
	last := s.Rounds[len(s.Rounds)-1]
	n := roundNames(s, last.Number)
	n["people"] = people
	switch missing := len(last.Missing()); {
	case missing > 0:
		n["missing"] = missing
		return Format("tournament.state.playing", n)
	case s.Over():
		return Format("tournament.state.over", n)
	}
	return Format("tournament.state.between", n)
}

// TournamentNow returns the progress of a tournament in a few words that fit next to a title.
func TournamentNow(s *tournament.State) string {
	if len(s.Rounds) == 0 || len(s.Rounds[len(s.Rounds)-1].Missing()) == 0 {
		return TournamentState(s)
	}
	n := roundNames(s, len(s.Rounds))
	n["people"] = len(s.Active())
	return Format("tournament.state.now", n)
}

func roundNames(s *tournament.State, round int) Names {
	n := Names{"round": round, "series": s.Plan.Format == tournament.Series}
	if s.Plan.Rounds > 0 {
		n["rounds"] = max(round, s.Plan.Rounds)
	}
	return n
}

// TournamentRound returns the number of a round, and the number of all rounds if agreed.
func TournamentRound(s *tournament.State, round int) string {
	if s.Plan.Format == tournament.Series {
		return Format("tournament.round.series", Names{"round": round})
	}
	if s.Plan.Rounds == 0 {
		return Format("tournament.round.open", Names{"round": round})
	}
	return Format("tournament.round.of", Names{"round": round, "rounds": max(round, s.Plan.Rounds)})
}

const mostLeaders = 3

// TournamentLeader names the leaders, or says that they are hidden. It returns "" if nobody leads or too many are tied.
func TournamentLeader(s *tournament.State) string {
	if s.Hidden(len(s.Rounds)) {
		return Text("tournament.leader.hidden")
	}
	var names []string
	points := tournament.Points(0)
	for _, line := range standings.After(s, len(s.Rounds)).Lines {
		if line.Rank == 1 {
			names, points = append(names, s.Members[line.Member].Name), line.Points
		}
	}
	if len(names) == 0 || len(names) > mostLeaders || points == 0 {
		return ""
	}
	return Format("tournament.leader", Names{"names": names, "points": InPoints(points)})
}

func TableGame(title string, round, table int) string {
	return Format("tournament.game.title", Names{"title": title, "round": round, "table": table})
}

// PlanSummary returns a plan in a sentence, or "" if none is agreed yet.
func PlanSummary(p tournament.Plan) string {
	if p.Format == "" {
		return ""
	}
	var games []string
	for _, g := range p.Games {
		if name := Game(g.Rulebook); !slices.Contains(games, name) {
			games = append(games, name)
		}
	}
	return Format("tournament.summary."+string(p.Format), Names{
		"games": games, "rounds": p.Rounds, "size": p.Size,
		"final": p.Final, "through": p.Through,
		"scoring": Text("tournament.scoring." + string(p.Scoring.System)),
	})
}

func TournamentEntry(s *tournament.State, e tournament.Entry) string {
	name := func(member int) string {
		if member < 0 || member >= len(s.Members) {
			return Number(member + 1)
		}
		return s.Members[member].Name
	}
	about := func(key string, member int) string {
		return Format("tournament.entry."+key, Names{"name": name(member)})
	}
	pair := func(key string, members [2]int, n Names) string {
		n["first"], n["second"] = name(members[0]), name(members[1])
		return Format("tournament.entry."+key, n)
	}
	switch e := e.(type) {
	case *tournament.Plan:
		return Format("tournament.entry.plan", Names{"plan": PlanSummary(*e)})
	case *tournament.Join:
		names := calc.Map(e.People, func(p tournament.Joining) string { return p.Name })
		return Format("tournament.entry.join", Names{"count": len(names), "names": names})
	case *tournament.Leave:
		return about("leave", e.Member)
	case *tournament.Return:
		return about("return", e.Member)
	case *tournament.Rest:
		if e.Plays {
			return about("rest.plays", e.Member)
		}
		return about("rest", e.Member)
	case *tournament.Wish:
		switch {
		case e.Lifted:
			return pair("wish.lifted", e.Members, Names{})
		case e.Together:
			return pair("wish.together", e.Members, Names{})
		}
		return pair("wish.apart", e.Members, Names{})
	case *tournament.End:
		if e.Lifted {
			return Text("tournament.entry.end.lifted")
		}
	case *tournament.Except:
		switch {
		case e.Lifted:
			return Text("tournament.entry.except.lifted")
		case e.Reason != "":
			return Format("tournament.entry.except.reason", Names{"reason": e.Reason})
		}
	case *tournament.Clock:
		return Format("tournament.entry.clock", Names{"round": e.Round})
	case *tournament.AnnouncedRound:
		return Format("tournament.entry.round", Names{
			"count": len(e.Tables), "round": e.Number, "method": Text("tournament.draw." + string(e.Method)),
		})
	case *tournament.Exchange:
		return pair("exchange", e.Members, Names{"round": e.Round})
	case *tournament.Result:
		return resultEntry(name, e)
	case *tournament.Penalty:
		n := Names{"name": name(e.Member), "reason": e.Reason, "points": InPoints(max(e.Points, -e.Points))}
		if e.Points < 0 {
			return Format("tournament.entry.bonus", n)
		}
		return Format("tournament.entry.penalty", n)
	case *tournament.Award:
		return Format("tournament.entry.award", Names{"name": name(e.Member), "award": AwardName(e.Award)})
	}
	return Text("tournament.entry." + e.Kind())
}

func resultEntry(name func(int) string, e *tournament.Result) string {
	n := Names{"round": e.Round, "table": e.Table, "note": e.Note}
	if e.Unplayed {
		return Format("tournament.entry.result.unplayed", n)
	}
	var places []string
	first := func(a, b tournament.Placed) int { return a.Rank - b.Rank }
	for _, p := range slices.SortedStableFunc(slices.Values(e.Places), first) {
		places = append(places, PlacedLine(name(p.Member), p, e.NoWorths))
	}
	n["places"] = places
	if e.Note != "" {
		return Format("tournament.entry.result.note", n)
	}
	return Format("tournament.entry.result", n)
}

// PlacedLine returns a player's place at a table, with the net worth unless noWorths is true.
func PlacedLine(name string, p tournament.Placed, noWorths bool) string {
	n := Names{"name": name, "rank": p.Rank, "worth": p.Worth}
	if noWorths {
		return Format("tournament.placed.rank", n)
	}
	return Format("tournament.placed", n)
}

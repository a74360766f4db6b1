package director

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A HallView is one thing that everybody in the hall sees on a projector: items, or a sentence in their place.
type HallView struct {
	Title string     `json:"title"`
	Only  string     `json:"only,omitempty"`
	Items []HallItem `json:"items,omitempty"`
}

// A HallItem is what stays together: a table, or a line. Done reports that there is nothing to wait for.
type HallItem struct {
	Title string     `json:"title,omitempty"`
	Done  bool       `json:"done,omitempty"`
	Lines []HallLine `json:"lines"`
}

// A HallLine names a member, with what leads the line and a figure at its end.
type HallLine struct {
	Lead   string `json:"lead,omitempty"`
	Text   string `json:"text"`
	Figure string `json:"figure,omitempty"`
	Member int    `json:"-"`
}

// HallViews are what the hall sees now: who takes part before the first round; who plays where while a round is played;
// the standings, and once they are open the awards.
func HallViews(s *tournament.State) []HallView {
	last, after := len(s.Rounds), HallStanding(s)
	if last == 0 {
		members := HallView{Title: words.Text("hall.members")}
		for _, member := range s.Active() {
			members.Items = append(members.Items, HallItem{Lines: []HallLine{hallLine(s, "", member, "")}})
		}
		if members.Items == nil {
			members.Only = words.Text("hall.nobody")
		}
		return []HallView{members}
	}
	var all []HallView
	if drawn := s.Rounds[last-1]; after < last {
		all = append(all, roundInHall(s, drawn))
	}
	switch title := HallStandingTitle(s, after); {
	case after == 0:
	case s.Hidden(after):
		all = append(all, HallView{Title: title, Only: words.Text("hall.hidden")})
	default:
		standing := HallView{Title: title}
		for _, l := range standings.After(s, after).Lines {
			ranked := hallLine(s, words.Number(l.Rank), l.Member, words.Points(l.Points))
			standing.Items = append(standing.Items, HallItem{Lines: []HallLine{ranked}})
		}
		all = append(all, standing)
	}
	if len(s.Awards) > 0 && after == last && !s.Hidden(after) {
		awards := HallView{Title: words.Text("hall.awards")}
		for _, award := range s.Awards {
			item := HallItem{Title: words.AwardName(award.Award), Lines: []HallLine{hallLine(s, "", award.Member, "")}}
			awards.Items = append(awards.Items, item)
		}
		all = append(all, awards)
	}
	return all
}

// roundInHall is who plays where, and who sits out.
func roundInHall(s *tournament.State, drawn tournament.DrawnRound) HallView {
	v := HallView{Title: HallRound(s, drawn.Number)}
	for _, table := range drawn.Tables {
		title := words.Format("hall.table", words.Names{"table": table.Number})
		item := HallItem{Title: title, Done: table.Result != nil}
		for seat, member := range table.Members {
			item.Lines = append(item.Lines, hallLine(s, words.Number(seat+1), member, ""))
		}
		v.Items = append(v.Items, item)
	}
	if len(drawn.Out) > 0 {
		out := HallItem{Title: words.Text("hall.out")}
		for _, member := range drawn.Out {
			out.Lines = append(out.Lines, hallLine(s, "", member, ""))
		}
		v.Items = append(v.Items, out)
	}
	return v
}

func hallLine(s *tournament.State, lead string, member int, figure string) HallLine {
	return HallLine{lead, s.Members[member].Name, figure, member}
}

// HallStanding is the standing that everybody in the hall may see, unless it is hidden: after the last round that every
// table has finished.
func HallStanding(s *tournament.State) (after int) {
	after = len(s.Rounds)
	if after > 0 && len(s.Rounds[after-1].Missing()) > 0 {
		after--
	}
	return after
}

// HallStandingTitle names the standing after a round.
func HallStandingTitle(s *tournament.State, after int) string {
	if after >= s.Plan.Rounds {
		return words.Text("hall.standing.final")
	}
	return words.Format("hall.standing", words.Names{"round": after})
}

// HallRound names a round, as the plan counts them, and what is played where that is not always the same.
func HallRound(s *tournament.State, number int) string {
	if len(s.Plan.Games) > 1 {
		game := words.Game(s.Plan.Game(number).Rulebook)
		return words.Format("hall.round.game", words.Names{"round": number, "game": game})
	}
	if s.Plan.Rounds > 0 && number <= s.Plan.Rounds {
		rounds := words.Number(s.Plan.Rounds)
		return words.Format("hall.round.of", words.Names{"round": number, "rounds": rounds})
	}
	return words.Format("hall.round", words.Names{"round": number})
}

// HallClock is the clock of the round that is played, and whether there is one.
func HallClock(s *tournament.State) (tournament.Clock, bool) {
	if HallStanding(s) == len(s.Rounds) {
		return tournament.Clock{}, false
	}
	return s.ClockOf(len(s.Rounds))
}

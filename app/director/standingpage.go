package director

import (
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A current holds the players' places in unfinished games, and the number of entries that these games had when they
// were read.
type current struct {
	places  map[ledger.GameID][]tournament.Placed
	entries int
	busy    bool
}

// endedField is the switch that makes unfinished games count with the players' current places.
const endedField = "ended"

func (s *Source) standingPage(at page.At) (page.Page, error) {
	after := s.counted(at)
	seen := s.tabbed(standingPlace, s.standing(at, after)...)
	if len(s.State.Rounds) > 0 {
		reveal := page.PlainAction(words.Text("ceremony.title"), "ceremony")
		if s.State.Hidden(len(s.State.Rounds)) {
			reveal.Text = words.Text("tournament.reveal")
		}
		reveal.Main = s.State.Over()
		seen.Next = s.performable(page.PlainAction(words.Text("tournament.hall"), "hall").WithIcon("hall"), reveal)
	}
	return seen, nil
}

// counted returns the number of rounds that count in the standings on a page, by default all rounds.
func (s *Source) counted(at page.At) int {
	all := len(s.State.Rounds)
	if after := at.Number(1, all); after >= 0 && after < all {
		return after
	}
	return all
}

// hides reports whether standings are hidden and the director did not ask to see them.
func (s *Source) hides(after int) bool { return s.State.Hidden(after) && !s.looking }

// standing returns the standings after a number of rounds, or a note that they are hidden. If the page's place is
// empty, it leaves out the choice of a round and the switch for unfinished games.
func (s *Source) standing(at page.At, after int) []page.Part {
	if s.hides(after) {
		return []page.Part{s.hiddenPart()}
	}
	beside := at.Place == ""
	playing := !beside && s.playing(after)
	ended := at.Int(endedField, 0) == 1 && playing
	v := s.standings(after, ended)
	head := page.Part{Title: v.Title, Choices: rounds(after, 1, len(s.State.Rounds), func(round int) page.Action {
		return page.LinkAction(words.Number(round), standingPlace, number(round))
	})}
	if beside {
		head.Choices = nil
	}
	if playing {
		label := words.Text("tournament.ifended")
		head.Fields = []sheet.Field{{Name: endedField, Input: sheet.Switch, Seat: calc.None, Label: label, Full: label,
			Said: label, About: words.Text("tournament.ifended.about"), Value: calc.Bit(ended), Max: 1}}
	}
	if s.State.Hidden(after) {
		head.Says = []page.Note{{Text: words.Text("tournament.hidden.looking"), Tone: page.Turn}}
		head.Actions = []page.Action{page.ActionWith(words.Text("tournament.hide"), "look", looking{}).WithIcon("hide")}
	}
	ranked := Ranked(s.Desk, v)
	for i, line := range v.Lines {
		ranked.Rows[i].Open = page.RowLink(whyPlace, number(line.Member), number(after), number(calc.Bit(ended)))
	}
	return []page.Part{head, ranked}
}

func (s *Source) playing(rounds int) bool {
	tables, _ := UnfinishedTables(s.Desk, rounds)
	return len(tables) > 0
}

// standings returns the standings after a number of rounds. If ended is true, unfinished games count.
func (s *Source) standings(after int, ended bool) StandingsView {
	if ended {
		return StandingsOf(s.Desk, after, s.current.places)
	}
	return StandingsOf(s.Desk, after, nil)
}

func (s *Source) hiddenPart() page.Part {
	from := s.State.Plan.HiddenFrom
	part := page.Part{As: page.Empty, Icon: "hide", Title: words.Text("tournament.hidden"),
		Says:    []page.Note{{Text: words.Format("tournament.hidden.about", words.Names{"round": from})}},
		Actions: []page.Action{page.ActionWith(words.Text("tournament.look"), "look", looking{true}).WithIcon("show")}}
	if from > 1 {
		before := words.Format("tournament.hidden.before", words.Names{"round": from - 1})
		part.Actions = append(part.Actions, page.LinkAction(before, standingPlace, number(from-1)))
	}
	return part
}

type looking struct {
	On bool `json:"on"`
}

func (s *Source) look(l looking, _ page.At) (page.Done, error) {
	s.looking = l.On
	return page.Done{}, nil
}

// reading returns the work of reading the unfinished games. It returns nil if no reading is needed.
func (s *Source) reading(at page.At) *page.Work {
	tables, entries := UnfinishedTables(s.Desk, s.counted(at))
	now := &s.current
	if at.Int(endedField, 0) != 1 || len(tables) == 0 || now.busy || now.places != nil && now.entries == entries {
		return nil
	}
	book, state := s.Book, s.State
	now.busy = true
	places := map[ledger.GameID][]tournament.Placed{}
	return &page.Work{
		Do: func(stopped func() bool) error {
			places = Current(book, state, tables, stopped)
			return nil
		},
		Done: func(err error) {
			if now.busy = false; !isStopped(err) {
				now.places, now.entries = places, entries // empty if the work failed
			}
		},
	}
}

func (s *Source) whyPage(at page.At) (page.Page, error) {
	member, after := at.Number(1, -1), at.Number(2, -1)
	if member < 0 || member >= len(s.State.Members) || after < 0 || after > len(s.State.Rounds) || s.hides(after) {
		return page.Page{}, s.nowhere()
	}
	all := s.standings(after, at.Number(3, 0) == 1).Standings
	line, _ := all.Line(member)
	scores := page.Part{Title: words.Text("tournament.why.scores")}
	places := words.Places(line)
	for _, score := range line.Scores {
		scores.Rows = append(scores.Rows, s.scoreRow(score, places))
	}
	scores.Rows = append(scores.Rows,
		page.Row{Title: words.Text("tournament.why.sum"), Figure: words.Points(line.Points, places)})
	seen := page.Page{Title: s.Name(member), Parts: []page.Part{scores}, About: words.Format("tournament.why.place",
		words.Names{"rank": line.Rank, "count": len(all.Lines), "points": words.InPoints(line.Points)})}
	if len(line.Ties) > 0 {
		ties := page.Part{Title: words.Text("tournament.why.ties")}
		for i, value := range line.Ties {
			by := s.State.Plan.TieBreaks[i]
			ties.Rows = append(ties.Rows, page.Row{Lead: words.Number(i + 1), Figure: words.TieValue(by, value),
				Title: words.Text("tournament.tie." + string(by)), About: words.Text("tournament.tie.about." + string(by))})
		}
		seen.Parts = append(seen.Parts, ties)
	}
	return seen, nil
}

// scoreRow returns a row with a score and its computation. A tap opens the score's game, if this library has the game.
func (s *Source) scoreRow(score standings.Score, places int) page.Row {
	row := page.Row{Title: words.ScoreTitle(score), About: words.ScoreWorking(score),
		Figure: words.Points(score.Points, places), Struck: score.Uncounted}
	if score.Uncounted {
		row.Tone = page.Soft
	}
	if id, here := s.GameOf(score.Round, score.Table); here {
		if open := s.performable(page.ActionWith("", "open", GameNamed{id.String()})); len(open) > 0 {
			row.Open = &open[0]
		}
	}
	return row
}

// A GameNamed holds the id of a game in the library.
type GameNamed struct {
	Game string `json:"game"`
}

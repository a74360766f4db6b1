package director

import (
	"slices"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// MaxColumns is how many rounds of a standing are shown, the last ones.
const MaxColumns = 12

// A StandingsView is who stands where after some rounds, as it is seen.
type StandingsView struct {
	standings.Standings
	Title string
	// Earlier and Later report whether fewer rounds can count, or more.
	Earlier, Later bool
	// Hidden reports whether the plan hides them from everybody but the director.
	Hidden bool
	// Rounds are the numbers of the rounds shown, Rows the members, the first one first.
	Rounds []string
	Rows   []StandingsRow
}

// A StandingsRow is where a member stands.
type StandingsRow struct {
	Member             int
	Rank, Name, Points string
	// Rounds are what each of the rounds brought, Notes what else there is to say.
	Rounds, Notes []string
}

// StandingsOf returns the standings after some rounds, -1 for all; with current games, as they would be if all ended as
// they stand: see [Desk.Playing].
func StandingsOf(d *Desk, after int, current map[ledger.GameID][]tournament.Placed) StandingsView {
	all := len(d.State.Rounds)
	if after < 0 || after > all {
		after = all
	}
	s := StandingsView{
		Title:  words.Format(standingsKey(d, after), words.Names{"round": after}),
		Hidden: d.State.Hidden(after), Earlier: after > 0, Later: after < all,
	}
	if s.Standings = standings.After(&d.State, after); current != nil {
		ended := func(t tournament.DrawnTable) []tournament.Placed { return current[t.Game] }
		s.Standings = standings.AfterIf(&d.State, after, ended)
	}
	first := max(1, after-MaxColumns+1)
	for round := first; round <= after; round++ {
		s.Rounds = append(s.Rounds, words.Number(round))
	}
	for _, line := range s.Lines {
		row := StandingsRow{
			Member: line.Member, Rank: words.Number(line.Rank), Name: d.Name(line.Member),
			Points: words.Points(line.Points), Notes: words.LineNotes(&d.State, line),
		}
		for round := first; round <= after; round++ {
			row.Rounds = append(row.Rounds, roundScore(line, round))
		}
		s.Rows = append(s.Rows, row)
	}
	return s
}

func standingsKey(d *Desk, after int) string {
	_, missing := d.State.Lacking()
	switch {
	case d.State.Plan.Format == tournament.Series && after > 0:
		return "tournament.after.series"
	case after < len(d.State.Rounds):
		return "tournament.after"
	case after == 0:
		return "tournament.after.none"
	case len(missing) > 0:
		return "tournament.after.now"
	}
	return "tournament.after"
}

// roundScore is what a round brought a member; a dash for nothing.
func roundScore(line standings.Line, round int) string {
	for _, score := range line.Scores {
		switch {
		case score.Round != round:
		case score.Uncounted:
			return words.Format("tournament.uncounted", words.Names{"points": words.InPoints(score.Points)})
		default:
			return words.Points(score.Points)
		}
	}
	return "–"
}

// Working is how the points of a line came about, score by score; empty where there is none.
func Working(l standings.Line) (sum string) {
	for i, score := range l.Scores {
		points, told, joined := score.Points, "ceremony.score", "standing.sum.plus"
		switch {
		case score.Uncounted:
			told = "ceremony.uncounted"
		case i > 0 && points < 0:
			points, joined = -points, "standing.sum.minus"
		}
		part := words.Format(told, words.Names{"points": words.InPoints(points)})
		if i > 0 {
			part = words.Format(joined, words.Names{"sum": sum, "part": part})
		}
		sum = part
	}
	return sum
}

// Playing are the tables of the first rounds that have no result, and a game in this book that may tell how it stands,
// with how many entries these games have.
func Playing(d *Desk, rounds int) (tables []tournament.DrawnTable, entries int) {
	games, err := d.games()
	if err != nil {
		return nil, 0 // the shelf tells
	}
	tells := map[ledger.GameID]stats.Summary{}
	for _, game := range games {
		if len(game.Worths) > 0 && game.Fault == nil {
			tells[game.ID] = game
		}
	}
	for _, drawn := range d.State.Rounds[:rounds] {
		for _, table := range drawn.Tables {
			if game, tells := tells[table.Game]; tells && table.Result == nil {
				tables, entries = append(tables, table), entries+game.Entries
			}
		}
	}
	return tables, entries
}

// Current reads how the games of tables stand, as far as that can be told. It may be done beside everything else.
func Current(
	book *book.Book, state tournament.State, tables []tournament.DrawnTable, stopped func() bool,
) map[ledger.GameID][]tournament.Placed {
	current := map[ledger.GameID][]tournament.Placed{}
	for _, table := range tables {
		if game, err := book.Games.LoadFromShelf(table.Game); err == nil && !stopped() {
			current[table.Game] = games.PlacesNow(&state, table, game)
		}
	}
	return current
}

// A Why tells why a member stands where the member does.
type Why struct {
	Title, Place string
	// Scores are what brought or took points, Sum what they come to, Ties what decided between equal points.
	Scores []Figure
	Sum    string
	Ties   []Figure
}

// A Figure is a figure with its working.
type Figure struct {
	Title, Working, Figure string
	// Uncounted reports whether it does not count.
	Uncounted bool
	// Round and Table are where it was won, both 0 for elsewhere.
	Round, Table int
}

// WhyOf returns why a member stands in standings where the member does.
func WhyOf(d *Desk, s standings.Standings, member int) Why {
	line, _ := s.Line(member)
	points := words.Points(line.Points)
	why := Why{Title: d.Name(member), Sum: points, Place: words.Format("tournament.why.place", words.Names{
		"rank": line.Rank, "count": len(s.Lines), "points": points,
	})}
	for _, score := range line.Scores {
		why.Scores = append(why.Scores, Figure{
			Title: words.ScoreTitle(score), Working: words.ScoreWorking(score), Figure: words.Points(score.Points),
			Uncounted: score.Uncounted, Round: score.Round, Table: score.Table,
		})
	}
	for i, value := range line.Ties {
		by := d.State.Plan.TieBreaks[i]
		why.Ties = append(why.Ties, Figure{
			Title:   words.Text("tournament.tie." + string(by)),
			Working: words.Text("tournament.tie.about." + string(by)), Figure: words.TieValue(by, value),
		})
	}
	return why
}

// GameOf is the game of this book that a table's result came from, and whether there is one.
func (d *Desk) GameOf(round, table int) (id ledger.GameID, here bool) {
	t, there := d.State.Table(round, table)
	if !there {
		return id, false
	}
	id = t.Game
	if t.Result != nil && t.Result.Game != "" {
		if other, err := ledger.ParseGameID(t.Result.Game); err == nil {
			id = other
		}
	}
	_, err := d.Book.Games.LoadFromShelf(id)
	return id, err == nil
}

// Proposals are who may be given which award by the results of a tournament and by what happened in its games. List
// lists the games of the book. Of the tournament's own, what nobody has worked out yet is worked out; all that is
// watched, and may be done beside everything else.
func Proposals(
	book *book.Book, state tournament.State, list func(ledger.Watch) ([]stats.Summary, error), watch ledger.Watch,
) ([]standings.Proposal, error) {
	games, err := list(watch)
	if err != nil {
		return nil, err
	}
	own := slices.DeleteFunc(games, func(game stats.Summary) bool {
		_, _, plays := state.TableOf(game.ID)
		return !plays
	})
	highlights, err := book.Shelf.RenewHighlights(own, watch)
	if err != nil {
		return nil, err
	}
	return standings.Proposals(&state, highlights), nil
}

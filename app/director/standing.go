package director

import (
	"slices"

	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// maxColumns is the largest number of rounds with a column in the standings. Earlier rounds are left out.
const maxColumns = 12

type StandingsView struct {
	standings.Standings
	Title string
}

// StandingsOf returns the standings after a number of rounds, or after all for -1. If current is not nil, unfinished
// games count with the places in current. See [UnfinishedTables] and [Current].
func StandingsOf(d *Desk, after int, current map[ledger.GameID][]tournament.Placed) StandingsView {
	all := len(d.State.Rounds)
	if after < 0 || after > all {
		after = all
	}
	title := words.Format(standingsKey(d, after), words.Names{"round": after})
	ended := func(t tournament.DrawnTable) []tournament.Placed { return current[t.Game] }
	return StandingsView{standings.AfterIf(&d.State, after, ended), title}
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

// Ranked returns the members by rank, with their points in each of the last rounds.
func Ranked(d *Desk, v StandingsView) page.Part {
	first, places := max(1, v.After-maxColumns+1), words.Places(v.Lines...)
	part := page.Part{Heads: []string{words.Text("tournament.columns")}}
	for round := first; round <= v.After; round++ {
		part.Heads = append(part.Heads, words.Number(round))
	}
	for _, line := range v.Lines {
		row := page.Row{Lead: words.Number(line.Rank), Title: d.Name(line.Member), Figure: words.Points(line.Points, places),
			About: words.Join(words.LineNotes(&d.State, line))}
		for round := first; round <= v.After; round++ {
			row.Cells = append(row.Cells, roundScore(line, round, places))
		}
		part.Rows = append(part.Rows, row)
	}
	return part
}

// roundScore returns a member's points in a round, or a dash if there are none.
func roundScore(line standings.Line, round, places int) string {
	for _, score := range line.Scores {
		switch {
		case score.Round != round:
		case score.Uncounted:
			return words.Format("tournament.uncounted", words.Names{"points": words.ToPlaces(score.Points, places)})
		default:
			return words.Points(score.Points, places)
		}
	}
	return "–"
}

// Working returns the sum of scores for a line's points, such as "3 + 5", or "" without scores.
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

// UnfinishedTables returns the tables that have a game with known net worths but no result. rounds is the number of
// first rounds to consider. entries is the total number of entries in these games.
func UnfinishedTables(d *Desk, rounds int) (tables []tournament.DrawnTable, entries int) {
	games, err := d.games()
	if err != nil {
		return nil, 0 // the page with all games reports the error
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

// Current returns the players' current places in the games at tables, by game. It may run in the background.
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

// GameOf returns the game of a table's result, or the table's own game. here reports whether this library has the game.
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

// Proposals returns awards suggested by a tournament's results and its games' highlights. The work may run in the
// background, and watch can stop it.
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
	highlights, err := book.Shelf.RefreshHighlights(own, watch)
	if err != nil {
		return nil, err
	}
	return standings.Proposals(&state, highlights), nil
}

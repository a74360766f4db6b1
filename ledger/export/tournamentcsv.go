package export

import (
	"encoding/csv"
	"io"
	"strconv"

	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// TournamentCSV writes a tournament's first rounds as comma-separated values: a row for each player at each table of
// each round, in the order of moves, and a row for each member who sat a round out. after is the number of rounds. The
// columns are
//
//	round, table, seat, player, net_worth, place, points, counted
//
// Rounds, tables, seats and places are counted from 1. Unknown values are empty: net worth and place before there is a
// result, and the net worth if only places are known. Points have a decimal point if needed. Penalties and other points
// outside of rounds have rows without round and table. The column counted has the points that count in the standings
// after these rounds, 0 if only better rounds count. Its sum is a player's total.
func TournamentCSV(w io.Writer, s *tournament.State, after int) error {
	out := csv.NewWriter(w)
	rows := [][]string{{"round", "table", "seat", "player", "net_worth", "place", "points", "counted"}}
	standing := standings.After(s, after)
	written := func(score standings.Score) []string {
		if score.Uncounted {
			return []string{score.Points.String(), "0"}
		}
		return []string{score.Points.String(), score.Points.String()}
	}
	scored := func(member, round, table int) []string {
		line, _ := standing.Line(member)
		for _, score := range line.Scores {
			if score.Round == round && score.Table == table {
				return written(score)
			}
		}
		return []string{"", ""}
	}
	for _, drawn := range s.Rounds[:standing.After] {
		round := strconv.Itoa(drawn.Number)
		for _, table := range drawn.Tables {
			for seat, member := range table.Members {
				row := []string{
					round, strconv.Itoa(table.Number), strconv.Itoa(seat + 1), cell(s.Members[member].Name), "", "",
				}
				if table.Result != nil {
					if place, sat := table.Result.Place(member); sat {
						row[5] = strconv.Itoa(place.Rank)
						if !table.Result.NoWorths {
							row[4] = strconv.Itoa(place.Worth)
						}
					}
				}
				rows = append(rows, append(row, scored(member, drawn.Number, table.Number)...))
			}
		}
		for _, member := range drawn.Out {
			row := []string{round, "", "", cell(s.Members[member].Name), "", ""}
			rows = append(rows, append(row, scored(member, drawn.Number, 0)...))
		}
	}
	for _, line := range standing.Lines {
		for _, score := range line.Scores {
			if score.Round == 0 {
				row := []string{"", "", "", cell(s.Members[line.Member].Name), "", ""}
				rows = append(rows, append(row, written(score)...))
			}
		}
	}
	return out.WriteAll(rows)
}

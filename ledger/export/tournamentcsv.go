package export

import (
	"encoding/csv"
	"io"
	"strconv"

	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// TournamentCSV writes a tournament as comma-separated values: a row for each player at each table of each round, in
// the order of moves, and a row for each member who sat a round out. The columns are
//
//	round, table, seat, player, net_worth, place, points
//
// Rounds, tables, seats and places are counted from 1. Unknown values are empty: net worth and place before there is a
// result, and the net worth if only places are known. Points have a decimal point if needed. Penalties and other points
// outside of rounds have rows without round and table.
func TournamentCSV(w io.Writer, s *tournament.State) error {
	out := csv.NewWriter(w)
	rows := [][]string{{"round", "table", "seat", "player", "net_worth", "place", "points"}}
	standing := standings.After(s, len(s.Rounds))
	scored := func(member, round, table int) string {
		line, _ := standing.Line(member)
		for _, score := range line.Scores {
			if score.Round == round && score.Table == table {
				return score.Points.String()
			}
		}
		return ""
	}
	for _, drawn := range s.Rounds {
		round := strconv.Itoa(drawn.Number)
		for _, table := range drawn.Tables {
			for seat, member := range table.Members {
				row := []string{
					round, strconv.Itoa(table.Number), strconv.Itoa(seat + 1), cell(s.Members[member].Name), "", "", "",
				}
				if table.Result != nil {
					if place, sat := table.Result.Place(member); sat {
						row[5] = strconv.Itoa(place.Rank)
						if !table.Result.NoWorths {
							row[4] = strconv.Itoa(place.Worth)
						}
					}
					row[6] = scored(member, drawn.Number, table.Number)
				}
				rows = append(rows, row)
			}
		}
		for _, member := range drawn.Out {
			name, points := cell(s.Members[member].Name), scored(member, drawn.Number, 0)
			rows = append(rows, []string{round, "", "", name, "", "", points})
		}
	}
	for _, line := range standing.Lines {
		for _, score := range line.Scores {
			if score.Round == 0 {
				name := cell(s.Members[line.Member].Name)
				rows = append(rows, []string{"", "", "", name, "", "", score.Points.String()})
			}
		}
	}
	return out.WriteAll(rows)
}

package notation

import (
	"slices"
	"strconv"
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// Worths parses "Anna=1200,Ben=900,Carl=out": each player's net worth, or "out" for a player who left early.
func Worths(s *tournament.State, t tournament.DrawnTable, text string) ([]tournament.Placed, error) {
	var places []tournament.Placed
	for _, part := range strings.Split(text, ",") {
		at := strings.LastIndex(part, "=")
		if at < 0 {
			return nil, Misuse(words.Text("command.tournament.worths"))
		}
		member, err := memberAt(s, t, part[:at])
		if err != nil {
			return nil, err
		}
		place := tournament.Placed{Member: member}
		if worth := strings.TrimSpace(part[at+1:]); strings.EqualFold(worth, "out") {
			place.Out = true
		} else if place.Worth, err = strconv.Atoi(worth); err != nil {
			return nil, NewMisuse("command.tournament.worth", words.Names{"name": s.Members[member].Name,
				"worth": worth})
		}
		places = append(places, place)
	}
	tournament.RankByWorth(places)
	return places, nil
}

// Places parses "Anna,Ben=Carl,Dana": the order of finish, with tied players joined by "=".
func Places(s *tournament.State, t tournament.DrawnTable, text string) ([]tournament.Placed, error) {
	var places []tournament.Placed
	for _, part := range strings.Split(text, ",") {
		rank := len(places) + 1
		for _, name := range strings.Split(part, "=") {
			member, err := memberAt(s, t, name)
			if err != nil {
				return nil, err
			}
			places = append(places, tournament.Placed{Member: member, Rank: rank})
		}
	}
	return places, nil
}

// memberAt returns the index of the member with a name, who must sit at the table.
func memberAt(s *tournament.State, t tournament.DrawnTable, name string) (int, error) {
	member, err := Member(s, name)
	if err != nil || len(t.Members) == 0 || slices.Contains(t.Members, member) {
		return member, err
	}
	return 0, NewMisuse("command.tournament.elsewhere", words.Names{
		"name": s.Members[member].Name, "names": s.Names(t.Members),
	})
}

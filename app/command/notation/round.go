package notation

import (
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger/seating"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// Member returns the index of the member with a name, or a misuse.
func Member(s *tournament.State, name string) (int, error) {
	member, known := s.Named(name)
	if !known {
		return 0, NewMisuse("command.tournament.nobody", words.Names{"name": name})
	}
	return member, nil
}

// Round parses the tables of a round, separated by slashes. Each table is a list of names in turn order. The error is a
// misuse or the refusal of [draw.RoundByHand].
func Round(s *tournament.State, text string) (tournament.Entry, error) {
	var tables seating.Tables
	for _, table := range strings.Split(text, "/") {
		var members []int
		for _, name := range strings.Split(table, ",") {
			member, err := Member(s, name)
			if err != nil {
				return nil, err
			}
			members = append(members, member)
		}
		tables = append(tables, members)
	}
	round, refusal := draw.RoundByHand(s, tables)
	if refusal != nil {
		return nil, refusal
	}
	return round, nil
}

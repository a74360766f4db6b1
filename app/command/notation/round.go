package notation

import (
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// Member returns the index of the member with a name, or a misuse.
func Member(s *tournament.State, name string) (int, error) {
	member, known := s.Named(name)
	if !known {
		return 0, NewMisuse("command.tournament.nobody", words.Names{"name": name})
	}
	return member, nil
}

// Round parses the tables of a round, separated by slashes. Each table is a list of names in turn order. Other members
// sit out.
func Round(s *tournament.State, text string) (tournament.Entry, error) {
	e := &tournament.AnnouncedRound{Number: len(s.Rounds) + 1, Method: tournament.ByHand}
	seated := map[int]bool{}
	for _, table := range strings.Split(text, "/") {
		made := tournament.AnnouncedTable{Game: ledger.NewGameID().String()}
		for _, name := range strings.Split(table, ",") {
			member, err := Member(s, name)
			if err != nil {
				return nil, err
			}
			seated[member] = true
			made.Members = append(made.Members, member)
		}
		e.Tables = append(e.Tables, made)
	}
	for _, member := range s.Active() {
		if !seated[member] {
			e.Out = append(e.Out, member)
		}
	}
	return e, nil
}

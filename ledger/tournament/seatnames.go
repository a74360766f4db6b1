package tournament

import (
	"slices"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/ledger/letters"
)

// Present are the members of a table who have not left, in the order in which they move.
func (s *State) Present(t DrawnTable) []int {
	return slices.DeleteFunc(slices.Clone(t.Members), func(member int) bool { return s.Members[member].Left })
}

// SeatNames are the names of the members of a table as a game takes them: no longer than it allows, and none twice.
func (s *State) SeatNames(t DrawnTable) []string {
	names, met := make([]string, len(t.Members)), map[string]bool{}
	for seat, member := range t.Members {
		full := letters.Tidy(s.Members[member].Name)
		name := letters.Clip(full, calc.MaxNameLength)
		for again := 2; met[NameKey(name)]; again++ {
			number := " " + strconv.Itoa(again)
			name = letters.Clip(full, calc.MaxNameLength-len(number)) + number
		}
		met[NameKey(name)] = true
		names[seat] = name
	}
	return names
}

package games

import (
	"slices"

	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/tournament"
)

// A SeatMatch is which members of a table sat at the seats of a game.
type SeatMatch struct {
	// members are by seat; -1 for somebody else.
	Members []int
	// strangers are the names of somebody else, absent the members of the table who sat nowhere.
	strangers []string
	absent    []int
	// renamed are the members in whose seats of the table's own game somebody sat whose name is nobody's.
	renamed []Renamed
}

// moved are the members who sat there in the order in which they moved; nil where the table was drawn in that order.
func (m SeatMatch) moved(t tournament.DrawnTable) []int {
	moved := without(m.Members, -1)
	away := func(member int) bool { return !slices.Contains(moved, member) }
	drawn := slices.DeleteFunc(slices.Clone(t.Members), away)
	if slices.Equal(moved, drawn) {
		return nil
	}
	return moved
}

// Match finds the members of a table among the players of a game: as a person of the book, or by name, whatever the
// case and the blanks. In the game that was begun for the table, whose seats cannot be others, a name that is nobody's
// stands for the member of its seat, and whoever left is not looked for.
func Match(s *tournament.State, t tournament.DrawnTable, e Ending) SeatMatch {
	m := SeatMatch{Members: make([]int, len(e.Names)), absent: slices.Clone(t.Members)}
	seatNames := s.SeatNames(t)
	seats, other := t.Members, map[string]bool{}
	if present := s.Present(t); e.Game == t.Game && len(e.Names) == len(present) {
		seats = present
	}
	inOrder := e.Game == t.Game && len(e.Names) == len(seats)
	for _, member := range s.Members {
		other[tournament.NameKey(member.Name)] = true
	}
	for seat, name := range e.Names {
		key := tournament.NameKey(name)
		at := slices.IndexFunc(t.Members, func(member int) bool { return e.is(seat, s.Members[member]) })
		if at < 0 {
			called := func(member int) bool { return tournament.NameKey(s.Members[member].Name) == key }
			at = slices.IndexFunc(t.Members, called)
		}
		if at < 0 {
			at = slices.IndexFunc(seatNames, func(name string) bool { return tournament.NameKey(name) == key })
		}
		if m.Members[seat] = -1; at >= 0 && slices.Contains(m.absent, t.Members[at]) {
			m.Members[seat] = t.Members[at]
			m.absent = without(m.absent, t.Members[at])
		}
		inOrder = inOrder && (m.Members[seat] == seats[seat] || m.Members[seat] < 0 && !other[key])
	}
	for seat, name := range e.Names {
		switch {
		case m.Members[seat] >= 0:
		case inOrder:
			m.Members[seat] = seats[seat]
			m.absent = without(m.absent, seats[seat])
			m.renamed = append(m.renamed, Renamed{seats[seat], letters.Tidy(name)})
		default:
			m.strangers = append(m.strangers, letters.Tidy(name))
		}
	}
	return m
}

// places are where the members of the table came in. Whoever sat nowhere takes the next free seat of a stranger, and
// where there is none comes last; a stranger who is left over counts nowhere.
func (m SeatMatch) places(t tournament.DrawnTable, e Ending) []tournament.Placed {
	members, absent := slices.Clone(m.Members), m.absent
	for seat, member := range members {
		if member < 0 && len(absent) > 0 {
			members[seat], absent = absent[0], absent[1:]
		}
	}
	places := make([]tournament.Placed, 0, len(t.Members))
	for seat, member := range members {
		if member >= 0 {
			at := e.place(seat)
			places = append(places, tournament.Placed{Member: member, Rank: at.Rank, Worth: at.Worth, Out: at.Out})
		}
	}
	came := slices.Clone(places)
	for i := range places {
		places[i].Rank = 1
		for _, other := range came {
			if other.Rank < came[i].Rank {
				places[i].Rank++
			}
		}
	}
	last := len(places) + 1
	for _, member := range absent {
		places = append(places, tournament.Placed{Member: member, Rank: last, Out: true})
	}
	return places
}

// absenteesOf are the members of a table who should have sat there and did not.
func absenteesOf(s *tournament.State, t tournament.DrawnTable, e Ending, m SeatMatch) []int {
	if e.Game != t.Game {
		return m.absent
	}
	return slices.DeleteFunc(slices.Clone(m.absent), func(member int) bool { return s.Members[member].Left })
}

func without(members []int, member int) []int {
	return slices.DeleteFunc(slices.Clone(members), func(one int) bool { return one == member })
}

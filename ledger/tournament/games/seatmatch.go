package games

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/tournament"
)

type SeatMatch struct {
	// Members are the members by seat, with -1 for a player who is not a member at the table.
	Members []int
	// strangers are the names of players who are not members at the table; absent are the members without a seat.
	strangers []string
	absent    []int
	// renamed lists the members whose seats have unknown names in the table's own game.
	renamed []Renamed
}

// moved returns the members who played, in the order of moves, or nil if this is the drawn order.
func (m SeatMatch) moved(t tournament.DrawnTable) []int {
	moved := without(m.Members, -1)
	away := func(member int) bool { return !slices.Contains(moved, member) }
	drawn := slices.DeleteFunc(slices.Clone(t.Members), away)
	if slices.Equal(moved, drawn) {
		return nil
	}
	return moved
}

// Match finds a table's members among the players in a game, by person or by name, ignoring letter case and blanks. In
// the table's own game, a player with an unknown name is taken for the member of that seat, and members who have left
// the tournament are not expected.
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
		at := slices.IndexFunc(t.Members, func(member int) bool { return e.isMember(seat, s.Members[member]) })
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

// places returns the places of a table's members. Absent members take the places of strangers in turn, or come last.
// Strangers left over get no place.
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

func absenteesOf(s *tournament.State, t tournament.DrawnTable, e Ending, m SeatMatch) []int {
	if e.Game != t.Game {
		return m.absent
	}
	return slices.DeleteFunc(slices.Clone(m.absent), func(member int) bool { return s.Members[member].Left })
}

func without(members []int, member int) []int {
	return calc.Where(members, func(one int) bool { return one != member })
}

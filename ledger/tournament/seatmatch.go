package tournament

import (
	"slices"

	"scripkeeper/ledger/letters"
)

// A seatMatch is which members of a table sat at the seats of a game.
type seatMatch struct {
	// members are by seat; -1 for somebody else.
	members []int
	// strangers are the names of somebody else, absent the members of the table who sat nowhere.
	strangers []string
	absent    []int
	// renamed are the members in whose seats of the table's own game somebody sat whose name is nobody's.
	renamed []Renamed
}

// moved are the members who sat there in the order in which they moved; nil where the table was drawn in that order.
func (m seatMatch) moved(t Table) []int {
	moved := without(m.members, -1)
	drawn := slices.DeleteFunc(slices.Clone(t.Members), func(member int) bool { return !slices.Contains(moved, member) })
	if slices.Equal(moved, drawn) {
		return nil
	}
	return moved
}

// match finds the members of a table among the players of a game: as a person of the book, or by name, whatever the case and
// the blanks. In the game that was begun for the table, whose seats cannot be others, a name that is nobody's stands for the
// member of its seat, and whoever left is not looked for.
func matchSeats(s *State, t Table, e Ending) seatMatch {
	m := seatMatch{members: make([]int, len(e.Names)), absent: slices.Clone(t.Members)}
	seatNames := s.SeatNames(t)
	seats, other := t.Members, map[string]bool{}
	if present := s.Present(t); e.Game == t.Game && len(e.Names) == len(present) {
		seats = present
	}
	inOrder := e.Game == t.Game && len(e.Names) == len(seats)
	for _, member := range s.Members {
		other[memberKey(member.Name)] = true
	}
	for seat, name := range e.Names {
		key := memberKey(name)
		at := slices.IndexFunc(t.Members, func(member int) bool { return e.is(seat, s.Members[member]) })
		if at < 0 {
			at = slices.IndexFunc(t.Members, func(member int) bool { return memberKey(s.Members[member].Name) == key })
		}
		if at < 0 {
			at = slices.IndexFunc(seatNames, func(name string) bool { return memberKey(name) == key })
		}
		if m.members[seat] = -1; at >= 0 && slices.Contains(m.absent, t.Members[at]) {
			m.members[seat] = t.Members[at]
			m.absent = without(m.absent, t.Members[at])
		}
		inOrder = inOrder && (m.members[seat] == seats[seat] || m.members[seat] < 0 && !other[key])
	}
	for seat, name := range e.Names {
		switch {
		case m.members[seat] >= 0:
		case inOrder:
			m.members[seat] = seats[seat]
			m.absent = without(m.absent, seats[seat])
			m.renamed = append(m.renamed, Renamed{seats[seat], letters.Tidy(name)})
		default:
			m.strangers = append(m.strangers, letters.Tidy(name))
		}
	}
	return m
}

// places are where the members of the table came in. Whoever sat nowhere takes the next free seat of a stranger, and where
// there is none comes last; a stranger who is left over counts nowhere.
func (m seatMatch) places(t Table, e Ending) []Placed {
	members, absent := slices.Clone(m.members), m.absent
	for seat, member := range members {
		if member < 0 && len(absent) > 0 {
			members[seat], absent = absent[0], absent[1:]
		}
	}
	places := make([]Placed, 0, len(t.Members))
	for seat, member := range members {
		if member >= 0 {
			at := e.place(seat)
			places = append(places, Placed{Member: member, Rank: at.Rank, Worth: at.Worth, Out: at.Out})
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
		places = append(places, Placed{Member: member, Rank: last, Out: true})
	}
	return places
}

// absentees are the members of a table who should have sat there and did not.
func absenteesOf(s *State, t Table, e Ending, m seatMatch) []int {
	if e.Game != t.Game {
		return m.absent
	}
	return slices.DeleteFunc(slices.Clone(m.absent), func(member int) bool { return s.Members[member].Left })
}

func without(members []int, member int) []int {
	return slices.DeleteFunc(slices.Clone(members), func(one int) bool { return one == member })
}

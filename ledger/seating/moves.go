package seating

import "slices"

// moves are who moved when.
type moves struct {
	// longest is how many sit at the longest table; mixed tells that not all are as long.
	longest int
	mixed   bool
	// had is how often each person had each place. In these games the last to move knows most: where tables are mixed,
	// the one after the longest table's is to be the last, wherever that is.
	had [][]int
}

func newMoves(rounds []Tables, people int) moves {
	m := moves{had: make([][]int, people)}
	tables := slices.Concat(rounds...)
	for _, table := range tables {
		m.longest = max(m.longest, len(table))
	}
	m.mixed = slices.ContainsFunc(tables, func(table Group) bool { return len(table) < m.longest })
	for person := range m.had {
		m.had[person] = make([]int, m.longest+1)
	}
	for _, table := range tables {
		m.note(table, 1)
	}
	return m
}

// note adds the places of a table.
func (m moves) note(table Group, by int) {
	for place, person := range table {
		m.had[person][place] += by
		if m.mixed && place == len(table)-1 {
			m.had[person][m.longest] += by
		}
	}
}

// level looks for people who had a place twice more often than another one, and lets them change the two at one of
// their tables; whoever then has too much of it changes at a table of his own, and so on. Where all tables are as long
// as each other, and nothing was played before, that leaves nobody: places are colours of the edges between people and
// tables, and two colours at a time can always be balanced (D. de Werra, "Equitable colorations of graphs", 1971).
func (m moves) level(tables []Group) {
	places := m.longest
	if m.mixed {
		places++
	}
	for again := true; again; {
		again = false
		for person, had := range m.had {
			for often := range places {
				for rare := range places {
					again = had[often] > had[rare]+1 && m.pass(tables, person, often, rare) || again
				}
			}
		}
	}
}

// pass lets a person have a place less often and another one more often, and those to whom that passes too. It reports
// whether that is better for all of them together; else all stays as it was.
func (m moves) pass(tables []Group, person, often, rare int) bool {
	type change struct {
		table    Group
		from, to int
	}
	var made []change
	free := slices.Clone(tables)
	for worse := 0; ; {
		at := slices.IndexFunc(free, func(table Group) bool {
			from, to := m.at(table, often), m.at(table, rare)
			return from != to && max(from, to) < len(table) && table[from] == person
		})
		if at < 0 {
			break
		}
		one := change{free[at], m.at(free[at], often), m.at(free[at], rare)}
		free = slices.Delete(free, at, at+1)
		made, person = append(made, one), one.table[one.to]
		if worse += m.change(one.table, one.from, one.to); worse < 0 {
			return true
		}
	}
	for _, one := range made {
		m.change(one.table, one.from, one.to)
	}
	return false
}

// at is where a place is at a table.
func (m moves) at(table Group, place int) int {
	if place == m.longest && m.mixed {
		return len(table) - 1
	}
	return place
}

// change lets the people at two places of a table change them. It tells by how much that is worse: by the squares of
// how often they had each place.
func (m moves) change(table Group, one, other int) int {
	pair := [2]int{table[one], table[other]}
	squares := func() (sum int) {
		for _, person := range pair {
			for _, times := range m.had[person] {
				sum += times * times
			}
		}
		return sum
	}
	before := squares()
	m.note(table, -1)
	table[one], table[other] = table[other], table[one]
	m.note(table, 1)
	return squares() - before
}

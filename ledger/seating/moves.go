package seating

import "slices"

type moves struct {
	// longest is the number of people at the largest table; mixed reports that some tables are smaller.
	longest int
	mixed   bool
	// had counts how often each person had each place. If mixed is set, the number at index longest counts how often
	// the person moved last, at a table of any size. Moving last is an advantage, because the last player knows most.
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

func (m moves) note(table Group, by int) {
	for place, person := range table {
		m.had[person][place] += by
		if m.mixed && place == len(table)-1 {
			m.had[person][m.longest] += by
		}
	}
}

// level finds people whose counts of two places differ by two or more, and swaps these places along a chain of tables,
// see [moves.pass]. If all tables have the same size and no rounds were played before, everyone's counts become even.
// The reason is that places are colours of the edges between people and tables, and two colours can always be balanced
// (D. de Werra, "Equitable colorations of graphs", 1971).
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

// pass swaps the people in the places numbered often and rare at a table where the given person has the place often.
// Then it does the same for the other person in the swap, at another table, and so on. It stops and returns true once
// the counts are more even. Otherwise, it restores everything.
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

func (m moves) at(table Group, place int) int {
	if place == m.longest && m.mixed {
		return len(table) - 1
	}
	return place
}

// change swaps the people in two places at a table. It returns by how much this raises the sum of the squares of the
// two people's counts in had.
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

package seating

import "math/bits"

// pattern returns at most the given number of rounds in which no two people meet twice. People form rows as long as the
// number of tables. Each table is a line through all rows, with another slope in each round. If the number of tables is
// the size of a finite field, two lines with different slopes cross only once. Otherwise, or if a table has more seats
// than there are tables, the result is nil.
func pattern(people, sizes []int, rounds int) []Tables {
	tables, rows := len(sizes), sizes[0]
	f := field(tables)
	if !f.known() || rows > tables {
		return nil
	}
	at := func(row, column int) (person int, sits bool) {
		if n := row*tables + column; n < len(people) {
			return people[n], true
		}
		return 0, false
	}
	var all []Tables
	for slope := 0; slope < tables && len(all) < rounds; slope++ {
		round := make(Tables, tables)
		for row := range rows {
			for column := range tables {
				if person, sits := at(row, column); sits {
					table := f.plus(column, f.times(slope, row))
					round[table] = append(round[table], person)
				}
			}
		}
		all = append(all, round)
	}
	// If there are as many rows as tables, the rows themselves make another round.
	if rows == tables && len(people) == rows*tables && len(all) < rounds {
		all = append(all, inTurn(people, sizes))
	}
	return all
}

// field is the size of a finite field: a prime, or a power of two up to 64.
type field int

func (f field) known() bool {
	if f < 2 {
		return false
	}
	if f&(f-1) == 0 {
		return f <= 64
	}
	for n := field(2); n*n <= f; n++ {
		if f%n == 0 {
			return false
		}
	}
	return true
}

func (f field) plus(a, b int) int {
	if f&(f-1) == 0 {
		return a ^ b
	}
	return (a + b) % int(f)
}

// times multiplies two elements. With a power of two, elements are polynomials modulo an irreducible polynomial.
func (f field) times(a, b int) int {
	if f&(f-1) != 0 {
		return a * b % int(f)
	}
	modulus := map[field]int{2: 0b11, 4: 0b111, 8: 0b1011, 16: 0b10011, 32: 0b100101, 64: 0b1000011}[f]
	product := 0
	for ; b > 0; b >>= 1 {
		if b&1 == 1 {
			product ^= a
		}
		if a <<= 1; bits.Len(uint(a)) == bits.Len(uint(modulus)) {
			a ^= modulus
		}
	}
	return product
}

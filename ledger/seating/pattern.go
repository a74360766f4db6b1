package seating

import "math/bits"

// pattern gives rounds in which nobody meets anybody twice, as many as are wanted and as there are, by a net of lines:
// people stand in rows as long as there are tables, and in each round a table is a line that goes through every row
// once, at another slope in each round. Two lines of different slopes cross once where the numbers of the tables are
// those of a finite field. Where they are not, or a table is larger than there are tables, it gives none.
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
	// Where a row is as long as a table, the rows are a round as well.
	if rows == tables && len(people) == rows*tables && len(all) < rounds {
		all = append(all, inTurn(people, sizes))
	}
	return all
}

// A field is a finite field with as many elements as it says: a prime number of them, or a power of two.
type field int

// known reports whether there is such a field here.
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

// plus is a sum.
func (f field) plus(a, b int) int {
	if f&(f-1) == 0 {
		return a ^ b
	}
	return (a + b) % int(f)
}

// times is a product. Elements of a field of a power of two are polynomials, multiplied modulo one that has no divisor.
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

package calc

import "slices"

// ItemOrZero returns the item of a list at an index, or the zero value where the list has no such index.
func ItemOrZero[T any](list []T, index int) T {
	if index >= 0 && index < len(list) {
		return list[index]
	}
	var nothing T
	return nothing
}

// Or returns what somebody said, or what is usual where nobody said anything.
func Or(said *int, usual int) int {
	if said == nil {
		return usual
	}
	return *said
}

// Find returns the first item of a list that fits, and whether there is one.
func Find[T any](list []T, fits func(T) bool) (T, bool) {
	index := slices.IndexFunc(list, fits)
	return ItemOrZero(list, index), index >= 0
}

// Map returns what a function makes of each item of a list.
func Map[T, U any](list []T, of func(T) U) []U {
	mapped := make([]U, len(list))
	for i, item := range list {
		mapped[i] = of(item)
	}
	return mapped
}

// Where returns the numbers below a limit that fit.
func Where(limit int, fits func(int) bool) []int {
	var all []int
	for n := range limit {
		if fits(n) {
			all = append(all, n)
		}
	}
	return all
}

// Best returns the most that any of some seats has, and who has it. Who has less than is asked for at least does not
// count.
func Best(seats []int, least int, of func(seat int) int) (most int, who []int) {
	most = least
	for _, seat := range seats {
		switch n := of(seat); {
		case n > most:
			most, who = n, []int{seat}
		case n == most:
			who = append(who, seat)
		}
	}
	return most, who
}

// Sum adds up numbers.
func Sum[N ~int | ~int64 | ~uint32](numbers []N) N {
	var sum N
	for _, n := range numbers {
		sum += n
	}
	return sum
}

// GrowTo returns a pointer to the item of a list at an index. A list that is too short grows by zero values.
func GrowTo[T any](list *[]T, index int) *T {
	for len(*list) <= index {
		var nothing T
		*list = append(*list, nothing)
	}
	return &(*list)[index]
}

// SetItem sets the item of a list at an index. The list ends with its last item that is not zero, and is nil where all
// are.
func SetItem[T comparable](list *[]T, index int, item T) {
	*GrowTo(list, index) = item
	var nothing T
	for n := len(*list); n > 0 && (*list)[n-1] == nothing; n-- {
		*list = (*list)[:n-1]
	}
	if len(*list) == 0 {
		*list = nil
	}
}

// Replace returns a sorted copy of a list in which others stand for the items that are the same; nil where no item is
// left.
func Replace[T any](list []T, same func(T) bool, order func(a, b T) int, others ...T) []T {
	replaced := append(slices.DeleteFunc(slices.Clone(list), same), others...)
	slices.SortStableFunc(replaced, order)
	if len(replaced) == 0 {
		return nil
	}
	return replaced
}

package calc

import "slices"

// ItemOrZero returns a list's item, or the zero value if the index is out of range.
func ItemOrZero[T any](list []T, index int) T {
	if index >= 0 && index < len(list) {
		return list[index]
	}
	var nothing T
	return nothing
}

// ValueOr returns *said, or usual if said is nil.
func ValueOr(said *int, usual int) int {
	if said == nil {
		return usual
	}
	return *said
}

func Find[T any](list []T, fits func(T) bool) (T, bool) {
	index := slices.IndexFunc(list, fits)
	return ItemOrZero(list, index), index >= 0
}

func Map[T, U any](list []T, of func(T) U) []U {
	mapped := make([]U, len(list))
	for i, item := range list {
		mapped[i] = of(item)
	}
	return mapped
}

// IndexesWhere returns the numbers from 0 to limit-1 for which fits returns true.
func IndexesWhere(limit int, fits func(int) bool) []int {
	var all []int
	for n := range limit {
		if fits(n) {
			all = append(all, n)
		}
	}
	return all
}

// Where returns the items of a list for which fits returns true.
func Where[T any](list []T, fits func(T) bool) []T {
	var all []T
	for _, item := range list {
		if fits(item) {
			all = append(all, item)
		}
	}
	return all
}

// Best returns the highest number that the function of gives for any seat, and the seats with this number. If all
// numbers are below least, Best returns least and no seats.
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

func Sum[N ~int | ~int64 | ~uint32](numbers []N) N {
	var sum N
	for _, n := range numbers {
		sum += n
	}
	return sum
}

// Total adds up what the function of gives for the numbers from 0 to limit-1.
func Total(limit int, of func(int) int) int {
	sum := 0
	for n := range limit {
		sum += of(n)
	}
	return sum
}

// GrowTo returns a pointer to a list's item. It first appends zero values if the list is too short.
func GrowTo[T any](list *[]T, index int) *T {
	for len(*list) <= index {
		var nothing T
		*list = append(*list, nothing)
	}
	return &(*list)[index]
}

// SetItem sets a list's item, extending the list if needed, and removes zero items from the end.
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

// Replace returns a sorted copy of a list. It drops the items for which same returns true, and adds the items given as
// others. An empty copy is nil.
func Replace[T any](list []T, same func(T) bool, order func(a, b T) int, others ...T) []T {
	replaced := append(slices.DeleteFunc(slices.Clone(list), same), others...)
	slices.SortStableFunc(replaced, order)
	if len(replaced) == 0 {
		return nil
	}
	return replaced
}

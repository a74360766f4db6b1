package calc

// InOrder puts a list in order. What compares alike stays as it stands. It is made for the short lists of a table, and
// small where it is used: the sort of the library is written out anew for every kind of list.
func InOrder[T any](list []T, compare func(a, b T) int) {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && compare(list[j], list[j-1]) < 0; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

package calc

import (
	"cmp"
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestListsHaveRoomForWhatIsSaid(t *testing.T) {
	var list []int
	*GrowTo(&list, 2) = 7
	*GrowTo(&list, 0) = 5
	expect.True(t, slices.Equal(list, []int{5, 0, 7}) && ItemOrZero(list, 2) == 7 && ItemOrZero(list, 3) == 0 &&
		ItemOrZero(list, None) == 0,
		"the list is %v", list)
	even := func(n int) bool { return n%2 == 0 }
	got := Replace(list, even, cmp.Compare, 6, 2)
	expect.True(t, slices.Equal(got, []int{2, 5, 6, 7}) && slices.Equal(list, []int{5, 0, 7}),
		"%v becomes %v", list, got)
	if got := Replace([]int{4}, even, cmp.Compare); got != nil {
		t.Errorf("of nothing %v is left", got)
	}
}

func TestAListEndsWithItsLastItemThatIsNotZero(t *testing.T) {
	var list []int
	SetItem(&list, 2, 7)
	expect.True(t, slices.Equal(list, []int{0, 0, 7}), "the list is %v", list)
	SetItem(&list, 0, 5)
	SetItem(&list, 2, 0)
	expect.True(t, slices.Equal(list, []int{5}), "the list is %v", list)
	SetItem(&list, 0, 0)
	expect.True(t, list == nil, "of nothing %v is left", list)
}

func TestAListIsLookedThrough(t *testing.T) {
	list := []int{1, 0, 4}
	even := func(n int) bool { return n%2 == 0 }
	n, ok := Find(list, even)
	expect.True(t, n == 0 && ok, "the first even number is %d, %v", n, ok)
	n, ok = Find(list[:1], even)
	expect.True(t, n == 0 && !ok, "of odd numbers %d fits, %v", n, ok)
	odd := Map(list, func(n int) bool { return n%2 == 1 })
	expect.True(t, slices.Equal(odd, []bool{true, false, false}), "the odd ones of %v are %v", list, odd)
	expect.True(t, Sum(list) == 5 && Sum[int](nil) == 0, "the sums are %d and %d", Sum(list), Sum[int](nil))
}

func TestOrIsWhatIsUsualWhereNobodySaysOtherwise(t *testing.T) {
	nothing := 0
	expect.True(t, ValueOr(&nothing, 3) == 0 && ValueOr(nil, 3) == 3, "0 is %d, unsaid is %d", ValueOr(&nothing, 3),
		ValueOr(nil, 3))
}

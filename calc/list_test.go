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

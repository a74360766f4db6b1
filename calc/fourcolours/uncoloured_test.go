package fourcolours

import (
	"testing"

	"scripkeeper/calc"
)

// Where the numbers of a card go is refused exactly where a field does not allow it, and for the same reason.
func TestNumbersAreRefusedAsTheyAreAsked(t *testing.T) {
	for own := range Colours {
		for count := range 4 {
			for ways := range 6 * 6 * 6 {
				free := Free{ways%6 - 1, ways/6%6 - 1, ways / 36}
				for _, n := range []Numbers{{own, count, calc.None, "card"}, {own, count, 7, "save"}} {
					checkNumbers(t, n, free)
				}
			}
		}
	}
}

// checkNumbers compares what refuses an assignment with its fields, and reads and writes these.
func checkNumbers(t *testing.T, n Numbers, free Free) {
	t.Helper()
	var want *calc.Refusal
	set := free
	for i, f := range n.Ask(nil, func() Free { return set }, func(number, company int) { set[number] = company + 1 }) {
		if f.Seat != n.Seat || f.Kind != calc.CompanyKind || f.Likely != calc.None || f.Get() != free[i]-1 {
			t.Fatalf("%+v asks for %+v, now %d", n, f, f.Get())
		}
		f.Set(free[i] - 1)
		if want == nil {
			want = f.Check()
		}
	}
	if set != free {
		t.Fatalf("%v was set, and is %v", free, set)
	}
	refusal := n.Refusal(free)
	switch {
	case want == nil && refusal == nil:
		for _, beyond := range free[n.Count:] {
			if beyond != 0 {
				t.Fatalf("%+v allows %v", n, free)
			}
		}
	case refusal == nil:
		t.Fatalf("%+v allows %v, its fields do not: %v", n, free, want)
	case want == nil && refusal.Code != "free.extra":
		t.Fatalf("%+v: the fields allow %v, refused is %v", n, free, refusal)
	case want != nil && (refusal.Field != want.Field || refusal.Seat != want.Seat ||
		refusal.Unfinished != want.Unfinished ||
		want.Code != "value.choice" && refusal.Code != want.Code):
		t.Fatalf("%+v refuses %v as %+v, its fields as %+v", n, free, refusal, want)
	}
}

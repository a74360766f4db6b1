package fourcolours

import (
	"reflect"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
)

// An assignment is refused if and only if a field refuses its value, and with the same refusal.
func TestNumbersAreRefusedAsTheyAreAsked(t *testing.T) {
	printed := Hundred(1).Free
	for own := range Colours {
		for count := range 4 {
			for ways := range 6 * 6 * 6 {
				free := Free{ways%6 - 1, ways/6%6 - 1, ways / 36}
				for _, n := range []Numbers{{own, printed[:count], calc.None, "card"}, {own, printed[:count], 7, "save"}} {
					checkNumbers(t, n, free)
				}
			}
		}
	}
}

func checkNumbers(t *testing.T, n Numbers, free Free) {
	t.Helper()
	var form calc.Form
	set, w := free, calc.Walk{Ask: form.Collect}
	n.Walk(&w, free, func(number int) (func() int, func(int)) {
		return func() int { return set[number] - 1 }, func(company int) { set[number] = company + 1 }
	})
	must.Hold(t, len(form.Fields) == len(n.Free), "%+v asks for %d numbers", n, len(form.Fields))
	for i, f := range form.Fields {
		if f.Seat != n.Seat || f.Kind != calc.CompanyKind || f.Likely != calc.None || f.Get() != free[i]-1 ||
			f.Printed != n.Free[i].String() {
			t.Fatalf("%+v asks for %+v, now %d", n, f, f.Get())
		}
		f.Set(free[i] - 1)
	}
	must.Hold(t, set == free, "%v was set, and is %v", free, set)
	want := form.Check()
	for i := len(n.Free); want == nil && i < len(free); i++ {
		if free[i] != 0 {
			want = calc.Refuse("free.extra", n.field(i)).Under("card").Seated(n.Seat).With("count", len(n.Free))
		}
	}
	must.Hold(t, reflect.DeepEqual(w.Refusal, want),
		"%+v refuses %v as %+v, its fields as %+v", n, free, w.Refusal, want)
}

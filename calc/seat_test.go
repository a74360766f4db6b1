package calc

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestNamesInAnyScript(t *testing.T) {
	seats, refusal := CheckNames([]string{"Ann", "  Иван   Петров ", "李", "🦊👨‍👩‍👧", "Søren Ø",
		strings.Repeat("я", MaxNameLength)})
	must.Hold(t, refusal == nil, "%v", refusal)
	for i, want := range []string{"Ann", "Иван Петров", "李", "🦊👨‍👩‍👧", "Søren Ø", strings.Repeat("я", MaxNameLength)} {
		expect.True(t, seats[i].Name == want, "seat %d is %q, must be %q", i, seats[i].Name, want)
	}
}

func TestNamesThatAreRefused(t *testing.T) {
	for _, c := range []struct {
		names []string
		want  string
	}{
		{[]string{"Ann", ""}, "refused: name.empty (seats.1)"},
		{[]string{" \t\n"}, "refused: name.empty (seats.0)"},
		{[]string{"\u200b\u200d"}, "refused: name.empty (seats.0)"},
		{[]string{"\u200b \u200b"}, "refused: name.empty (seats.0)"},
		{[]string{"\ue000"}, "refused: name.empty (seats.0)"},
		{[]string{"An\x00n"}, "refused: name.letters (seats.0)"},
		{[]string{"Ann", "\xff\xfe"}, "refused: name.letters (seats.1)"},
		{[]string{strings.Repeat("x", 200)}, "refused: name.long (seats.0) length=200 max=40"},
		{[]string{"Ann", "Ben", "ANN "}, "refused: name.twice (seats.2) player=0"},
		{[]string{"ИВАН", "иван"}, "refused: name.twice (seats.1) player=0"},
	} {
		seats, refusal := CheckNames(c.names)
		expect.True(t, refusal != nil && refusal.Error() == c.want && seats == nil,
			"%q: %v, %v; must be %s", c.names, seats, refusal, c.want)
	}
}

// Names are refused at one of the seats, or accepted in a form that a second check leaves unchanged.
func TestNamesOfAnyKind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		names := rapid.SliceOfN(rapid.String(), 0, 6).Draw(t, "names")
		seats, refusal := CheckNames(names)
		if refusal != nil {
			if refusal.Seat < 0 || refusal.Seat >= len(names) || refusal.Field != ItemName("seats", refusal.Seat) {
				t.Fatalf("%q is refused about seat %d, field %q", names, refusal.Seat, refusal.Field)
			}
			return
		}
		must.Hold(t, len(seats) == len(names), "%d names became %d seats", len(names), len(seats))
		texts := Map(seats, func(seat Seat) string { return seat.Name })
		again, refusal := CheckNames(texts)
		must.Hold(t, refusal == nil, "%q is refused the second time: %v", texts, refusal)
		for i := range again {
			if again[i] != seats[i] {
				t.Fatalf("%q becomes %q when checked twice", seats[i], again[i])
			}
		}
	})
}

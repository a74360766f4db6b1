package stats

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestSummariesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := rapid.StringMatching(`[^\n]*`)
		seats := rapid.IntRange(1, 12).Draw(t, "seats")
		seat := rapid.IntRange(0, seats-1)
		want := Summary{
			Names:   rapid.SliceOfN(line, seats, seats).Draw(t, "names"),
			Entries: rapid.IntRange(0, 10000).Draw(t, "entries"), Round: rapid.IntRange(0, 99).Draw(t, "round"),
			Rounds: rapid.IntRange(0, 99).Draw(t, "rounds"), Turn: rapid.IntRange(calc.None, seats-1).Draw(t, "turn"),
			Expected: line.Draw(t, "expected"), Over: rapid.Bool().Draw(t, "over"),
		}
		if rapid.Bool().Draw(t, "ranked") {
			want.Leaders = rapid.SliceOfN(seat, 1, -1).Draw(t, "leaders")
			moments := rapid.IntRange(1, 2+maxMoments).Draw(t, "moments")
			want.Worths = WorthsOf(rapid.SliceOfN(rapid.Int(), moments*seats, moments*seats).Draw(t, "worths"))
		}
		if want.Over {
			want.Ranks = rapid.SliceOfN(rapid.IntRange(1, seats), seats, seats).Draw(t, "ranks")
		}
		held := Encode(want)
		var got Summary
		must.Hold(t, got.Decode(held) && reflect.DeepEqual(got, want), "%+v became\n%+v\n%s", want, got, held)
	})
}

// Invalid summaries are refused, so that they are computed again.
func TestSummariesThatFitNoTable(t *testing.T) {
	for _, held := range []string{
		"", "{}", "1 1 1 -1 1;;;", "1 1 1 -1 1;;;\n", "1 1 1 -1 0;;;\n", "1 1 1 -1 1;;\n\nAnna",
		"1 1 1 -1 1;;;;\n\nAnna",
		"1 1 1 1 1;;;\n\nAnna", "1 1 1 -2 1;;;\n\nAnna", "1 1 1 1;;;\n\nAnna", "1 1 1 -1 1;1;;\n\nAnna",
		"1 1 1 -1 1;;1 1;\n\nAnna",
		"1 1 1 -1 2;;;1 2 3\n\nAnna\nBen", "1 1 1 -1 1;99999999999999999999;;\n\nAnna", "1  1 -1 1;;;\n\nAnna",
		"1 1 1 -1 1;;;\n\nAnna\nBen", "1 1 1 -1 2;;;\n\nAnna",
	} {
		expect.True(t, !new(Summary).Decode(held), "%q was taken", held)
	}
}

// Any input that Decode accepts can be displayed.
func FuzzTakeSummary(f *testing.F) {
	for _, held := range []string{"3 1 8 0 2;1;;100 100 90 110\nturn\nAnna\nBen", "3 8 8 -1 1;0;1;100 120\n\nAnna",
		";;;\n\n"} {
		f.Add(held)
	}
	f.Fuzz(func(t *testing.T, held string) {
		var s Summary
		if !s.Decode(held) {
			return
		}
		for seat := range s.Names {
			worth, known := s.Worth(seat)
			course := s.Course(seat)
			expect.True(t, !known || course[len(course)-1] == worth, "%v does not end with %d", course, worth)
		}
	})
}

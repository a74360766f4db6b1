package words

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

func TestRoundsAreCountedAsTheGameCallsThem(t *testing.T) {
	for _, c := range []struct {
		id            string
		round, rounds int
		want          string
	}{
		{"stockholder", 3, 8, "Round 3 of 8"}, {"tycoon", 3, 10, "Year 3 of 10"}, {"shoulders", 2, 5, "Decade 2 of 5"},
		{"openmarket", 4, 0, "Round 4"}, {"tycoon", 4, 0, "Year 4"}, {"shoulders", 1, 0, "Decade 1"},
	} {
		reads(t, RoundOf(c.id, c.round, c.rounds), c.want)
	}
}

type kindOnly struct{ calc.Entry }

func (kindOnly) Kind() string { return "yearend" }

func TestPhasesAreToldByWhatIsExpectedAndByMarks(t *testing.T) {
	layout := &calc.Layout{Seats: []calc.Seat{{Name: "Ann"}}, Classes: 1, OwnMarks: []calc.MarkName{
		{Name: "phase", Seat: 0, Company: calc.None}, {Name: "phase", Seat: calc.None, Company: calc.None},
		{Name: "transaction", Seat: calc.None, Company: calc.None},
	}}
	d := calc.NewBuilder(calc.NewTable(layout))
	d.Line("begin", "", calc.None, calc.None)
	d.Set(layout.OwnMark(0), 1)
	d.Set(layout.OwnMark(1), 3)
	d.Set(layout.OwnMark(2), 2)
	for _, c := range []struct {
		id       string
		expected []calc.Entry
		want     string
	}{
		{"shoulders", nil, "Operating phase"}, {"stockpile", nil, "Action Phase"}, {"tycoon", nil, "Transaction 2"},
		{"tycoon", []calc.Entry{kindOnly{}}, "Year end"}, {"stockholder", nil, ""}, {"brokeryard", nil, ""},
	} {
		reads(t, Phase(c.id, d.Table, calc.Expected{Next: c.expected}), c.want)
	}
	d.Set(calc.OverMark, 1)
	reads(t, Phase("shoulders", d.Table, calc.Expected{}), "")
}

func TestClassesAreTold(t *testing.T) {
	for _, c := range []struct{ id, key, want string }{
		{"stockpile", "split", "2 split"}, {"shoulders", "preferred", "pref."},
		{"shoulders", "director", "dir."},
		{"tycoon", "short", "2 short"}, {"tycoon", "call", "2 call"}, {"tycoon", "put", "2 put"},
		{"openmarket", "preferred", "2\u00a0pref."}, {"openmarket", "director", "2\u00a0dir."},
		{"openmarket", "golden", "2"},
	} {
		reads(t, Classes(c.id, &calc.Layout{Classes: 2, ClassKeys: []string{"", c.key}},
			func(calc.Class) int { return 2 }), c.want)
	}
	both := &calc.Layout{Classes: 3, ClassKeys: []string{"ordinary", "preferred", "director"}}
	for want, counts := range map[string][]int{"": {4, 0, 0}, "1\u00a0dir.": {2, 0, 1},
		"3\u00a0pref. 1\u00a0dir.": {0, 3, 1}} {
		reads(t, Classes("openmarket", both, func(class calc.Class) int { return counts[class] }), want)
	}
	reads(t, Classes("stockpile", &calc.Layout{Classes: 2}, func(calc.Class) int { return 5 }), "5")
}

func TestRowsAreNamed(t *testing.T) {
	for _, book := range rulebooks.All() {
		for _, row := range []string{"treasury", "own"} {
			if RowName(book.ID(), row) == "" {
				t.Errorf("%s: the row %q has no name", book.ID(), row)
			}
		}
		if pool := RowName(book.ID(), "pool"); (pool != "") != (book.ID() == "shoulders") {
			t.Errorf("%s has a pool: %q", book.ID(), pool)
		}
	}
	reads(t, RowName("tycoon", "own"), "Bought back")
}

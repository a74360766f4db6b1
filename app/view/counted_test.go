package view

import (
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/stockholder"
)

func TestACountNamesItsSuspects(t *testing.T) {
	put := func(seat int, what string, change int) calc.Entry {
		return &calc.Ruling{Seat: seat, What: what, Change: change, Reason: "as agreed"}
	}
	count := func(cash, blue int) *calc.Count { return &calc.Count{Cash: cash, Holds: []int{blue, 1, 1, 1}} }
	for name, c := range map[string]struct {
		entries []calc.Entry
		counted *calc.Count
		want    string
	}{
		"extra":    {[]calc.Entry{put(0, "cash", 30), put(0, "cash", 50)}, count(50, 1), "1 counted.extra"},
		"again":    {[]calc.Entry{put(0, "cash", 30), put(0, "cash", 50)}, count(110, 1), "1 counted.again"},
		"reversed": {[]calc.Entry{put(0, "cash", 90), put(0, "cash", 20)}, count(70, 1), "2 counted.reversed"},
		"another":  {[]calc.Entry{put(1, "B", 2), put(0, "cash", 20)}, count(20, 3), "1 counted.another"},
		"last": {[]calc.Entry{put(0, "cash", 90), put(0, "cash", 20)}, count(103, 1),
			"2 counted.last 1 counted.last"},
		"agreed": {[]calc.Entry{put(0, "cash", 30), count(30, 1), put(0, "cash", 50)}, count(50, 1),
			"3 counted.last"},
		"right": {[]calc.Entry{put(0, "cash", 30)}, count(30, 1), ""},
	} {
		g := preset(t, stockholder.Rulebook{}, 0, "Ann", "Ben")
		enter(t, g, append(c.entries, c.counted)...)
		steps := g.Steps()
		told := ""
		for _, s := range EntryDetailsOf(NewGame(g), steps[len(steps)-1]).Suspects {
			key := "counted.last"
			for _, other := range []string{"counted.extra", "counted.again", "counted.reversed", "counted.another"} {
				if s.Why == words.Text(other) {
					key = other
				}
			}
			if told != "" {
				told += " "
			}
			told += words.Number(s.Number) + " " + key
		}
		expect.Equal(t, told, c.want, "%s: the suspects", name)
	}
}

func TestACountSaysWhichFigureAnEntryChanged(t *testing.T) {
	g := preset(t, stockholder.Rulebook{}, 0, "Ann", "Ben")
	enter(t, g, &calc.Ruling{What: "cash", Change: 90, Reason: "as agreed"},
		&calc.Ruling{What: "B", Change: 7, Reason: "as agreed"}, &calc.Count{Cash: 103, Holds: []int{9, 1, 1, 1}})
	told := ""
	for _, s := range EntryDetailsOf(NewGame(g), g.Steps()[2]).Suspects {
		told += s.Why + "; "
	}
	expect.Equal(t, told, "Changed cash by +90; Changed B by +7; ", "what the causes say")
}

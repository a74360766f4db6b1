package tinygame

import (
	"path/filepath"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestConforms(t *testing.T) {
	open := func() calc.Table {
		table, _, refusal := Rulebook{}.Open(&Options{Cash: 500}, []string{"Ann", "Ben"})
		must.Hold(t, refusal == nil, "%v", refusal)
		return table
	}
	conformance.Conforms(t, conformance.Game{
		Rules: Rulebook{}, Sentences: filepath.Join("testdata", "en.tiny.json"),
		Scenes: []conformance.Scene{
			{Table: open(), Entry: &Trade{Count: 2}}, {Table: open(), Entry: &Price{Price: 90}},
			{Table: open(), Entry: &Trade{Count: 6}}, {Table: open(), Entry: &Trade{}}, {Table: open(), Entry: &Trade{Count: -1}},
			{Table: open(), Entry: &Trade{Company: 2}},
			{Table: open(), Entry: &Play{Card: "R+20", Other: 1}}, {Table: open(), Entry: &Play{Card: "B-20"}},
			{Table: open(), Entry: &Play{Card: "B+20"}}, {Table: open(), Entry: &Play{}},
			{Table: open(), Entry: &Price{Price: 15}}, {Table: open(), Entry: &calc.Leave{Seat: 1}},
			{Table: open(), Entry: &calc.Ruling{What: "B", Change: 1, Reason: "found"}},
			{Table: open(), Entry: &calc.Ruling{What: "cash", Change: 1, Reason: "found"}},
		},
	})
}

func TestSkipIsRefusedWhereTheGameHasNone(t *testing.T) {
	table, _, _ := Rulebook{}.Open(&Options{Cash: 500}, []string{"Ann", "Ben"})
	next, statement, refusal := (&calc.Skip{Seat: 0}).Apply(table)
	expect.True(t, refusal != nil && refusal.Code == "skip.never" && next.Equal(table) && len(statement.Lines) == 0,
		"a turn goes by with %d lines: %v", len(statement.Lines), refusal)
}

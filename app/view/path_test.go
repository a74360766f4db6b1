package view

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// Of the entries of a recorded game the paths on the chart are told cell by cell, round its ledges, and none of a company
// that is launched.
func TestPathsOnAChart(t *testing.T) {
	game := recordings.Read(t, "openmarket", "rails-chart")
	table, _, refusal := game.Rulebook.Open(game.Options, game.Names)
	told := map[int][]Path{}
	for n, e := range game.Entries {
		must.Hold(t, refusal == nil, "%v", refusal)
		before := table
		var s calc.Statement
		table, s, refusal = e.Apply(table)
		told[n+1] = Paths(before, s)
	}
	expect.Equal(t, len(told[1]), 0, "paths of a launch")
	for _, c := range []struct {
		entry  int
		prices []int
		steps  []Step
	}{
		{20, []int{84, 76}, []Step{Down}},
		{34, []int{94, 104, 116}, []Step{Right, Right}},
	} {
		if expect.Equal(t, len(told[c.entry]), 1, "paths of entry %d", c.entry); len(told[c.entry]) == 1 {
			expect.True(t, slices.Equal(told[c.entry][0].Prices, c.prices), "prices of entry %d: %v", c.entry, told[c.entry][0].Prices)
			expect.True(t, slices.Equal(told[c.entry][0].Steps, c.steps), "steps of entry %d: %v", c.entry, told[c.entry][0].Steps)
		}
	}
	for n, paths := range told {
		for _, p := range paths {
			expect.Equal(t, len(p.Cells), len(p.Steps)+1, "cells of entry %d", n)
		}
	}
}

package view

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func begun(t *testing.T, setup record.Setup) *game.Game {
	t.Helper()
	g := must.Get(game.Scratch(setup, rulebooks.All()))(t)
	return g
}

func preset(t *testing.T, rulebook calc.Rulebook, index int, names ...string) *game.Game {
	t.Helper()
	return begun(t, record.Setup{Rulebook: rulebook.ID(), Names: names, Options: rulebook.Presets()[index].Options})
}

func enter(t *testing.T, g *game.Game, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		must.Get(g.Record(e, ledger.Author{}))(t)
	}
}

// recorded replays a recorded game up to a number of entries, or to its end for -1.
func recorded(t *testing.T, id, name string, entries int) Game {
	t.Helper()
	r := recordings.Read(t, id, name)
	if entries < 0 {
		entries = len(r.Entries)
	}
	g := begun(t, record.Setup{Rulebook: id, Names: r.Names, Options: r.Options})
	enter(t, g, r.Entries[:entries]...)
	return NewGame(g)
}

func rowOf(m Matrix, name string) (Extra, bool) {
	for _, e := range m.Extras {
		if e.Name == name {
			return e, true
		}
	}
	return Extra{}, false
}

func texts(rows []WhyRow) string {
	all := calc.Map(rows, func(row WhyRow) string { return row.Text })
	return strings.Join(all, "|")
}

func logOf(v Game) []LogEntry {
	var all []LogEntry
	steps := v.Game.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		all = append(all, LogEntryOf(v, steps[i]))
	}
	return all
}

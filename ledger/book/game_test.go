package book

import (
	"slices"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
)

func TestBeginFillsInWhatTheSetupLeavesOpen(t *testing.T) {
	g := begun(t, openBook(t))
	s := g.Setup()
	must.Hold(t, s.ID != (ledger.GameID{}) && s.RulesVersion == 2 && !s.Begun.IsZero() &&
		s.Options.(*tinygame.Options).Cash == 500,
		"setup %+v", s)
	must.Hold(t, slices.Equal(s.Names, []string{"Ann", "Бен", "Zoë"}), "names %q", s.Names)
	must.Hold(t, g.By() == ledgertest.Ann() && g.Stored(), "who began it is forgotten")
	table, statement := g.Opening()
	must.Hold(t, table.Cash(2) == 500 && len(statement.Lines) == 1 && table.Equal(g.Table()),
		"the opening is not the rulebook's")
}

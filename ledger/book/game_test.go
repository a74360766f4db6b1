package book

import (
	"errors"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
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

func TestBeginRefusesWhatTheRulesRefuse(t *testing.T) {
	b := openBook(t)
	for field, change := range map[string]func(*record.Setup){
		"seats":   func(s *record.Setup) { s.Names = []string{"Ann"} },
		"seats.1": func(s *record.Setup) { s.Names = []string{"Ann", "ann"} },
		"cash":    func(s *record.Setup) { s.Options = &tinygame.Options{Cash: -1} },
		"title":   func(s *record.Setup) { s.Title = string(make([]rune, 81)) },
	} {
		s := ledgertest.TinySetup()
		change(&s)
		_, err := b.Games.Begin(s, ledgertest.Ann())
		var refusal *calc.Refusal
		expect.True(t, errors.As(err, &refusal) && refusal.Field == field, "%s: %v", field, err)
	}
	expect.Equal(t, len(must.Get(b.Shelf.List())(t)), 0, "games on the shelf")
	s := ledgertest.TinySetup()
	s.Options = &otherOptions{}
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Begin(s, ledgertest.Ann())), "game.options")
	s = ledgertest.TinySetup()
	s.Rulebook = "chess"
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Begin(s, ledgertest.Ann())), "record.rulebook")
}

type otherOptions struct{}

func (*otherOptions) Form() calc.Form      { return calc.Form{} }
func (*otherOptions) Check() *calc.Refusal { return nil }

func TestRefusedEntryWritesNothing(t *testing.T) {
	b, g := played(t, ledgertest.Buy(0, 0, 2))
	head, before := g.Head(), g.Table()
	_, err := g.Record(ledgertest.Buy(1, 0, 6), ledgertest.Ann())
	var refusal *calc.Refusal
	must.Hold(t, errors.As(err, &refusal) && refusal.Code == "cash.short", "%v", err)
	ledgertest.WantFault(t, ledgertest.Second(g.Record(nil, ledgertest.Ann())), "entry.missing")
	ledgertest.WantFault(t, ledgertest.Second(g.Record(&unknownEntry{}, ledgertest.Ann())), "entry.kind")
	again := must.Get(b.Games.Load(g.ID()))(t)
	if len(g.Operations()) != 1 || len(again.Operations()) != 1 || g.Head() != head || !g.Table().Equal(before) {
		t.Fatal("something was written")
	}
}

type unknownEntry struct{ tinygame.Trade }

func (*unknownEntry) Kind() string { return "riddle" }

package book

import (
	"slices"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/stats"
)

func TestShelf(t *testing.T) {
	b := openBook(t)
	first := begun(t, b)
	wait()
	second := begun(t, b)
	say(t, second, ledgertest.Buy(0, 0, 1), ledgertest.Price(0, 200))
	wait()
	list, err := b.Shelf.List()
	must.Do(t, err)
	if len(list) != 2 || list[0].ID != second.ID() || list[1].ID != first.ID() {
		t.Fatalf("%+v", list)
	}
	s := list[0]
	if s.Title != "Friday night" || s.Rulebook != "tiny" || s.Entries != 2 || s.Turn != 1 || s.Round != 1 || s.Rounds != 0 || s.Expected != "trade" ||
		s.Over || !slices.Equal(s.Leaders, []int{0}) || !slices.Equal(s.Names, second.Setup().Names) ||
		!s.Begun.Equal(second.Setup().Begun) || !s.Touched.Equal(second.Steps()[1].At) || s.Fault != nil {
		t.Fatalf("%+v", s)
	}
	if !slices.Equal(list[1].Leaders, []int{0, 1, 2}) {
		t.Fatalf("%+v", list[1])
	}
	say(t, first, ledgertest.Buy(2, 1, 1))
	must.Do(t, second.Undo(ledgertest.Ann()))
	wait()
	say(t, first, ledgertest.Buy(0, 1, 1))
	list, err = b.Shelf.List()
	must.Do(t, err)
	if list[0].ID != first.ID() || list[0].Entries != 2 || list[1].Entries != 1 {
		t.Fatalf("%+v", list)
	}
}

// The shelf is read from what is small: neither the operations nor the options of a game are looked at.
func TestShelfReadsNoWholeGame(t *testing.T) {
	b := openBook(t)
	rows, err := b.file.DB.Query("EXPLAIN QUERY PLAN "+shelfQuery, "", false, stats.SummaryForm)
	must.Do(t, err)
	defer func() { must.Do(t, rows.Close()) }()
	var plan []string
	for rows.Next() {
		var id, parent, unused int
		var detail string
		must.Do(t, rows.Scan(&id, &parent, &unused, &detail))
		plan = append(plan, detail)
	}
	if !slices.Contains(plan, "SEARCH g USING COVERING INDEX game_shelf (id>? AND id<?)") || strings.Contains(strings.Join(plan, "\n"), "operation") {
		t.Errorf("%q", plan)
	}
}

func TestAGameThatCannotBeReplayedStandsOnTheShelf(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	g := begun(t, b)
	must.Do(t, b.Close())
	b, err := Open(path, []calc.Rulebook{tinygame.Rulebook{Edition: 1}})
	must.Do(t, err)
	defer func() { _ = b.Close() }()
	list, err := b.Shelf.List()
	must.Do(t, err)
	if len(list) != 1 || list[0].ID != g.ID() || len(list[0].Names) != 3 || list[0].Title == "" {
		t.Fatalf("%+v", list)
	}
	ledgertest.WantFault(t, list[0].Fault, "record.rules")
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Load(g.ID())), "record.rules")
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Load(ledger.GameID{1})), "game.unknown")
}

// wait lets the clock go on by more than the ledger's smallest unit.
func wait() { time.Sleep(3 * time.Millisecond) }

func TestKeepAScratchGame(t *testing.T) {
	b := openBook(t)
	g, err := game.Scratch(ledgertest.TinySetup(), ledgertest.Books())
	must.Do(t, err)
	say(t, g, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	must.Do(t, g.Undo(ledgertest.Ann()))
	if list, err := b.Shelf.List(); err != nil || len(list) != 0 {
		t.Fatalf("%v %v", list, err)
	}
	stored, err := b.Games.Store(g, ledgertest.Ann())
	must.Do(t, err)
	wantEqual(t, g, stored)
	wantSame(t, stored, b)
	if !stored.Stored() || g.Stored() || stored.By() != ledgertest.Ann() {
		t.Fatal("kept is not kept")
	}
	must.Do(t, stored.Redo(ledgertest.Ann()))
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Store(g, ledgertest.Ann())), "game.exists")
	ledgertest.WantFault(t, ledgertest.Second(b.Games.Store(stored, ledgertest.Ann())), "game.exists")
}

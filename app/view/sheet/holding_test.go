package sheet

import (
	"strings"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// leaving returns the outcome if a seat leaves a recorded game after some entries.
func leaving(t *testing.T, id, name string, entries, seat int) (Outcome, view.Game) {
	t.Helper()
	r := recordings.Read(t, id, name)
	v := begun(t, record.Setup{Rulebook: id, Names: r.Names, Options: r.Options})
	for _, e := range r.Entries[:entries] {
		must.Get(v.Game.Record(e, ledger.Author{}))(t)
	}
	v = view.NewGame(v.Game)
	return newTask(v, &calc.Leave{Seat: seat}).Outcome(), v
}

// Short positions and options are listed even for a company without shares.
func TestWhoLeavesIsSeenWithAllThatTheyHave(t *testing.T) {
	const eva = 4 // she has a put and a short on NovaTech, but no shares
	o, v := leaving(t, "tycoon", "five-seats-strategist", 15, eva)
	must.Hold(t, o.Holding != nil && o.Allowed, "nothing is told of Eva: %+v", o)
	lots := ""
	for _, part := range o.Holding.Parts {
		if part.Company != nil && part.Company.Code == "N" {
			lots = part.Note
		}
	}
	expect.True(t, strings.Contains(lots, "3,000 short") && strings.Contains(lots, "6,000 put"),
		"of NovaTech she has %q", lots)
	if place := v.Place(eva); o.Holding.Worth != place.Worth || place.Worth == 0 {
		t.Errorf("she is worth %d, not %d", o.Holding.Worth, place.Worth)
	}
	expect.True(t, len(o.Lines) != 0 && strings.Contains(o.Lines[0].Text, "Eva leaves"), "it does %v", o.Lines)
}

func TestWhoLeavesShowsNothingBehindTheVeil(t *testing.T) {
	if o, v := leaving(t, "stockpile", "fees-four-veiled", 12, 1); o.Holding != nil || !o.Allowed || !v.Veiled(1) {
		t.Errorf("it tells of %+v", o.Holding)
	}
	o, _ := leaving(t, "tycoon", "five-seats-strategist", 15, calc.None)
	expect.True(t, o.Holding == nil, "of nobody it tells %+v", o.Holding)
}

package stockholder

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

func TestRulingPutsRight(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3}), has(0, four{1}))
	owed := table.Balance(calc.Rulings(), calc.Cash())
	next, s := gametest.Apply(t, table, &calc.Ruling{Seat: 0, What: "cash", Change: -30, Reason: "the bank paid twice"})
	gametest.WantSeat(t, next, 0, 40, four{3})
	wantSaid(t, s, "ruling", "ruling.cash (ruling) seat 0 before=70 change=-30 after=40")
	expect.Equal(t, next.Balance(calc.Rulings(), calc.Cash()), owed+30, "the rulings' account has … cash")
	next, s = gametest.Apply(t, next, &calc.Ruling{Seat: 1, What: "Y", Change: 2, Reason: "found under the board"})
	gametest.WantSeat(t, next, 1, 0, four{1, 0, 2})
	wantSaid(t, s, "ruling", "ruling.shares (ruling) seat 1 yellow before=0 change=2 after=2")
	wantTurn(t, next, 0, 1)
}

func TestRulingAfterTheEnd(t *testing.T) {
	o := classic("3x5")
	table := laid(t, standIn(t, o, lastRound(o), hundreds(), has(0, four{1}), has(0, four{1})), "B+30", "R+30")
	next, _ := gametest.Apply(t, table, &calc.Ruling{Seat: 0, What: "cash", Change: 1000, Reason: "forgotten dividend"})
	gametest.WantOver(t, next, true)
	gametest.WantSeat(t, next, 0, 1000, four{1})
}

func TestRulingIsBounded(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3}), has(0, four{1}))
	for change, want := range map[int]string{
		-71:       "ruling.range change (ruling) seat 0 value=-71 min=-70 max=1000000",
		1_000_001: "ruling.range change (ruling) seat 0 value=1000001 min=-70 max=1000000",
		0:         "ruling.nothing change (ruling) seat 0",
	} {
		gametest.WantDenied(t, table, &calc.Ruling{What: "cash", Change: change, Reason: "x"}, want)
	}
	for _, change := range []int{-70, 1_000_000} {
		gametest.Apply(t, table, &calc.Ruling{What: "cash", Change: change, Reason: "x"})
	}
}

func TestReasonOfARuling(t *testing.T) {
	table := open(t, classic("4x6"), 2)
	for _, reason := range []string{"x", strings.Repeat("я", 200), "🦊", " room around "} {
		gametest.Apply(t, table, &calc.Ruling{What: "cash", Change: 1, Reason: reason})
	}
	for _, reason := range []string{"", " \n\t", strings.Repeat("я", 201), "x" + strings.Repeat(" ", 200), "\xff"} {
		e := &calc.Ruling{What: "cash", Change: 1, Reason: reason}
		expect.Equal(t, gametest.Refused(table, e), "ruling.reason reason", "the reason %q is refused", reason)
	}
}

func TestFormOfARuling(t *testing.T) {
	table := stand(t, classic("4x6"), hundreds(), has(70, four{3}), has(0, four{1}))
	e := &calc.Ruling{}
	change, _ := e.Form(table).Field("change")
	expect.Equal(t, [...]int{change.Allowed.Count(), change.Allowed.At(0)}, [...]int{1, 0},
		"before what is said, the change may be %v", change.Allowed)
	form := e.Form(table)
	form.Fields[0].Set(0)
	what, _ := form.Field("what")
	expect.Equal(t, what.Get(), calc.None, "nothing said reads as …")
	what.Set(1)
	change, _ = e.Form(table).Field("change")
	expect.True(t, e.What == "B" && change.Allowed.Min == -3 && change.Allowed.Max == maxTrade,
		"%q may change by %v", e.What, change.Allowed)
	change.Set(-2)
	reason, _ := e.Form(table).Field("reason")
	reason.SetText("miscounted")
	if reason.GetText() != "miscounted" || reason.Kind != calc.TextKind {
		t.Errorf("the reason reads %q", reason.GetText())
	}
	what.Set(99)
	expect.Equal(t, what.Get(), 1, "after a choice that is not there")
	next, _ := gametest.Apply(t, table, e)
	gametest.WantSeat(t, next, 0, 70, four{1})
}

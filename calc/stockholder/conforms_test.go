package stockholder

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func TestConforms(t *testing.T) { conformance.Conforms(t, conforming(t)) }

func FuzzEntryJSON(f *testing.F) {
	conformance.Fuzz(f, conforming(f))
}

func conforming(t judge) conformance.Game {
	t.Helper()
	g := conformance.Game{
		Rules: Rulebook{}, Holds: checkStep,
		Together: []string{"position.alone", "position.turn", "cash.short", "cash.together"},
		Says:     says(), Denials: denials(t), Setups: setups(),
		Uncited: []string{"result", "house.draw_order"},
		Longest: func(table calc.Table) int { return len(table.Layout().Seats) * table.Layout().Rounds },
	}
	broke := stand(t, optional(), four{30, 100, 100, 100}, has(0, four{1}), has(420, four{25, 1}))
	declined := plain(t, broke, "B-60")
	declined.Keep = []Keep{{Seat: 1, Company: blue}}
	down := with(classic("4x6"), func(o *Options) { o.Rounding = "half_down" })
	halved := stand(t, down, four{30, 100, 10, 100}, has(0, four{1}), has(0, four{1}))
	poor := stand(t, broker1961(), four{30, 100, 15, 100}, has(0, four{}), has(0, four{2}))
	alone := open(t, classic("4x6"), 2)
	stuck := standIn(t, elsewhere(), 3, hundreds(), has(0, four{1}), has(25, four{}), has(30, four{}))
	second := with(broker1961(), func(o *Options) { o.Zeroing = "repurchase" })
	tie := stand(t, second, four{10, 10, 10, 100}, has(0, four{}), has(25, four{2, 2, 2}))
	g.Scenes = []conformance.Scene{
		{Table: broke, Entry: declined}, {Table: halved, Entry: plain(t, halved, "B/2")},
		{Table: halved, Entry: plain(t, halved, "Y/2")}, {Table: poor,
			Entry: &Turn{Card: "B-50", Free: fourcolours.Assign(red)}},
		{Table: alone, Entry: &calc.Leave{Seat: 1}}, {Table: poor, Entry: plain(t, poor, "Y/2")},
		{Table: stuck, Entry: plain(t, stuck, "G+30")}, {Table: tie, Entry: &Turn{Card: "G+100"}},
	}
	return g
}

func checkStep(t judge, s conformance.Accepted) {
	t.Helper()
	if s.After.Over() != (s.After.Turn() == calc.None) {
		t.Fatalf("%s: over %t, turn %d", gametest.Written(s.Entry), s.After.Over(), s.After.Turn())
	}
	turn, ok := s.Entry.(*Turn)
	if !ok {
		return
	}
	byHand := sheetOf(s.Before)
	byHand.turn(turn)
	if differs := byHand.same(s.After); differs != "" {
		t.Fatalf("%s\n%s", gametest.Written(turn), differs)
	}
}

func says() map[string]string {
	return map[string]string{
		"three-seats-3x5":         "zeroed repurchase.all repurchase.some dividend compensation price.half.rounded",
		"four-seats-4x6-bankrupt": "bankrupt repurchase.none over.rounds",
		"four-seats-3x5":          "sell buy zeroed dividend compensation over.rounds",
		"four-seats-4x6":          "zeroed repurchase.some dividend over.rounds",
		"broker1961":              "zeroed penalty.all penalty.some penalty.declined dividend over.rounds",
		"online":                  "zeroed passed bankrupt over.rounds",
		"five-seats-4x6-asides":   "skip leave ruling.cash ruling.shares over.rounds",
	}
}

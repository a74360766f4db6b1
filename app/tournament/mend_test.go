package tournament

import (
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

// Taking back what other entries stand on says so before, and leaves a banner until they are mended.
func TestTakingBackTellsWhatIsLeftToMend(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	drawn(t, s, p)
	played(t, p)
	p.open(entries)
	apptest.Settle(s, apptest.Phone())
	log := director.LogOf(p.desk.Desk)
	p.views[entries].(*logView).open(log.Line(log.Count() - 3))
	tapOnSheet(t, s, words.Format("tournament.log.back.mend", words.Names{"count": 2}))
	must.Hold(t, len(p.desk.State.Rounds) == 0, "the round is still there")
	for side := range p.views {
		p.open(side)
		apptest.Settle(s, apptest.Phone())
		apptest.MustContain(t, s, words.Format("mend.banner", words.Names{"count": 2}))
	}
	s.Go(shell.To(func() shell.Page { return newMendPage(p.desk) }))
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Format("tournament.mend.out.all", words.Names{"count": 2}))
	apptest.MustShow(t, s, words.Text("mend.none"))
	for range 3 {
		s.Undo()
	}
	expect.True(t, len(p.desk.Tournament.Refused()) == 0 && p.desk.State.Rounds[0].Tables[1].Result != nil,
		"undo did not bring everything back")
}

// A round can be drawn again from its seed by a tap, with a clear answer.
func TestADrawIsChecked(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 9, nil)
	drawn(t, s, p)
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Text("tournament.redraw"))
	same := words.Redrawn(p.desk.State.Rounds[0], draw.Same, 0)
	apptest.MustContain(t, s, same)
	tables := p.desk.State.Rounds[0].Tables
	p.desk.enter(&tournament.Exchange{Round: 1, Members: [2]int{tables[0].Members[0], tables[1].Members[0]}})
	p.refresh()
	expect.True(t, !apptest.Contains(s, same), "the answer stays although people changed seats")
	apptest.Tap(t, s, words.Text("tournament.redraw"))
	apptest.MustContain(t, s, words.Format("tournament.redrawn.exchanged", words.Names{"count": 1}))
}

// Whoever left after the round was drawn is marked at the table, with what can be done.
func TestWhoeverLeftIsMarkedAtTheTable(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, func(plan *tournament.Plan) { plan.Games[0].Most = 3 })
	drawn(t, s, p)
	gone, other := p.desk.State.Rounds[0].Tables[0].Members[1], p.desk.State.Rounds[0].Out[0]
	p.desk.enter(&tournament.Leave{Member: gone})
	p.refresh()
	apptest.Settle(s, apptest.Phone())
	apptest.MustContain(t, s, words.Format("tournament.table.gone", words.Names{"count": 1}))
	p.views[rounds].(*roundView).openTable(1)
	tapOnSheet(t, s, words.Format("tournament.table.instead",
		words.Names{"name": p.desk.Name(other), "gone": p.desk.Name(gone)}))
	expect.True(t, p.desk.State.Rounds[0].Tables[0].Members[1] == other, "nobody plays instead")
}

package hall

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/tournament"
)

// An award that may be given stands in a row as high as one that was given.
func TestProposedAwardsAreAsHighAsGivenOnes(t *testing.T) {
	s := apptest.Begin(t)
	cup := begun(t, s, 8, 1, usual(0))
	entered(t, cup, &tournament.Award{Award: "Best hat of the evening", Member: 0})
	s.Go(apptest.To(NewAwardsPage(s, cup.Head().ID)))
	apptest.Settle(s, apptest.Phone())
	rows := apptest.All[*list.Row](s.Window.Content(), nil)
	must.Hold(t, len(rows) > 4, "there are %d rows", len(rows))
	for _, row := range rows {
		expect.Equal(t, row.Size().Height, rows[0].Size().Height, "the height of %q", row.AccessibilityLabel())
	}
}

package planning

import (
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/ledger/tournament"
)

func TestThePagesOfAPlanAreDrawn(t *testing.T) {
	s := apptest.Begin(t)
	for _, format := range []tournament.Format{tournament.Rounds, tournament.Cut, tournament.KnockOut,
		tournament.Series, tournament.MassStart} {
		plan := director.WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 2,
			Most: 6})
		taken := tournament.Plan{}
		p := newPlanPage(s, plan, func(plan tournament.Plan) bool { taken = plan; return true })
		s.Go(apptest.To(p))
		p.setFormat(format)
		apptest.Settle(s, apptest.Phone())
		if least := s.Window.Content().MinSize(); least.Width > apptest.Phone().Width {
			t.Errorf("%s: at least %.0f wide", format, least.Width)
		}
		if p.Record(); taken.Format != format {
			t.Errorf("%s: %s", format, p.trouble.Text())
		}
	}
}

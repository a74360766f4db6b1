package tournament_test

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// Points are read alike wherever they are typed: as digits, and as nothing that a computer would take for a number as
// well.
func TestPointsAreReadAsTheyAreTyped(t *testing.T) {
	for text, want := range map[string]tournament.Points{
		"10": 10 * tournament.Point, "2.5": 2500, "2,5": 2500, " 0.125 ": 125, "-3": -3 * tournament.Point,
		"–0,5": -500, "999999999.999": 999_999_999_999,
	} {
		got, read := tournament.ParsePoints(text)
		expect.True(t, read && got == want, "%q is read as %d, %v", text, got, read)
	}
	for _, text := range []string{"", "-", ".", "5.", ".5", "1e3", "nan", "NaN", "inf", "0x10", "1_000", "+5", "--5",
		"1.2345", "1.2.3", "1 000", "1000000000", "٣"} {
		if got, read := tournament.ParsePoints(text); read {
			t.Errorf("%q is read as %d", text, got)
		}
	}
}

// The usual plan is a plan in each format, once there is a game.
func TestTheUsualPlanIsOneInEachFormat(t *testing.T) {
	for _, format := range []tournament.Format{tournament.Rounds, tournament.Cut, tournament.KnockOut,
		tournament.Series, tournament.MassStart, tournament.Cut} {
		p := tournament.UsualPlan().As(tournament.KnockOut).As(format)
		p.Games = plan().Games
		expect.Equal(t, tournament.New("Friday", ledger.Author{}).Record(&p, ledger.Author{}), nil, "%s", format)
	}
}

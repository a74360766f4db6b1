package words

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

func TestEveryRefusalOfATournamentHasItsSentence(t *testing.T) {
	all := literals(t, "ledger/tournament")
	codes := all.firstArguments("Refuse")
	maps.Copy(codes, all.firstArguments("Missing"))
	known, wanted := sentences(t), []string(nil)
	for _, code := range slices.Sorted(maps.Keys(codes)) {
		if strings.HasSuffix(code, ".") { // a field follows, see Plan.check
			for _, field := range strings.Fields(
				"rounds size final carry through best hidden_from minutes sitting_out absent") {
				wanted = append(wanted, "refusal."+code+field)
			}
			continue
		}
		wanted = append(wanted, "refusal."+code)
	}
	for _, key := range wanted {
		if known[key] == "" {
			t.Errorf("there is no sentence of %q", key)
		}
	}
	if len(codes) < 40 {
		t.Errorf("only %d codes were found", len(codes))
	}
}

func TestRefusalsOfATournamentNamePeople(t *testing.T) {
	s := &tournament.State{Members: []tournament.Member{{Name: "Anna"}, {Name: "Ben"}}}
	reads(t, TournamentErrorSentence(s, calc.Refuse("tournament.leave.left", "member").Seated(1)),
		"Ben has already left.")
}

func TestPointsAreWrittenAsShortAsTheyAre(t *testing.T) {
	for want, p := range map[string]tournament.Points{
		"10": 10_000, "2.5": 2_500, "0.125": 125, "–1.5": -1_500, "0": 0, "1,250": 1_250_000,
	} {
		reads(t, Points(p, 0), want)
	}
	reads(t, TieValue(tournament.ByShare, 66_667), "66.667%")
}

func TestTheTermsOfAWorkingGiveItsSum(t *testing.T) {
	carry := standings.Working{Rule: "tournament.score.carry", Before: 1000, Points: -670}
	carry.Terms = []calc.Term{calc.With("percent", 33)}
	reads(t, Working(carry), "33% of 1 from before the final = 0.33, so –0.67")
	third := tournament.Placed{Rank: 1, Worth: 1}
	three := &tournament.Result{Places: []tournament.Placed{third, third, third}}
	scoring := tournament.Scoring{System: tournament.PlacePoints, Even: true}
	reads(t, Working(standings.ScoreOf(tournament.Plan{Size: 4, Scoring: scoring}, three, third)), "Place 1 of 3, shared "+
		"by 3: 17 ÷ 3 × (21 ÷ 4) ÷ (17 ÷ 3), counted as at a table of 4 = 5.25")
}

func TestPointsOfStandingsHaveTheSameDecimals(t *testing.T) {
	half := standings.Line{Points: 9_000, Scores: []standings.Score{{Working: standings.Working{Points: 4_500}}}}
	reads(t, Points(12_000, Places(standings.Line{Points: 12_000}, half)), "12.0")
}

func TestAPenaltyTellsWhatIsLost(t *testing.T) {
	s := &tournament.State{Members: []tournament.Member{{Name: "Anna"}}}
	for want, points := range map[string]tournament.Points{
		"Anna loses 3 points: late": 3 * tournament.Point, "Anna loses 1 point: late": tournament.Point,
		"Anna gains 2.5 points: late": -2500,
	} {
		reads(t, TournamentEntry(s, &tournament.Penalty{Points: points, Reason: "late"}), want)
	}
}

func TestEveryAwardHasItsWords(t *testing.T) {
	for _, award := range standings.Awards() {
		sound(t, "award."+award, AwardName(award))
		for _, value := range []int64{1, 45_250} {
			got := Award(standings.Proposal{Award: award, Member: 1, Round: 3, Table: 2, Value: value, Of: 60_000})
			sound(t, "award.was."+award, got)
			if !strings.HasSuffix(got, ".") {
				t.Errorf("%s: %q", award, got)
			}
		}
	}
	reads(t, AwardName("Best hat"), "Best hat")
	reads(t, Award(standings.Proposal{Award: standings.AwardShare, Round: 3, Table: 2, Value: 45_250}),
		"Had 45.3% of all net worth at table 2 in round 3.")
	reads(t, Award(standings.Proposal{Award: standings.AwardOpponents, Value: 4500}),
		"Never won, against opponents with 4.5 points on average.")
}

func TestMisfitsAreTold(t *testing.T) {
	for _, reason := range strings.Fields("nowhere other counted seats absent game options unfinished copy result") {
		code := "tournament.fit." + reason
		sound(t, "refusal."+code, Misfit(games.Misfit{
			Reason: code, Round: 2, Table: 3, Names: []string{"Zoë"}, Rulebook: "tycoon", Agreed: "stockholder",
		}))
	}
	got := Misfit(games.Misfit{Reason: "tournament.fit.game", Round: 2, Rulebook: "tycoon", Agreed: "stockholder"})
	reads(t, got, "Tycoon was played. Round 2 is Stockholder.")
}

func TestASwapTellsWhatItCosts(t *testing.T) {
	s := &tournament.State{Members: []tournament.Member{{Name: "Anna"}, {Name: "Ben"}, {Name: "Carl"}, {Name: "Dana"}}}
	apart := tournament.Wish{Members: [2]int{0, 3}}
	before := draw.Cost{Again: []draw.Meeting{{Members: [2]int{0, 2}, Times: 2}}, Unmet: []tournament.Wish{apart}}
	now := draw.Cost{Again: []draw.Meeting{{Members: [2]int{0, 1}, Times: 3}}}
	want := "Anna and Carl swap seats. Anna and Ben would meet a third time. Anna and Carl wouldn't meet again. Anna and Dana don't meet, as wished."
	reads(t, Swapped(s, 0, 2, before, now), want)
	reads(t, Swapped(s, 0, 2, now, now), "Anna and Carl swap seats. Nobody else meets again.")
	now.Again[0].Times = 21
	if got := Swapped(s, 0, 2, before, now); !strings.Contains(got, "Anna and Ben would have met 21 times.") {
		t.Error(got)
	}
	better := now
	better.Order--
	reads(t, Swapped(s, 0, 2, now, better),
		"Anna and Carl swap seats. Nobody else meets again, and first and last moves are spread more evenly.")
}

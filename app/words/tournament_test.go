package words

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// Every reason why something of a tournament cannot be has its sentence.
func TestEveryRefusalOfATournamentHasItsSentence(t *testing.T) {
	all := literals(t, "ledger/tournament")
	codes := all.firstArguments("Refuse")
	maps.Copy(codes, all.firstArguments("Missing"))
	known, wanted := sentences(t), []string(nil)
	for _, code := range slices.Sorted(maps.Keys(codes)) {
		if strings.HasSuffix(code, ".") { // the field follows, see Plan.check
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
	reads(t, TournamentTrouble(s, calc.Refuse("tournament.leave.left", "member").Seated(1)), "Ben has already left.")
}

func TestPointsAreWrittenAsShortAsTheyAre(t *testing.T) {
	for want, p := range map[string]tournament.Points{
		"10": 10_000, "2.5": 2_500, "0.125": 125, "–1.5": -1_500, "0": 0, "1,250": 1_250_000,
	} {
		reads(t, Points(p), want)
	}
}

// A penalty tells what is lost: points, and one of them by its own word.
func TestAPenaltyTellsWhatIsLost(t *testing.T) {
	s := &tournament.State{Members: []tournament.Member{{Name: "Anna"}}}
	for want, points := range map[string]tournament.Points{
		"Anna loses 3 points: late": 3 * tournament.Point, "Anna loses 1 point: late": tournament.Point,
		"Anna gains 2.5 points: late": -2500,
	} {
		reads(t, TournamentEntry(s, &tournament.Penalty{Points: points, Reason: "late"}), want)
	}
}

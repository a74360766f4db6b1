package words

import (
	"strings"
	"testing"

	"scripkeeper/ledger/tournament/standings"
)

// Every award that is proposed has a name and a sentence with its figures; what a director made up is called as it is.
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
	want := "Had 45.3% of all net worth at table 2 in round 3."
	if got := Award(standings.Proposal{Award: standings.AwardShare, Round: 3, Table: 2,
		Value: 45_250}); strings.ReplaceAll(got, "\u00a0", " ") != want {
		t.Errorf("%q", got)
	}
}

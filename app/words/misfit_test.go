package words

import (
	"strings"
	"testing"

	"scripkeeper/ledger/tournament/games"
)

// Every reason why a game does not fit its table reads well.
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

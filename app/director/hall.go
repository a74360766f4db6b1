package director

import (
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// HallStanding is the standing that everybody in the hall may see, unless it is hidden: after the last round that every
// table has finished.
func HallStanding(s *tournament.State) (after int) {
	after = len(s.Rounds)
	if after > 0 && len(s.Rounds[after-1].Missing()) > 0 {
		after--
	}
	return after
}

// HallStandingTitle names the standing after a round.
func HallStandingTitle(s *tournament.State, after int) string {
	if after >= s.Plan.Rounds {
		return words.Text("hall.standing.final")
	}
	return words.Format("hall.standing", words.Names{"round": after})
}

// HallRound names a round, as the plan counts them, and what is played where that is not always the same.
func HallRound(s *tournament.State, number int) string {
	if len(s.Plan.Games) > 1 {
		game := words.Game(s.Plan.Game(number).Rulebook)
		return words.Format("hall.round.game", words.Names{"round": number, "game": game})
	}
	if s.Plan.Rounds > 0 && number <= s.Plan.Rounds {
		rounds := words.Number(s.Plan.Rounds)
		return words.Format("hall.round.of", words.Names{"round": number, "rounds": rounds})
	}
	return words.Format("hall.round", words.Names{"round": number})
}

// HallClock is the clock of the round that is played, and whether there is one.
func HallClock(s *tournament.State) (tournament.Clock, bool) {
	if HallStanding(s) == len(s.Rounds) {
		return tournament.Clock{}, false
	}
	return s.ClockOf(len(s.Rounds))
}
